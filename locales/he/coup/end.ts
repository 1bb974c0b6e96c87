import type { end as en } from '../../en/coup/end';
import type { Words } from '../../words';

/**
 * The end of a game of Coup: who held what, who lied, and how it went.
 * What holds nothing but values begins with a mark (U+200F) that says which way it runs, for it goes into other sentences.
 */
export const end: Words<typeof en, 'he'> = {
  how: {
    coup: 'ההשפעה האחרונה של {{rival}} אבדה בהפיכה.',
    assassinate: 'ההשפעה האחרונה של {{rival}} אבדה בחיסול.',
    challenge: 'ההשפעה האחרונה של {{rival}} אבדה בערעור.',
    bomb: 'ההשפעה האחרונה של {{rival}} אבדה בפיצוץ.',
  },
  howYou: {
    coup: 'ההשפעה האחרונה שלך אבדה בהפיכה.',
    assassinate: 'ההשפעה האחרונה שלך אבדה בחיסול.',
    challenge: 'ההשפעה האחרונה שלך אבדה בערעור.',
    bomb: 'ההשפעה האחרונה שלך אבדה בפיצוץ.',
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
  doubted: 'ערעור של {{by}} על {{name}}',
  doubtedYou: 'ערעור של {{by}} עליך',
  youDoubted: 'הערעור שלך על {{name}}',
  wasTrue: 'תור {{turn}}: {{claim}}, וזו הייתה האמת',
  coins: 'מטבעות',
  influence: 'השפעה',
  holding: '\u200f{{coins}}, {{influence}}',
  isOut: 'מחוץ למשחק',
  coinsOf: '{{name}}: בחלוקה {{first}}, בשיא {{most}}, בסוף {{last}}.',
  influenceOf: '{{name}}: מחוץ למשחק מתור {{turn}}.',
  influenceLeft: '{{name}}: {{influence}} בסוף.',
};
