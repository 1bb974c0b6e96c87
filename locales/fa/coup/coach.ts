import type { coach as en } from '../../en/coup/coach';
import type { Words } from '../../words';

/**
 * What the coach says of a claim, of each answer, and of a game that is over.
 * What begins with a value begins with a mark (U+200F) that says which way it runs, for it goes into other sentences.
 */
export const coach: Words<typeof en, 'fa'> = {
  whatFor: 'فقط خودتان می‌بینید: هر انتخاب چقدر می‌ارزد و چرا.',
  name: 'مربی',
  weighing: 'مربی دارد فکر می‌کند…',
  best: 'مربی: بهترین انتخاب «{{answer}}» است',
  odds: 'مربی: به احتمال {{percent}} راست است',
  bothOdds: 'راست است؟ کارت‌ها می‌گویند {{cards}}، رفتارش {{play}}',
  more: '\u200f{{line}}. برای دیدن دلیلش بزنید.',
  intro: 'شانس برد شما پس از هر انتخاب، با آنچه می‌بینید و آنچه تا این‌جا گذشته است.',
  chance: 'شانس برد {{percent}}',
  claim: '\u200f{{name}}، {{claim}}: از روی کارت‌ها و رفتارش، به احتمال {{percent}} راست است.',
  unseen_one: 'جای {{count}} کارت این شخصیت را نمی‌دانید.',
  unseen_other: 'جای {{count}} کارت این شخصیت را نمی‌دانید.',
  noneUnseen: 'جای همه‌ی کارت‌های این شخصیت را می‌دانید.',
  word: 'در چالش‌های تا این‌جا: {{proven}} بار راست، {{caught}} بار بلوف.',
  at: '\u200f{{action}}، علیه {{name}}',
  because: {
    honest: 'کارتش را دارید؛ هر کس به چالش بکشد، یک کارت از دست می‌دهد.',
    honestNoDuke: 'راست می‌گویید؛ هر کس به چالش بکشد، یک کارت از دست می‌دهد.',
    bluff: 'بلوف است و به احتمال {{percent}} به چالش کشیده می‌شود.',
    hopeless: 'بلوفی است که تابلوست: جای همه‌ی کارت‌های این شخصیت معلوم است.',
    stopped: 'به احتمال {{percent}} جلویش را می‌گیرند.',
    strike: '{{name}} به احتمال {{percent}} یک کارت از دست می‌دهد.',
    strikeLast: '{{name}} به احتمال {{percent}} تبعید می‌شود.',
    sure: 'هیچ‌کس نمی‌تواند جلویش را بگیرد.',
    armed: 'نوبت بعد سکه‌ی کافی برای کودتا دارید.',
    danger: '{{name}} سکه‌ی کافی برای کودتا دارد.',
    lie: 'به احتمال {{percent}} بلوف است.',
    surelyLie: 'ممکن نیست راست باشد.',
    surelyTrue: 'بی‌شک راست است.',
    lastCard: 'اگر اشتباه کنید، تبعید می‌شوید.',
    loses: 'به احتمال {{percent}} یک کارت از دست می‌دهید.',
  },
  lookBack: {
    title: 'تصمیم‌هایی که گران تمام شد',
    whose: 'تصمیم‌های چه کسی',
    weighing: 'دارد بازی را مرور می‌کند…',
    none: 'هیچ تصمیمی گران تمام نشد.',
    note: 'هر تصمیم با آنچه در همان لحظه دیده می‌شد سنجیده شده است.',
    deed: '\u200f«{{chosen}}»؛ بهتر بود: «{{better}}»',
    cost: 'نوبت {{turn}}: شانس برد {{percent}} کمتر شد',
  },
};
