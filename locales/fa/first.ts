import { languageNames } from '../languageNames';
import type { first as en } from '../en/first';
import type { Words } from '../words';
import { games } from './games';

/**
 * What the first page says, and the page for a missing address: everything that is not fetched later.
 * What holds nothing but values begins with a mark (U+200F) that says which way it runs, for it goes into other sentences.
 */
export const first: Words<typeof en, 'fa'> = {
  app: {
    name: 'زیرمیزی',
    tagline: 'یک گوشی دور میز می‌چرخد؛ کارت پخش می‌کند، راز نگه می‌دارد و همه‌ی قوانین را از بر است!',
  },
  language: languageNames,
  common: {
    back: 'بازگشت',
    cancel: 'انصراف',
    close: 'بستن',
    home: 'صفحه‌ی اصلی',
    list: '\u200f{{one}}، {{more}}',
    readInRules: 'خواندن در قوانین',
    touchAgain: 'دوباره بزنید: {{what}}',
  },
  games,
  home: {
    menu: 'فهرست اصلی',
    continue: 'ادامه‌ی بازی',
    continueHint: '{{game}} روی میز منتظر شماست',
    together: 'بازی دورهمی',
    alone: 'بازی تک‌نفره',
    learn: 'آموزش بازی',
    learnOn: 'درس از همان‌جا که مانده بود ادامه دارد',
    rules: 'قوانین',
    rulesHint: 'پنج کتابچه، برای خواندن و جست‌وجو',
    history: 'بازی‌های گذشته',
    historyHint: 'چه کسی برد و با کدام بلوف‌ها',
    rehearsal: 'یک دور دست‌گرمی',
    rehearsalHint: 'هر نفر یک کارت و یک نگاه؛ گوشی دست‌به‌دست می‌شود',
    cast: 'آشنایی با شخصیت‌ها',
    castHint: 'همه‌ی چهره‌های هر دو بازی',
    settings: 'تنظیمات',
    settingsHint: 'زبان، نور، صدا',
    about: 'درباره‌ی برنامه',
    aboutHint: 'سازندگان بازی‌ها و این برنامه',
  },
  notices: {
    settings: 'تنظیمات',
    names: 'نام‌های سر میز',
    table: 'میز قبلی',
    match: 'بازی ناتمام',
    places: 'جای خواندن در کتابچه‌ها',
    lessons: 'درس‌ها',
    history: 'بازی‌های گذشته',
    damaged:
      'نسخه‌ی ذخیره‌شده‌ی {{what}} خراب بود و خوانده نشد. همان‌طور که بود کنار گذاشته شد، چیزی رویش نوشته نشد و این بخش از نو شروع شد.',
    future:
      '{{what}} را نسخه‌ی تازه‌تری از برنامه ذخیره کرده است. سالم کنار گذاشته شد و این نسخه از نو شروع کرد.',
    locked:
      'نسخه‌ی ذخیره‌شده‌ی {{what}} خوانده نشد. دست‌نخورده سر جایش می‌ماند، ولی با بسته شدن برنامه، تغییرهای تازه از بین می‌رود.',
    mended:
      'نسخه‌ی ذخیره‌شده‌ی {{what}} خراب بود. از روی خود بازی‌ها دوباره ساخته شد و نسخه‌ی خراب کنار گذاشته شد.',
    returned:
      'آن‌چه نسخه‌ی تازه‌تر برنامه از {{what}} ذخیره کرده بود، برگشت. آن‌چه نسخه‌ی قدیمی‌تر بعد از آن نوشته بود، سالم کنار گذاشته شد.',
    elsewhere:
      'این بازی در پنجره‌ی دیگری جلو رفته است. حالا همان وضع را می‌بینید و می‌توانید از همین‌جا ادامه بدهید.',
    full: 'دستگاه نگذاشت {{what}} ذخیره شود؛ شاید حافظه پر شده باشد. تغییرهای تازه فقط تا بسته شدن برنامه می‌ماند.',
    unkept: 'همه‌چیز ذخیره نشده است',
    dismiss: 'متوجه شدم',
  },
  trouble: {
    title: 'چراغ خاموش شد!',
    text: 'جایی از برنامه خراب شد. هر چه ذخیره شده سر جایش است؛ می‌توانید از همان‌جا ادامه بدهید.',
    resume: 'ادامه',
    details: 'برای کسی که درستش می‌کند: {{message}}',
    lostTitle: 'این‌جا کسی ننشسته',
    lostText: 'در این نشانی صفحه‌ای نیست.',
  },
  later: {
    waiting: 'یک لحظه…',
    missingTitle: 'این صفحه نرسید',
    missingText: 'این بخش از برنامه دریافت نشد. شاید الان اینترنت در دسترس نیست.',
    again: 'دوباره امتحان کنید',
  },
};
