import type { terms as en } from '../../en/cops/terms';
import type { Words } from '../../words';

/** The terms of Good Cop Bad Cop, and what is counted in it. */
export const terms: Words<typeof en, 'fa'> = {
  actions: {
    investigate: 'بازرسی',
    arm: 'اسلحه‌گیری',
    equip: 'تجهیز',
    shoot: 'شلیک',
    grab: 'قاپیدن',
    swap: 'تعویض هویت',
    infiltrate: 'نفوذ',
  },
  diamonds_one: '{{count}} الماس',
  diamonds_other: '{{count}} الماس',
  hidden_one: '{{count}} کارت مخفی',
  hidden_other: '{{count}} کارت مخفی',
  place: 'کارت {{place}}',
};
