import type { tally as en } from '../../en/cops/tally';
import type { Words } from '../../words';

/** What Good Cop Bad Cop counts of everybody's games. */
export const tally: Words<typeof en, 'he'> = {
  title: 'חקירות, יריות, ציוד',
  looks: 'הצצות בקלפים',
  equipment: 'ציוד ששיחקו',
  shots: 'יריות',
  leaders: 'יריות במנהיג',
  hits: 'כדורים שחטפו',
  firstShot: 'הכדור הראשון במשחק',
};
