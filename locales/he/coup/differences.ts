import type { differences as en } from '../../en/coup/differences';
import type { Words } from '../../words';

/** The books of Coup side by side: what they differ in, and how. */
export const differences: Words<typeof en, 'he'> = {
  title: 'מה שונה',
  intro: 'אותו משחק לפי ארבעה ספרים. כך הם נבדלים.',
  topic: 'נושא',
  topics: {
    seats: 'מספר השחקנים',
    firstPlayer: 'מי מתחיל',
    twoPlayers: 'משחק בשניים',
    refund: 'מטבעות ששולמו, אחרי ערעור מוצלח',
    replacement: 'קלף שהוצג בערעור',
    proof: 'האם מי שדובר אמת רשאי לא להציג?',
    sixth: 'שגריר או אינקוויזיטור',
    examine: 'הקלף שנחקר',
    factions: 'צדדים, החלפת צד, מעילה',
    anarchist: 'האנרכיסט',
  },
  seats: '{{fewest}} עד {{most}}',
  firstPlayer: {
    agree: 'לפי הסכמה',
    lastWinner: 'מי שניצח במשחק הקודם',
    any: 'בכל דרך שתרצו',
  },
  ways: {
    plain: 'כרגיל, 2 מטבעות לכל אחד',
    oneCoin: 'כרגיל, מי שמתחיל מקבל מטבע 1',
    draft: 'בחירה משלוש ערכות; מי שמתחיל מקבל מטבע 1',
  },
  refund: {
    yes: 'חוזרים',
    no: 'לא חוזרים',
  },
  replacement: {
    shuffleNow: 'מיד: מעורבב בחפיסה, ונלקח קלף אחר',
    bottomAtEndOfTurn: 'בסוף התור: מתחת לחפיסה, ונלקח הקלף העליון',
  },
  proof: {
    yes: 'כן, במחיר הפסד בערעור',
    no: 'לא, חובה להציג את הקלף',
  },
  sixth: {
    none: 'רק שגריר',
    optional: 'האינקוויזיטור יכול להחליף את השגריר',
    choose: 'בוחרים לפני כל משחק',
  },
  examine: {
    maySwap: 'מוחזר או מוחלף',
    mustSwap: 'תמיד מוחלף',
    none: 'אין אינקוויזיטור',
  },
  part: {
    yes: 'אפשר להוסיף',
    no: 'לא בספר הזה',
  },
};
