import type { end as en } from '../en/end';
import type { Words } from '../words';

/** The end of any game. */
export const end: Words<typeof en, 'he'> = {
  winner: 'ניצחון: {{names}}',
  youWon: 'ניצחת!',
  result: 'סוף המשחק',
  turns_one: 'המשחק נגמר אחרי תור אחד.',
  turns_two: 'המשחק נגמר אחרי {{count}} תורות.',
  turns_other: 'המשחק נגמר אחרי {{count}} תורות.',
  replay: 'לראות את המשחק שוב',
  share: 'לשתף את המשחק',
  save: 'לשמור כקובץ',
  saved: 'נשמר: {{file}}',
  notSent: 'אי אפשר היה להעביר את הקובץ. המשחק עדיין שמור כאן.',
  souvenir: 'תמונה למזכרת',
  sharePicture: 'לשתף את התמונה',
  savePicture: 'לשמור את התמונה',
  again: 'עוד משחק כזה',
  showAll: 'להציג הכול ({{number}})',
  course: 'תור אחר תור',
  turn: 'תור {{turn}}',
  deal: 'החלוקה',
  earlier: 'תור אחד אחורה',
  later: 'תור אחד קדימה',
  watchTurn: 'לראות את התור הזה',
  number: '{{number}}',
};
