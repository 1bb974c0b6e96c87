import type { lesson as en } from '../en/lesson';
import type { Words } from '../words';

/** A first game of any kind, with a comment on every step. */
export const lesson: Words<typeof en, 'fa'> = {
  title: 'آموزش بازی',
  byBook: 'طبق کتاب {{book}}',
  whichBook: 'کدام کتاب را یاد می‌گیرید؟',
  guide: 'درس',
  astray: 'در بازی واقعی این هم می‌شود. فعلاً همان را بزنید که دورش قاب دارد.',
  touch: '«{{action}}» را بزنید.',
  touchThen: 'اول «{{action}}» را بزنید، بعد {{name}} را.',
  choose: '{{name}} را انتخاب کنید.',
  further: 'بعدی',
  skip: 'رد شدن از درس',
  overTitle: 'حالا بازی را بلدید',
  skippedTitle: 'پایان درس',
  skippedText: 'هر وقت بخواهید می‌توانید سراغش بیایید: جایش در صفحه‌ی اصلی است.',
  apart: 'ویژگی‌های {{book}}',
  compare: 'مقایسه‌ی همه‌ی کتاب‌ها',
  again: 'از نو',
  putBack: 'ادامه‌ی درس',
};
