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
  honours: {
    bluffs: 'بهترین بلوف',
    bluffsTimes_one: '{{count}} بلوف که لو نرفت',
    bluffsTimes_other: '{{count}} بلوف که لو نرفت',
    wrongChallenges: 'بیهوده‌ترین شک',
    wrongChallengesTimes_one: '{{count}} بار شک به حرف راست',
    wrongChallengesTimes_other: '{{count}} بار شک به حرف راست',
    coups: 'سنگین‌ترین دست',
    coupsTimes_one: '{{count}} کودتا',
    coupsTimes_other: '{{count}} کودتا',
  },
};
