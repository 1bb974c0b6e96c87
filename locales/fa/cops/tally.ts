import type { tally as en } from '../../en/cops/tally';
import type { Words } from '../../words';

/** What Good Cop Bad Cop counts of everybody's games. */
export const tally: Words<typeof en, 'fa'> = {
  title: 'بازرسی، شلیک، تجهیزات',
  looks: 'کارت دیده',
  equipment: 'تجهیزات بازی کرده',
  shots: 'شلیک',
  leaders: 'شلیک به سردسته',
  hits: 'تیر خورده',
  firstShot: 'اولین تیرخورده',
};
