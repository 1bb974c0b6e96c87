import type { board as en } from '../../en/coup/board';
import type { Words } from '../../words';

/**
 * The table as everybody sees it: what lies before each seat, and what has just been said.
 * What holds nothing but values begins with a mark (U+200F) that says which way it runs, for it goes into other sentences.
 */
export const board: Words<typeof en, 'he'> = {
  number: '{{count}}',
  claimAndDeed: '\u200f{{claim}}. {{deed}}',
  about: '\u200f{{what}}: {{state}}',
  faceDown_one: 'קלף הפוך אחד',
  faceDown_two: '{{count}} קלפים הפוכים',
  faceDown_other: '{{count}} קלפים הפוכים',
  card: {
    known: 'קלף הפוך: {{role}}',
    new: 'קלף חדש, הפוך: {{role}}',
    shown: 'נחשף ועדיין במשחק: {{role}}',
    lost: 'נחשף ויצא מהמשחק: {{role}}',
  },
  noCards: 'עוד אין קלפים',
  stillInPlay: 'נחשף ועדיין במשחק',
  newCard: 'קלף חדש',
  firstLook:
    'הקלפים האלה הם ההשפעה שלך: מי שמאבד את כולם יוצא לגלות. אסור שמישהו אחר יראה אותם, ולכן אפשר להכריז על כל דמות.',
  lostCard: 'מחוץ למשחק',
  turn: 'התור הנוכחי',
  out: 'בגלות',
  hasBomb: 'הפצצה כאן',
  wins: 'ניצחון',
  middle: 'באמצע',
  marks: { toAnswer: 'מחכים', passes: 'בסדר', objects: 'ערעור', stops: 'חסימה', thinking: 'רגע…' },
  claims: {
    duke: '״אני הדוכס״',
    assassin: '״אני המתנקש״',
    captain: '״אני המפקד״',
    ambassador: '״אני השגריר״',
    contessa: '״אני הרוזנת״',
    inquisitor: '״אני האינקוויזיטור״',
    noDuke: '״אין לי דוכס״',
  },
  deeds: {
    income: 'הכנסה: מטבע אחד מהקופה',
    foreignAid: 'סיוע חוץ: 2 מטבעות מהקופה',
    coup: 'הפיכה נגד {{target}}',
    tax: 'מיסוי: מגיעים לי 3 מטבעות',
    assassinate: '3 מטבעות על הראש של {{target}}',
    steal: '{{target}}, הכסף אליי!',
    exchange: 'רוצה להחליף קלפים',
    examine: '{{target}}, לחקירה!',
    convert: '{{target}}, להחליף צד!',
    convertSelf: 'רוצה לעבור לצד השני',
    embezzle: 'מעילה: {{coins}} מהקופה הקטנה',
    bomb: 'הפצצה עוברת אל {{target}}',
  },
  deedsAtYou: {
    coup: 'הפיכה נגדך',
    assassinate: '3 מטבעות על הראש שלך',
    steal: 'הכסף שלך אליי!',
    examine: 'הפעם השאלות אליך',
    convert: 'הצד שלך מתחלף',
    bomb: 'הפצצה עוברת אליך',
  },
  bomb: { held: 'הפצצה כאן!', defuse: 'אין יותר פצצה', pass: 'הפצצה עוברת אל {{target}}' },
  blocks: 'חסמתי {{action}}',
  doubts: '{{by}}: ערערתי על {{seat}}',
  you: 'מצדך',
  youDoubt: 'ערערת על {{seat}}',
  doubtsYou: '{{by}}: ערערתי עליך',
  bombToYou: 'הפצצה עוברת אליך',
};
