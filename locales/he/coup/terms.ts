import type { terms as en } from '../../en/coup/terms';
import type { Words } from '../../words';

/** Coup's own terms, and what is counted in it. */
export const terms: Words<typeof en, 'he'> = {
  cards_one: 'קלף אחד',
  cards_two: '{{count}} קלפים',
  cards_other: '{{count}} קלפים',
  influences_one: 'השפעה אחת',
  influences_two: '{{count}} השפעות',
  influences_other: '{{count}} השפעות',
  actions: {
    income: 'הכנסה',
    foreignAid: 'סיוע חוץ',
    coup: 'הפיכה',
    tax: 'מיסוי',
    assassinate: 'חיסול',
    steal: 'גניבה',
    exchange: 'החלפה',
    examine: 'חקירה',
    convert: 'החלפת צד',
    embezzle: 'מעילה',
    bomb: 'פצצה',
  },
  /** What a counteraction stops, as it stands in a sentence. */
  blocked: { foreignAid: 'סיוע חוץ', assassinate: 'התנקשות', steal: 'גניבה' },
  parties: { empire: 'האימפריה', resistance: 'המחתרת' },
  noDuke: 'אין דוכס',
  court: 'החבילה',
  treasury: 'הקופה',
  reserve: 'הקופה הקטנה',
};
