import type { end as en } from '../en/end';
import type { Words } from '../words';

/** The end of a game, whichever it is. */
export const end: Words<typeof en, 'he'> = {
  winner: 'ניצחון: {{names}}',
  result: 'סוף המשחק',
  turns_one: 'המשחק נגמר אחרי תור אחד.',
  turns_two: 'המשחק נגמר אחרי {{count}} תורות.',
  turns_other: 'המשחק נגמר אחרי {{count}} תורות.',
  replay: 'צפייה חוזרת במשחק',
  share: 'שיתוף המשחק',
  save: 'שמירה כקובץ',
  saved: 'נשמר: {{file}}',
  notSent: 'אי אפשר היה להעביר את הקובץ. המשחק עדיין שמור כאן.',
  again: 'עוד משחק כזה',
  showAll: 'הצגת הכול ({{number}})',
  course: 'תור אחר תור',
  turn: 'תור {{turn}}',
  deal: 'החלוקה',
  earlier: 'תור אחד אחורה',
  later: 'תור אחד קדימה',
  watchTurn: 'צפייה בתור הזה',
  number: '{{number}}',
};
