import type { end as en } from '../en/end';
import type { Words } from '../words';

/** The end of any game. */
export const end: Words<typeof en, 'fa'> = {
  winner: 'برنده: {{names}}',
  youWon: 'شما برنده شدید!',
  result: 'پایان بازی',
  turns_one: 'بازی {{count}} نوبت طول کشید.',
  turns_other: 'بازی {{count}} نوبت طول کشید.',
  replay: 'چه گذشت؟',
  share: 'فرستادن این بازی',
  save: 'ذخیره در فایل',
  saved: 'ذخیره شد: {{file}}',
  notSent: 'فایل فرستاده یا ذخیره نشد. بازی همچنان همین‌جا می‌ماند.',
  souvenir: 'عکس یادگاری',
  sharePicture: 'فرستادن عکس',
  savePicture: 'ذخیره‌ی عکس',
  again: 'یک دست دیگر',
  showAll: 'نمایش هر {{number}} تا',
  course: 'نوبت‌به‌نوبت',
  turn: 'نوبت {{turn}}',
  deal: 'پخش کارت‌ها',
  earlier: 'یک نوبت عقب‌تر',
  later: 'یک نوبت جلوتر',
  watchTurn: 'تماشای این نوبت',
  number: '{{number}}',
};
