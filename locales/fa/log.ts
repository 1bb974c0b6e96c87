import type { log as en } from '../en/log';
import type { Words } from '../words';

/** The log of any game. */
export const log: Words<typeof en, 'fa'> = {
  title: 'چه گذشت؟',
  deal: 'پخش کارت‌ها',
  turn: 'نوبت {{name}}',
  rule: 'قانون این قسمت',
  here: '{{line}} میز، همین لحظه.',
};
