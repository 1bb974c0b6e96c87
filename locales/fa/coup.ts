import { bookTitles } from '../bookTitles';

/** Coup's own terms. */
export const coup = {
  books: bookTitles,
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
  parties: { empire: 'امپراتوری', resistance: 'مقاومت' },
  noDuke: 'نداشتن بزرگ‌زاده',
  court: 'دربار',
  treasury: 'خزانه',
  reserve: 'صندوق ذخیره',
} as const;
