import type { terms as en } from '../../en/coup/terms';
import type { Words } from '../../words';

/** Coup's own terms, and what is counted in it. */
export const terms: Words<typeof en, 'fa'> = {
  cards_one: '{{count}} کارت',
  cards_other: '{{count}} کارت',
  influences_one: '{{count}} کارت',
  influences_other: '{{count}} کارت',
  actions: {
    income: 'کسب درآمد',
    foreignAid: 'کمک‌های خارجی',
    coup: 'کودتا',
    tax: 'جمع‌آوری مالیات',
    assassinate: 'آدم‌کشی',
    steal: 'باج‌گیری',
    exchange: 'معاوضه',
    examine: 'بازرسی',
    convert: 'چرخش سیاسی',
    embezzle: 'اختلاس',
    bomb: 'بُمب',
  },
  /** What a counteraction stops, as it stands in a sentence. */
  blocked: { foreignAid: 'کمک‌های خارجی', assassinate: 'سوءقصد', steal: 'باج‌گیری' },
  parties: { empire: 'امپراتوری', resistance: 'مقاومت' },
  noDuke: 'نداشتن بزرگ‌زاده',
  court: 'دربار',
  treasury: 'خزانه',
  reserve: 'صندوق ذخیره',
};
