import type { rules as en } from '../en/rules';
import type { Words } from '../words';
import { games } from './games';

/** The rulebooks: the list of them, the reader and the search. */
export const rules: Words<typeof en, 'fa'> = {
  title: 'قوانین',
  intro: 'هر کتابچه همان‌طور که چاپ شده، به زبان شما؛ و هر جا کتابچه ساکت است، حکم برنامه.',
  about: {
    persianPlus: 'با «اصلاحات»، بازرس و آنارشیست، برای دو تا ده نفر',
    persian: 'بازی کلاسیک، ساده و روشن',
    russian: 'خشک و دقیق، با جدولی از همه‌ی اقدامات',
    hebrew: 'بازی کلاسیک در یک برگ',
    cops: 'با دسته‌ی تبهکاران و همه‌ی تجهیزات',
  },
  search: 'جست‌وجو در قوانین',
  searchHint: 'کلمه‌ای بنویسید',
  scope: 'جست‌وجو در',
  thisBook: 'همین کتابچه',
  allBooks: 'همه‌ی کتابچه‌ها',
  hits_one: '{{count}} جا',
  hits_other: '{{count}} جا',
  nothing: 'چنین چیزی نیست',
  nothingText:
    'این کلمه‌ها در قوانین نیست؛ با یک حرف کم‌وزیاد هم پیدا نشد. کوتاه‌تر بنویسید تا بیشتر پیدا شود.',
  more: 'جاهای بیشتر',
  contents: 'فهرست',
  before: 'قبلی: {{section}}',
  after: 'بعدی: {{section}}',
  here: '{{section}} (باز است)',
  inLanguage: 'همین بخش به زبانی دیگر',
  inBook: 'همین موضوع در کتابچه‌ای دیگر',
  notThere: '{{book}}: در این کتابچه نیست',
  /** What this language calls each book. */
  names: { ...games.coup.variants, cops: 'پلیس خوب، پلیس بد' },
  edition: {
    persianPlus: 'کودتا+',
    persian: 'کودتا',
    russian: 'نسخه‌ی روسی',
    hebrew: 'نسخه‌ی عبری',
    cops: 'پلیس خوب، پلیس بد',
  },
  share: 'فرستادن این بخش',
  copied: 'نشانی این بخش کپی شد.',
  notShared: 'نشانی فرستاده نشد.',
  note: 'نکته',
  ruling: 'حکم این برنامه',
  noBook: 'چنین کتابچه‌ای نیست',
  noBookText: 'در این نشانی کتابچه‌ی قوانینی نیست.',
  toBooks: 'همه‌ی کتابچه‌ها',
  noSection: 'این کتابچه بخشی به نام {{section}} ندارد. از اول باز شد.',
  rule: 'قانون {{id}}',
  behind: 'در قوانین: {{what}}',
  lost: 'این قانون در کتابچه نیست.',
};
