import type { lesson as en } from '../en/lesson';
import type { Words } from '../words';

/** A first game of any kind, with a comment on every step. */
export const lesson: Words<typeof en, 'he'> = {
  title: 'לומדים לשחק',
  byBook: 'לפי הספר: {{book}}',
  whichBook: 'לפי איזה ספר לומדים?',
  guide: 'השיעור',
  astray: 'במשחק אמיתי זה אפשרי. כאן נוגעים במה שממוסגר.',
  touch: 'נוגעים ב״{{action}}״.',
  touchThen: 'נוגעים ב״{{action}}״ ובוחרים: {{name}}.',
  choose: 'בוחרים: {{name}}.',
  further: 'הלאה',
  skip: 'לדלג על השיעור',
  overTitle: 'עכשיו אפשר לשחק',
  skippedTitle: 'השיעור הסתיים',
  skippedText: 'אפשר לחזור אליו בכל עת, מהמסך הראשי.',
  apart: 'מה מייחד את {{book}}',
  compare: 'להשוות בין כל הספרים',
  again: 'עוד פעם',
  putBack: 'להמשיך בשיעור',
};
