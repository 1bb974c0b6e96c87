import type { coach as en } from '../../en/coup/coach';
import type { Words } from '../../words';

/**
 * What the coach says of a claim, of each answer, and of a game that is over.
 * What begins with a value begins with a mark (U+200F) that says which way it runs, for it goes into other sentences.
 */
export const coach: Words<typeof en, 'he'> = {
  whatFor: 'רק לעיניך: מה שווה כל בחירה, ולמה.',
  name: 'המאמן',
  weighing: 'המאמן שוקל…',
  best: 'המאמן ממליץ: ״{{answer}}״',
  odds: 'המאמן: הסיכוי שזו האמת {{percent}}',
  bothOdds: 'אמת? לפי הקלפים {{cards}}, לפי הסגנון {{play}}',
  more: '\u200f{{line}}. נגיעה מציגה את הסיבות.',
  intro: 'הסיכוי לנצח אחרי כל בחירה, לפי מה שגלוי לך ומה שקרה עד עכשיו.',
  chance: 'סיכוי לנצח: {{percent}}',
  claim: '\u200f{{name}}, {{claim}}: לפי הקלפים והסגנון, הסיכוי שזו האמת {{percent}}.',
  unseen_one: 'קלף אחד של הדמות הזאת נסתר ממך.',
  unseen_two: '{{count}} קלפים של הדמות הזאת נסתרים ממך.',
  unseen_other: '{{count}} קלפים של הדמות הזאת נסתרים ממך.',
  noneUnseen: 'ידוע לך איפה כל הקלפים של הדמות הזאת.',
  word: 'בערעורים עד עכשיו: אמת {{proven}}, בלוף {{caught}}.',
  at: '\u200f{{action}}, היעד: {{name}}',
  because: {
    honest: 'הקלף אצלך: מי שיערער יאבד השפעה.',
    honestNoDuke: 'זו האמת: מי שיערער יאבד השפעה.',
    bluff: 'בלוף: הסיכוי שיערערו {{percent}}.',
    hopeless: 'בלוף שקוף: ידוע איפה כל הקלפים של הדמות הזאת.',
    stopped: 'הסיכוי שיחסמו {{percent}}.',
    strike: 'הסיכוי שתרד השפעה אצל {{name}}: {{percent}}.',
    strikeLast: 'הסיכוי להוציא את {{name}} מהמשחק: {{percent}}.',
    sure: 'אין מי שיעצור את זה.',
    armed: 'בתור הבא יהיו לך מספיק מטבעות להפיכה.',
    danger: 'אצל {{name}} יש מספיק מטבעות להפיכה.',
    lie: 'הסיכוי שזה בלוף {{percent}}.',
    surelyLie: 'זו לא יכולה להיות האמת.',
    surelyTrue: 'זו בוודאות האמת.',
    lastCard: 'טעות פירושה יציאה מהמשחק.',
    loses: 'הסיכוי שתרד השפעה אצלך {{percent}}.',
  },
  lookBack: {
    title: 'ההחלטות שעלו ביוקר',
    whose: 'ההחלטות של מי',
    weighing: 'עוברים על המשחק…',
    none: 'אף החלטה לא עלתה ביוקר.',
    note: 'כל החלטה נשקלת לפי מה שהיה גלוי באותו רגע.',
    deed: '\u200f״{{chosen}}״. עדיף: ״{{better}}״',
    cost: 'תור {{turn}}: הסיכוי לנצח ירד ב־{{percent}}',
  },
};
