import type { end as en } from '../../en/coup/end';
import type { Words } from '../../words';

/**
 * The end of a game of Coup: who held what, who lied, and how it went.
 * What holds nothing but values begins with a mark (U+200F) that says which way it runs, for it goes into other sentences.
 */
export const end: Words<typeof en, 'he'> = {
  how: {
    coup: 'ההשפעה האחרונה של {{rival}} נפלה בהפיכה.',
    assassinate: 'ההשפעה האחרונה של {{rival}} נפלה בהתנקשות.',
    challenge: 'ההשפעה האחרונה של {{rival}} נפלה בערעור.',
    bomb: 'ההשפעה האחרונה של {{rival}} נפלה בפיצוץ.',
  },
  howYou: {
    coup: 'איבדת את ההשפעה האחרונה בהפיכה.',
    assassinate: 'איבדת את ההשפעה האחרונה בהתנקשות.',
    challenge: 'איבדת את ההשפעה האחרונה בערעור.',
    bomb: 'איבדת את ההשפעה האחרונה בפיצוץ.',
  },
  yourPlace: 'המקום שלך: {{place}} מתוך {{all}}.',
  hands: 'כל הקלפים',
  kept: 'ביד: {{roles}}',
  lost: 'בגלוי: {{roles}}',
  out: 'מחוץ למשחק מתור {{turn}} ({{by}})',
  by: { coup: 'הפיכה', assassinate: 'חיסול', challenge: 'ערעור', bomb: 'פצצה' },
  bluffs: 'בלופים',
  noBluffs: 'אף אחד לא בילף. אפילו לא פעם אחת.',
  caught: 'נחשפו: {{caught}} מתוך {{all}}',
  bluff: '\u200f{{name}}: {{claim}}',
  gotAway: 'תור {{turn}}: עבר בשלום',
  caughtBy: 'תור {{turn}}: נחשף בערעור של {{name}}',
  caughtByYou: 'תור {{turn}}: נחשף בערעור שלך',
  wrong: 'ערעורי סרק',
  noWrong: 'אף אחד לא ערער על הכרזת אמת.',
  doubted: '{{by}}: ערערתי על {{name}}',
  doubtedYou: '{{by}}: ערערתי עליך',
  youDoubted: 'ערערת על {{name}}',
  wasTrue: 'תור {{turn}}: {{claim}}, וזו הייתה האמת',
  coins: 'מטבעות',
  influence: 'השפעה',
  holding: '\u200f{{coins}}, {{influence}}',
  isOut: 'מחוץ למשחק',
  coinsOf: '{{name}}: בחלוקה {{first}}, בשיא {{most}}, בסוף {{last}}.',
  influenceOf: '{{name}}: מחוץ למשחק מתור {{turn}}.',
  influenceLeft: '{{name}}: {{influence}} בסוף.',
};
