/** The bots that have a face: what they are called, and how they lean. */
export const faces = {
  cautious: { name: 'جمشید', called: 'جمشید دست‌به‌عصا', hint: 'کم دروغ می‌گوید و کم شک می‌کند.' },
  liar: { name: 'کریم', called: 'کریم چاخان', hint: 'خیلی بیشتر از آنچه در دست دارد ادعا می‌کند.' },
  hunter: { name: 'تیمور', called: 'تیمور شکارچی', hint: 'به چیزی شک می‌کند که دیگران از آن می‌گذرند.' },
  miser: {
    name: 'حاجی',
    called: 'حاجی ناخن‌خشک',
    hint: 'سکه‌هایش را برای کودتا جمع می‌کند و خرج هیچ چیز دیگر نمی‌کند.',
  },
  avenger: { name: 'قیصر', called: 'قیصر انتقام‌جو', hint: 'سراغ همان کسی می‌رود که آخرین بار سراغش آمده.' },
  mirror: {
    name: 'میرزا',
    called: 'میرزا آینه',
    hint: 'همان کاری را می‌کند که آخرین بار شده و هر چه ببیند پس می‌دهد.',
  },
} as const;

/** Choosing among them. */
export const faceChoice = {
  label: 'چهره',
  none: 'بی‌چهره',
  noneHint: 'در حد سطح خودش بازی می‌کند؛ بی هیچ عادتی.',
  surprise: 'غافلگیرم کن',
  surpriseHint: 'یکی از شش چهره؛ آخر بازی معلوم می‌شود کدام بوده.',
  all: 'چهره‌ها',
  plain: 'بی‌چهره',
  various: 'جورواجور',
  variousHint: 'هر رقیب چهره‌ای دارد و عادتی که می‌شود از آن استفاده کرد.',
  mixed: 'قاطی',
  mixedHint: 'همان‌طور که برای هر کدام انتخاب کرده‌اید.',
  botWith: 'ربات {{level}} · {{face}}',
  botWas: 'ربات {{level}} · {{face}} با چهره‌ی پنهان',
} as const;
