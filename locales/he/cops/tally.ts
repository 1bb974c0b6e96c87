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
  honours: {
    shots: 'הירייה הנועזת',
    shotsTimes_one: 'ירייה אחת',
    shotsTimes_two: '{{count}} יריות',
    shotsTimes_other: '{{count}} יריות',
    looks: 'העין החדה',
    looksTimes_one: 'הצצה אחת בקלף',
    looksTimes_two: '{{count}} הצצות בקלפים',
    looksTimes_other: '{{count}} הצצות בקלפים',
    hits: 'המטרה המועדפת',
    hitsTimes_one: 'פגיעה אחת',
    hitsTimes_two: '{{count}} פגיעות',
    hitsTimes_other: '{{count}} פגיעות',
  },
};
