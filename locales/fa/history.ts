import type { history as en } from '../en/history';
import type { Words } from '../words';

/**
 * The games that are over: the list of them, and the files they travel in.
 * What holds nothing but values begins with a mark (U+200F) that says which way it runs, for it goes into other sentences.
 */
export const history: Words<typeof en, 'fa'> = {
  title: 'بازی‌های گذشته',
  empty: 'هنوز بازی‌ای تمام نشده',
  emptyText:
    'هر بازی‌ای که به آخر برسد، همین‌جا روی این دستگاه می‌ماند. بازی‌ای را که برایتان فرستاده‌اند هم می‌توانید از روی فایلش باز کنید.',
  newGame: 'بازی تازه',
  openFile: 'باز کردن فایل',
  older: 'بازی‌های قدیمی‌تر',
  limit: 'این‌جا {{limit}} بازی آخر می‌ماند. تعدادش را در تنظیمات می‌توانید عوض کنید.',
  date: '\u200f{{day}} {{month}} {{year}}',
  dateAndTime: '\u200f{{date}}، {{time}}',
  month: {
    first: 'فروردین',
    second: 'اردیبهشت',
    third: 'خرداد',
    fourth: 'تیر',
    fifth: 'مرداد',
    sixth: 'شهریور',
    seventh: 'مهر',
    eighth: 'آبان',
    ninth: 'آذر',
    tenth: 'دی',
    eleventh: 'بهمن',
    twelfth: 'اسفند',
  },
  fellows: 'همراه شما: {{names}}',
  youLost: 'شما باختید',
  others: 'رقیبان: {{names}}',
  delete: 'حذف بازی {{date}}',
  deleteTitle: 'این بازی حذف شود؟',
  deleteText: '{{date}}؛ برنده: {{names}}. تا وقتی در همین صفحه‌اید، می‌توانید آن را برگردانید.',
  deleteConfirm: 'حذف شود',
  keep: 'بماند',
  deleted: 'بازی {{date}} حذف شد',
  undo: 'برگرداندن',
  notOpened: 'فایل باز نشد',
  noGame: 'چنین بازی‌ای این‌جا نیست',
  toList: 'همه‌ی بازی‌های گذشته',
  problem: {
    notARecord: 'در این فایل هیچ بازی‌ای ثبت نشده است.',
    unknownVersion:
      'این بازی را نسخه‌ی دیگری از برنامه ثبت کرده است، احتمالاً نسخه‌ای تازه‌تر. فایل سالم است: برنامه را به‌روز کنید و دوباره بازش کنید.',
    unknownGame: 'این نسخه از برنامه، بازی ثبت‌شده در این فایل را نمی‌شناسد.',
    anotherGame: 'این فایل مال یک بازی دیگر است.',
    illegalSetup: 'چیدمان اول این بازی با قوانین نمی‌خواند.',
    illegalMove: 'در این بازی حرکتی ثبت شده که قوانین اجازه‌اش را نمی‌دهد.',
    checksumDiffers: 'این بازی به همان‌جایی نمی‌رسد که باید؛ فایل میان راه تغییر کرده یا خراب شده است.',
    unfinished: 'این بازی به آخر نرسیده است.',
    tooLarge: 'این فایل برای ثبت یک بازی زیادی بزرگ است.',
    failed: 'فایل خوانده نشد.',
    damaged:
      'نسخه‌ی ذخیره‌شده‌ی این بازی خراب است. همان‌طور که بود کنار گذاشته شد و به بازی‌های دیگر آسیبی نرسید.',
    future: 'این بازی را نسخه‌ی تازه‌تری از برنامه ذخیره کرده است. سالم کنار گذاشته شد.',
    locked: 'نسخه‌ی ذخیره‌شده‌ی این بازی خوانده نشد. دست‌نخورده می‌ماند.',
    gone: 'در این نشانی بازی‌ای نیست؛ شاید حذف شده باشد.',
  },
};
