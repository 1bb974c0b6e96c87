import type { log as en } from '../en/log';
import type { Words } from '../words';

/** The log of any game. */
export const log: Words<typeof en, 'ru'> = {
  title: 'Как было дело',
  deal: 'Раздача',
  turn: 'Ходит {{name}}',
  rule: 'Правило к этой строке',
  here: '{{line}} Это сейчас на столе.',
};
