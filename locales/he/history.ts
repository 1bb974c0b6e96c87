import type { history as en } from '../en/history';
import type { Words } from '../words';

/**
 * The games that are over: the list of them, and the files they travel in.
 * What holds nothing but values begins with a mark (U+200F) that says which way it runs, for it goes into other sentences.
 */
export const history: Words<typeof en, 'he'> = {
  title: 'משחקים קודמים',
  empty: 'עוד אין משחקים קודמים',
  emptyText: 'כל משחק שהגיע לסופו נשמר כאן, במכשיר הזה. קיבלתם משחק בקובץ? אפשר לפתוח גם אותו.',
  newGame: 'משחק חדש',
  openFile: 'לפתוח קובץ',
  older: 'משחקים ישנים יותר',
  limit: 'כאן נשמרים {{limit}} המשחקים האחרונים. אפשר לשנות את זה בהגדרות.',
  date: '{{day}} ב{{month}} {{year}}',
  dateAndTime: '\u200f{{date}}, {{time}}',
  month: {
    first: 'ינואר',
    second: 'פברואר',
    third: 'מרץ',
    fourth: 'אפריל',
    fifth: 'מאי',
    sixth: 'יוני',
    seventh: 'יולי',
    eighth: 'אוגוסט',
    ninth: 'ספטמבר',
    tenth: 'אוקטובר',
    eleventh: 'נובמבר',
    twelfth: 'דצמבר',
  },
  fellows: 'לצדך: {{names}}',
  youLost: 'הפסדת',
  others: 'מול {{names}}',
  delete: 'למחוק את המשחק: {{date}}',
  deleteTitle: 'למחוק את המשחק?',
  deleteText: '{{date}}. ניצחון: {{names}}. כל עוד העמוד פתוח, אפשר להתחרט.',
  deleteConfirm: 'למחוק',
  keep: 'להשאיר',
  deleted: 'המשחק נמחק: {{date}}',
  undo: 'להחזיר את המשחק',
  notOpened: 'הקובץ לא נפתח',
  noGame: 'אין כאן משחק כזה',
  toList: 'כל המשחקים הקודמים',
  problem: {
    notARecord: 'זה לא תיעוד של משחק.',
    unknownVersion:
      'התיעוד נכתב בגרסה אחרת של האפליקציה, כנראה חדשה יותר. הוא תקין: עדכנו את האפליקציה ופתחו שוב.',
    unknownGame: 'זה תיעוד של משחק שהגרסה הזאת לא מכירה.',
    anotherGame: 'הרשומה הזאת שייכת למשחק אחר.',
    illegalSetup: 'פתיחת המשחק בתיעוד הזה מנוגדת לחוקים.',
    illegalMove: 'יש בתיעוד מהלך שהחוקים לא מתירים.',
    checksumDiffers: 'התיעוד לא מוביל לתוצאה שרשומה בו: הוא השתנה או נפגם בדרך.',
    unfinished: 'המשחק הזה לא הגיע לסופו.',
    tooLarge: 'הקובץ גדול מדי לתיעוד של משחק.',
    failed: 'אי אפשר לקרוא את הקובץ.',
    damaged: 'התיעוד השמור פגום. הוא הועבר הצידה כמו שהוא, ושאר המשחקים לא נפגעו.',
    future: 'המשחק נשמר בגרסה חדשה יותר של האפליקציה. הוא הועבר הצידה ללא פגע.',
    locked: 'אי אפשר לקרוא את התיעוד השמור. הוא נשאר כמו שהוא.',
    gone: 'אין משחק בכתובת הזאת. אולי הוא נמחק.',
  },
};
