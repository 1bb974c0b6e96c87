import type { tally as en } from '../../en/coup/tally';
import type { Words } from '../../words';

/** What Coup counts of everybody's games. */
export const tally: Words<typeof en, 'he'> = {
  title: 'בלופים, ערעורים, הפיכות',
  bluffs: 'בלופים',
  bluffsFoundOut: 'בלופים שנחשפו',
  challenges: 'ערעורים',
  wrongChallenges: 'ערעורי סרק',
  coups: 'הפיכות',
  firstOut: 'יציאה ראשונה לגלות',
};
