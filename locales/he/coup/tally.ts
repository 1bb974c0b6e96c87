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
  honours: {
    bluffs: 'הבלוף המשכנע',
    bluffsTimes_one: 'בלוף אחד שלא נתפס',
    bluffsTimes_two: '{{count}} בלופים שלא נתפסו',
    bluffsTimes_other: '{{count}} בלופים שלא נתפסו',
    wrongChallenges: 'הספק המבוזבז',
    wrongChallengesTimes_one: 'ספק אחד במילת אמת',
    wrongChallengesTimes_two: '{{count}} ספקות במילות אמת',
    wrongChallengesTimes_other: '{{count}} ספקות במילות אמת',
    coups: 'היד הקשה',
    coupsTimes_one: 'הפיכה אחת',
    coupsTimes_two: '{{count}} הפיכות',
    coupsTimes_other: '{{count}} הפיכות',
  },
};
