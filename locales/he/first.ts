import { languageNames } from '../languageNames';
import type { first as en } from '../en/first';
import type { Words } from '../words';
import { games } from './games';

/**
 * What the first page says, and the page for a missing address: everything that is not fetched later.
 * What holds nothing but values begins with a mark (U+200F) that says which way it runs, for it goes into other sentences.
 */
export const first: Words<typeof en, 'he'> = {
  app: { name: 'מתחת לשולחן', tagline: 'טלפון אחד עובר מיד ליד: מחלק קלפים, שומר סודות ומכיר כל חוק.' },
  language: languageNames,
  common: {
    back: 'חזרה',
    cancel: 'ביטול',
    close: 'סגירה',
    home: 'למסך הפתיחה',
    list: '\u200f{{one}}, {{more}}',
    readInRules: 'לקרוא בחוקים',
    touchAgain: 'עוד נגיעה: {{what}}',
  },
  games,
  home: {
    menu: 'תפריט ראשי',
    continue: 'ממשיכים: {{game}}',
    waiting: {
      people_one: 'שחקן אחד',
      people_two: '{{count}} שחקנים',
      people_other: '{{count}} שחקנים',
      rivals_one: 'לבד מול בוט אחד',
      rivals_two: 'לבד מול {{count}} בוטים',
      rivals_other: 'לבד מול {{count}} בוטים',
      turn: 'תור {{turn}}',
      now: 'ממש עכשיו',
      minutes_one: 'לפני דקה',
      minutes_two: 'לפני {{count}} דקות',
      minutes_other: 'לפני {{count}} דקות',
      hours_one: 'לפני שעה',
      hours_two: 'לפני שעתיים',
      hours_other: 'לפני {{count}} שעות',
      days_one: 'לפני יום',
      days_two: 'לפני יומיים',
      days_other: 'לפני {{count}} ימים',
    },
    together: 'משחקים ביחד',
    alone: 'משחקים לבד',
    learn: 'לומדים לשחק',
    lesson: 'משחק ראשון, צעד אחר צעד',
    lessonHint: '\u200f{{game}}: בקצב שלך',
    learnOn: 'השיעור מחכה באותה נקודה',
    rules: 'חוקים',
    history: 'משחקים קודמים',
    rehearsal: 'סיבוב ניסיון',
    rehearsalHint: 'קלף לכל אחד, הצצה, והטלפון עובר הלאה',
    cast: 'מי ומי',
    settings: 'הגדרות',
    about: 'אודות',
  },
  notices: {
    settings: 'הגדרות',
    names: 'שמות השחקנים',
    table: 'השולחן הקודם',
    match: 'המשחק הפתוח',
    places: 'המקומות בספרי החוקים',
    lessons: 'השיעורים',
    history: 'משחקים קודמים',
    damaged:
      'אי אפשר לקרוא את הנתונים השמורים ({{what}}). הטקסט הפגום הועבר הצידה, שום דבר לא נדרס, והחלק הזה התחיל מחדש.',
    future:
      'הנתונים השמורים ({{what}}) נוצרו בגרסה חדשה יותר של האפליקציה. הם הועברו הצידה ללא פגע, והגרסה הזאת התחילה מחדש.',
    locked:
      'אי אפשר לקרוא את הנתונים השמורים ({{what}}). הם נשארים כמו שהם, אבל שינויים יישכחו כשהאפליקציה תיסגר.',
    mended: 'הנתונים השמורים ({{what}}) היו פגומים. הם שוחזרו מתוך המשחקים עצמם, והטקסט הפגום הועבר הצידה.',
    returned:
      'הנתונים שנשמרו בגרסה החדשה יותר ({{what}}) חזרו. מה שהגרסה הישנה שמרה מאז הועבר הצידה ללא פגע.',
    elsewhere: 'המשחק הזה המשיך בחלון אחר. עכשיו רואים כאן איפה הוא עומד, ואפשר להמשיך מכאן.',
    full: 'השמירה במכשיר נכשלה ({{what}}); אולי נגמר המקום. השינוי יחזיק עד שהאפליקציה תיסגר.',
    unkept: 'לא הכול נשמר',
    dismiss: 'הבנתי',
  },
  trouble: {
    title: 'המנורה כבתה',
    text: 'משהו באפליקציה התקלקל. מה שכבר נשמר לא נפגע, ואפשר להמשיך מאותו מקום.',
    resume: 'להמשיך',
    details: 'למי שיתקן: {{message}}',
    lostTitle: 'אף אחד לא יושב כאן',
    lostText: 'אין עמוד בכתובת הזאת.',
  },
  later: {
    waiting: 'רק רגע…',
    missingTitle: 'העמוד לא הגיע',
    missingText: 'אי אפשר היה לטעון את החלק הזה של האפליקציה. אולי אין רשת כרגע.',
    again: 'ננסה שוב',
  },
};
