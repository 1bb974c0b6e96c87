import type { replay as en } from '../en/replay';
import type { Words } from '../words';

/** Walking through a game that has been played. */
export const replay: Words<typeof en, 'fa'> = {
  point: 'کجای بازی',
  position: 'حرکت {{move}} از {{moves}}',
  positionInTurn: 'حرکت {{move}} از {{moves}}، نوبت {{turn}}',
  turnBack: 'نوبت قبلی',
  moveBack: 'یک حرکت به عقب',
  play: 'پخش',
  pause: 'مکث',
  moveOn: 'یک حرکت به جلو',
  turnOn: 'نوبت بعدی',
  toLog: 'بازگشت به «چه گذشت؟»',
  title: 'چه گذشت؟',
  toResult: 'بازگشت به نتیجه',
  eyes: 'از نگاه چه کسی',
  openHands: 'همه‌ی کارت‌ها رو',
  eyesOf: 'از نگاه {{name}}',
};
