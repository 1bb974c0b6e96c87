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
  honours: {
    shots: 'جسورانه‌ترین شلیک',
    shotsTimes_one: '{{count}} شلیک',
    shotsTimes_other: '{{count}} شلیک',
    looks: 'تیزترین چشم',
    looksTimes_one: '{{count}} بار نگاه به کارت‌ها',
    looksTimes_other: '{{count}} بار نگاه به کارت‌ها',
    hits: 'هدف شماره‌ی یک',
    hitsTimes_one: '{{count}} بار تیر خورد',
    hitsTimes_other: '{{count}} بار تیر خورد',
  },
};
