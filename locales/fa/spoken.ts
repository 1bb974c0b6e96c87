import type { SomeWords } from '../words';
import type { first } from './first';
import type { words } from './sharedWords-fa';

/** What the house writes to everybody, as Good Cop Bad Cop says it: in the spoken Persian of its book. */
export const spoken = {
  common: { touchAgain: 'دوباره بزنین: {{what}}' },
  curtain: {
    handTo: 'گوشی رو بدین به',
    nobodyElse: 'بقیه لطفاً نگاه نکنن!',
    hold: 'یه کم نگه دارین تا پرده بره کنار',
    holdOn: 'ول نکنین…',
    tapTwice: 'دو بار بزنین تا پرده بره کنار',
    tapAgain: 'یه بار دیگه',
    headphones: 'صفحه‌خوان راز رو بلند می‌خونه! قبل از کنار زدن پرده، هدفون بذارین یا صدا رو کم کنین.',
    falls_one: 'پرده تا {{count}} ثانیه‌ی دیگه خودش بسته می‌شه. برای باز موندنش، بزنین رو صفحه.',
    falls_other: 'پرده تا {{count}} ثانیه‌ی دیگه خودش بسته می‌شه. برای باز موندنش، بزنین رو صفحه.',
    lifted: 'پرده رفت کنار',
  },
  match: {
    handTo: 'گوشی رو بدین به {{name}}',
    thinking: '{{name}} داره فکر می‌کنه…',
    toTheEnd: 'یه‌راست تا آخر',
    finishing_one: 'ربات‌ها دارن بازی رو تموم می‌کنن؛ تا حالا {{count}} حرکت.',
    finishing_other: 'ربات‌ها دارن بازی رو تموم می‌کنن؛ تا حالا {{count}} حرکت.',
    peekTitle: 'کارت‌های کی؟',
    yourCards: '{{name}}، اینا کارت‌های شماست',
    looksAnew: 'یه کارت هست که فقط {{name}} باید ببینه.',
    alreadySeen: 'قبلاً دیده، بریم',
    letPass: 'هر چی به من ربط نداره، خودش رد شه',
    yourHand: 'کارت‌هاتون',
    giveUp: 'تموم کردن همین بازی',
    giveUpHint: 'ناتموم می‌مونه و نه تو بازی‌های گذشته میاد و نه تو آمار.',
    givenUpTitle: 'بازی نصفه موند',
    givenUpText:
      'این بازی به آخر نرسید؛ پس نه تو بازی‌های گذشته میاد و نه تو آمار. تا پخش بعدی هنوز می‌شه ادامه‌ش داد.',
    cannotTakeBack:
      'چیزی واسه پس گرفتن نیست؛ فقط تا وقتی می‌شه که هنوز کارتی رو نشده و کسی کارتی ندیده باشه.',
    touchYourSeat_one: '{{count}} نفر هنوز جواب نداده. چیزی دارین؟ بزنین رو جای خودتون.',
    touchYourSeat_other: '{{count}} نفر هنوز جواب ندادن. چیزی دارین؟ بزنین رو جای خودتون.',
    answerOf: 'جواب {{name}}',
    withdraw: 'حرفمو پس می‌گیرم',
    spokenCards: 'صفحه‌خوان کارت‌هاتونو بلند می‌خونه. هدفون بذارین یا صدا رو کم کنین.',
    over: 'بازی تموم شد',
    noneText: 'این‌جا بازی‌ای در جریان نیست. یه دست تازه پخش کنین یا یه سر به بازی‌های گذشته بزنین.',
  },
  end: {
    youWon: 'شما بردین!',
    again: 'یه دست دیگه',
    notSent: 'فایل فرستاده یا ذخیره نشد. بازی همچنان همین‌جا می‌مونه.',
  },
  replay: { eyes: 'از نگاه کی' },
  lesson: {
    astray: 'تو بازی واقعی اینم می‌شه. فعلاً همونی رو بزنین که دورش قابه.',
    touch: 'بزنین رو «{{action}}».',
    touchThen: 'اول بزنین رو «{{action}}»، بعد رو {{name}}.',
    overTitle: 'حالا دیگه بازی رو بلدین',
    skippedText: 'هر وقت بخواین می‌تونین بیاین سراغش: جاش تو صفحه‌ی اصلیه.',
  },
} satisfies SomeWords<typeof first & typeof words>;
