import type { differences as en } from '../../en/coup/differences';
import type { Words } from '../../words';

/** The books of Coup side by side: what they differ in, and how. */
export const differences: Words<typeof en, 'fa'> = {
  title: 'تفاوت‌ها',
  intro: 'یک بازی و چهار کتابچه. هر جا با هم فرق دارند، این‌جا نوشته شده است.',
  topic: 'موضوع',
  topics: {
    seats: 'تعداد بازیکنان',
    firstPlayer: 'آغازکننده',
    twoPlayers: 'بازی ۲ نفره',
    refund: 'سکه‌ی پرداخت‌شده، پس از چالش موفق',
    replacement: 'کارتی که اثبات شده',
    proof: 'آیا راستگو می‌تواند کارتش را رو نکند؟',
    sixth: 'سفیر یا بازرس',
    examine: 'کارت بازرسی‌شده',
    factions: 'حزب‌ها، چرخش سیاسی، اختلاس',
    anarchist: 'آنارشیست',
  },
  seats: '{{fewest}} تا {{most}} نفر',
  firstPlayer: {
    agree: 'به توافق جمع',
    lastWinner: 'برنده‌ی بازی قبل',
    any: 'هر طور که جمع بخواهد',
  },
  ways: {
    plain: 'مثل همیشه، هر کس ۲ سکه',
    oneCoin: 'مثل همیشه، آغازکننده ۱ سکه دارد',
    draft: 'برداشتن از سه دسته؛ آغازکننده ۱ سکه دارد',
  },
  refund: {
    yes: 'برمی‌گردد',
    no: 'برنمی‌گردد',
  },
  replacement: {
    shuffleNow: 'بی‌درنگ: با دربار بُر می‌خورد و کارتی تازه برداشته می‌شود',
    bottomAtEndOfTurn: 'در پایان نوبت: زیر دربار می‌رود و کارت رویی برداشته می‌شود',
  },
  proof: {
    yes: 'بله، به قیمت باختن چالش',
    no: 'نه، باید کارت را نشان بدهد',
  },
  sixth: {
    none: 'فقط سفیر',
    optional: 'بازرس می‌تواند جای سفیر بیاید',
    choose: 'پیش از هر بازی انتخاب می‌شود',
  },
  examine: {
    maySwap: 'پس داده یا عوض می‌شود',
    mustSwap: 'همیشه عوض می‌شود',
    none: 'بازرس ندارد',
  },
  part: {
    yes: 'می‌شود اضافه کرد',
    no: 'در این کتابچه نیست',
  },
};
