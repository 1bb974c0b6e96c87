import type { statistics as en } from '../en/statistics';
import type { Words } from '../words';

/**
 * Who has won how often, by name.
 * What holds nothing but values begins with a mark (U+200F) that says which way it runs, for it goes into other sentences.
 */
export const statistics: Words<typeof en, 'he'> = {
  title: 'סטטיסטיקה',
  hint: 'כל מי ששיחקו בשם, וגם המשחקים שלך לבד',
  empty: 'עוד אין מה לספור',
  emptyText: 'אחרי שמשחק מגיע לסופו, כל מי שנתנו שם מופיעים כאן.',
  nobody: 'אף אחד לא שיחק בשם',
  nobodyText: 'היו משחקים, אבל רק לפי שם אפשר לדעת מי שיחק. כדאי לרשום שמות לקראת המשחק הבא.',
  noPerson: 'אין משחקים בשם הזה',
  noPersonText: 'אין כאן משחק ששיחקו בו בשם הזה. אולי הוא נמחק.',
  toAll: 'כל השמות',
  games_one: 'משחק אחד',
  games_two: '{{count}} משחקים',
  games_other: '{{count}} משחקים',
  wins_one: 'ניצחון אחד',
  wins_two: '{{count}} ניצחונות',
  wins_other: '{{count}} ניצחונות',
  summary: '\u200f{{games}}, {{wins}} ({{share}})',
  streaks: 'ניצחונות ברצף: כרגע {{current}}, שיא {{longest}}',
  you: 'בלי שם, לבד',
  unnamed: 'במשחק של כמה אנשים, מי שבלי שם לא נספר.',
  bots: 'הבוטים לא ברשימה.',
  unread_one: 'לא נספר כאן משחק אחד שאי אפשר לקרוא את התיעוד שלו.',
  unread_two: 'לא נספרו כאן {{count}} משחקים שאי אפשר לקרוא את התיעוד שלהם.',
  unread_other: 'לא נספרו כאן {{count}} משחקים שאי אפשר לקרוא את התיעוד שלהם.',
  total: 'כל המשחקים',
  played: 'משחקים',
  won: 'ניצחונות',
  share: 'אחוז הניצחונות',
  current: 'ניצחונות ברצף כרגע',
  longest: 'הרצף הארוך ביותר',
  byVariant: 'ניצחונות לפי משחק',
  otherGame: 'משחק אחר',
  partOf: '{{part}} מתוך {{all}}',
  last: 'המשחקים האחרונים',
  lastInWords: 'ניצחונות: {{won}} מתוך {{games}}, מהישן לחדש: {{course}}.',
  wasWon: 'ניצחון',
  wasLost: 'הפסד',
  legend: 'מהישן לחדש. כתר הוא ניצחון.',
  openLast: 'המשחק האחרון: {{date}}',
  reading: 'קוראים את המשחקים: {{done}} מתוך {{all}}',
};
