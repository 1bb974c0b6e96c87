import type { tally as en } from '../../en/coup/tally';
import type { Words } from '../../words';

/** What Coup counts of everybody's games. */
export const tally: Words<typeof en, 'fa'> = {
  title: 'بلوف، چالش، کودتا',
  bluffs: 'بلوف',
  bluffsFoundOut: 'بلوف لو رفته',
  challenges: 'چالش',
  wrongChallenges: 'چالش بی‌جا',
  coups: 'کودتا',
  firstOut: 'اولین تبعیدی',
};
