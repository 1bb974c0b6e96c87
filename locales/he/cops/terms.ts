import type { terms as en } from '../../en/cops/terms';
import type { Words } from '../../words';

/** The terms of Good Cop Bad Cop, and what is counted in it. */
export const terms: Words<typeof en, 'he'> = {
  actions: {
    investigate: 'חקירה',
    arm: 'התחמשות',
    equip: 'הצטיידות',
    shoot: 'אש',
    grab: 'חטיפת שלל',
    swap: 'החלפת זהות',
    infiltrate: 'הסתננות',
  },
  diamonds_one: 'יהלום אחד',
  diamonds_two: '{{count}} יהלומים',
  diamonds_other: '{{count}} יהלומים',
  hidden_one: 'קלף מוסתר אחד',
  hidden_two: '{{count}} קלפים מוסתרים',
  hidden_other: '{{count}} קלפים מוסתרים',
  place: 'קלף {{place}}',
};
