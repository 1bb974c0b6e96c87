import type { log as en } from '../en/log';
import type { Words } from '../words';

/** The log of any game. */
export const log: Words<typeof en, 'he'> = {
  title: 'יומן המשחק',
  deal: 'חלוקת הקלפים',
  turn: 'התור של {{name}}',
  rule: 'החוק שמאחורי זה',
  here: '{{line}} השולחן מציג את הרגע הזה.',
};
