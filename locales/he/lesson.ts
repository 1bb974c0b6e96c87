import type { lesson as en } from '../en/lesson';
import type { Words } from '../words';

/** A first game of any kind, with a comment on every step. */
export const lesson: Words<typeof en, 'he'> = {
  title: 'לומדים לשחק',
  guide: 'השיעור',
  watch: 'עכשיו מסתכלים על מרכז השולחן.',
  astray: 'במשחק אמיתי זה אפשרי. כאן נוגעים במה שממוסגר.',
  further: 'הלאה',
  skip: 'לדלג על השיעור',
  overTitle: 'עכשיו אפשר לשחק',
  skippedTitle: 'השיעור הסתיים',
  skippedText: 'אפשר לחזור אליו בכל עת, מהמסך הראשי.',
  again: 'עוד פעם',
  putBack: 'להמשיך בשיעור',
};
