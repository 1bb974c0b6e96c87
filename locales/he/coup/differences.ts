import type { differences as en } from '../../en/coup/differences';
import type { Words } from '../../words';

/** The books of Coup side by side: what they differ in, and how. */
export const differences: Words<typeof en, 'he'> = {
  title: 'מה שונה',
  intro: 'אותו משחק לפי ארבעה ספרים, ומה שונה ביניהם.',
  topic: 'נושא',
  topics: {
    seats: 'מספר השחקנים',
    firstPlayer: 'מי מתחיל',
    twoPlayers: 'משחק בשניים',
    refund: 'מטבעות ששולמו, אחרי ערעור מוצלח',
    replacement: 'קלף שהראו בערעור',
    proof: 'מותר לא להראות קלף שיש?',
    sixth: 'שגריר או אינקוויזיטור',
    examine: 'הקלף שנחקר',
    factions: 'צדדים, החלפת צד, מעילה',
    anarchist: 'האנרכיסט',
  },
  seats: '{{fewest}} עד {{most}}',
  firstPlayer: {
    agree: 'מחליטים ביחד',
    lastWinner: 'מי שניצח במשחק הקודם',
    any: 'בכל דרך שתרצו',
  },
  ways: {
    plain: 'כרגיל, 2 מטבעות לכל אחד',
    oneCoin: 'כרגיל, מי שמתחיל מקבל מטבע אחד',
    draft: 'בוחרים מתוך שלוש ערכות; מי שמתחיל מקבל מטבע אחד',
  },
  refund: {
    yes: 'חוזרים',
    no: 'לא חוזרים',
  },
  replacement: {
    shuffleNow: 'מיד: מערבבים אותו בחבילה ולוקחים אחר',
    bottomAtEndOfTurn: 'בסוף התור: שמים אותו מתחת לחבילה ולוקחים את העליון',
  },
  proof: {
    yes: 'כן, אבל מפסידים בערעור',
    no: 'לא, חייבים להראות אותו',
  },
  sixth: {
    none: 'רק שגריר',
    optional: 'האינקוויזיטור יכול להחליף את השגריר',
    choose: 'בוחרים לפני כל משחק',
  },
  examine: {
    maySwap: 'מחזירים או מחליפים',
    mustSwap: 'תמיד מחליפים',
    none: 'אין אינקוויזיטור',
  },
  part: {
    yes: 'אפשר להוסיף',
    no: 'לא בספר הזה',
  },
};
