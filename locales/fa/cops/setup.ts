import type { setup as en } from '../../en/cops/setup';
import type { Words } from '../../words';

/** What is chosen before a game: the variant, its options, how well the bots play. */
export const setup: Words<typeof en, 'fa'> = {
  variant: 'نوع بازی',
  variants: {
    base: {
      name: 'بازی اصلی',
      first: 'درستکارها جلوی فاسدها: سردسته‌ی اون‌وری‌ها رو پیدا کنین و دو تا تیر بهش بزنین!',
      second: 'چند تا اسلحه وسط میزه. هر کی سردسته نباشه و تیر بخوره، از بازی می‌ره بیرون.',
    },
    band: {
      name: 'دسته‌ی تبهکاران',
      first: 'هر کی یه اسلحه‌ی شخصی داره و یه الماس.',
      second: 'هر کی سردسته نباشه و تیر بخوره، می‌ره تو دسته‌ی تبهکاران، دنبال همه‌ی الماس‌ها!',
    },
  },
  levels: { random: 'سربه‌هوا', steady: 'حسابگر' },
  levelHints: {
    random: 'هر کاری که قانون اجازه بده می‌کنه؛ بی هیچ دلیلی!',
    steady: 'هر چی دیده یادش می‌مونه و حساب می‌کنه کی با کیه.',
  },
  reportAuditHint: 'کارت تجهیزات بیست‌ویکم که تو کتابچه نیست.',
  holster: 'غلاف کردن بعد از شلیک',
  holsterHint: 'اسلحه بعد از شلیک برمی‌گرده تو غلاف. به روایت کتابچه بیرون می‌مونه.',
  lastShot: 'آخرین تیرخورده',
  lastShotHint: 'سر همین میز، آخر از همه {{name}} تیر خورد.',
  seats: '«پلیس خوب، پلیس بد» برای {{fewest}} تا {{most}} نفره؛ شما {{players}} نفرین.',
};
