import type { statistics as en } from '../en/statistics';
import type { Words } from '../words';

/**
 * Who has won how often, by name.
 * What holds nothing but values begins with a mark (U+200F) that says which way it runs, for it goes into other sentences.
 */
export const statistics: Words<typeof en, 'fa'> = {
  title: 'آمار',
  hint: 'هر کس که با نام یا تنهایی بازی کرده است',
  empty: 'هنوز چیزی برای شمردن نیست',
  emptyText: 'بازی‌ای که به آخر برسد، نام بازیکنانش این‌جا می‌آید.',
  nobody: 'کسی با نام بازی نکرده',
  nobodyText:
    'بازی‌هایی انجام شده، ولی فقط کسانی را می‌توان از هم شناخت که نام داشته باشند. برای بازی بعدی نام‌ها را بنویسید.',
  noPerson: 'با این نام بازی‌ای نیست',
  noPersonText: 'این‌جا بازی‌ای از کسی با این نام نیست؛ شاید حذف شده باشد.',
  toAll: 'همه‌ی بازیکنان',
  games_one: '{{count}} بازی',
  games_other: '{{count}} بازی',
  wins_one: '{{count}} برد',
  wins_other: '{{count}} برد',
  summary: '\u200f{{games}}، {{wins}} ({{share}})',
  streaks: 'برد پیاپی: اکنون {{current}}، رکورد {{longest}}',
  you: 'شما، بی‌نام',
  unnamed: 'در بازی دورهمی، بازیکن بی‌نام به حساب نمی‌آید.',
  bots: 'ربات‌ها در این فهرست نیستند.',
  unread_one: '{{count}} بازی این‌جا به حساب نیامده است، چون خوانده نمی‌شود.',
  unread_other: '{{count}} بازی این‌جا به حساب نیامده است، چون خوانده نمی‌شود.',
  total: 'همه‌ی بازی‌ها',
  played: 'بازی',
  won: 'برد',
  share: 'سهم برد',
  current: 'برد پیاپی تا این‌جا',
  longest: 'بیشترین برد پیاپی',
  byVariant: 'برد در هر بازی',
  otherGame: 'بازی دیگر',
  partOf: '{{part}} از {{all}}',
  last: 'بازی‌های آخر',
  lastInWords: '{{won}} برد در {{games}} آخر؛ از قدیم به جدید: {{course}}.',
  wasWon: 'برد',
  wasLost: 'باخت',
  legend: 'از قدیم به جدید؛ تاج نشانه‌ی برد است.',
  openLast: 'آخرین بازی: {{date}}',
  reading: 'مرور بازی‌ها: {{done}} از {{all}}',
};
