import { bookTitles } from '../bookTitles';

/** Coup's own terms. */
export const coup = {
  books: bookTitles,
  actions: {
    income: 'הכנסה',
    foreignAid: 'סיוע חוץ',
    coup: 'הפיכה',
    tax: 'מיסוי',
    assassinate: 'חיסול',
    steal: 'גניבה',
    exchange: 'החלפה',
    examine: 'חקירה',
    convert: 'מעבר צד',
    embezzle: 'מעילה',
    bomb: 'פצצה',
  },
  parties: { empire: 'האימפריה', resistance: 'ההתנגדות' },
  noDuke: 'אין דוכס',
  court: 'החבילה',
  treasury: 'הקופה',
  reserve: 'הקופה הקטנה',
} as const;
