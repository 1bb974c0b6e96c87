import type { lesson as en } from '../en/lesson';
import type { Words } from '../words';

/** A first game of any kind, with a comment on every step. */
export const lesson: Words<typeof en, 'fa'> = {
  title: 'آموزش بازی',
  guide: 'درس',
  watch: 'حالا وسط میز را ببینید.',
  astray: 'در بازی واقعی این هم می‌شود. فعلاً همان را بزنید که دورش قاب دارد.',
  further: 'بعدی',
  skip: 'رد شدن از درس',
  overTitle: 'حالا بازی را بلدید',
  skippedTitle: 'پایان درس',
  skippedText: 'هر وقت بخواهید می‌توانید سراغش بیایید: جایش در صفحه‌ی اصلی است.',
  again: 'از نو',
  putBack: 'ادامه‌ی درس',
};
