import type { hint as en } from '../../en/coup/hint';
import type { Words } from '../../words';

/** The hints that count cards for a player; nobody else sees them. */
export const hint: Words<typeof en, 'he'> = {
  whatFor: 'רק לעיניך: מה אצלך בלוף, ומה הסיכוי שאחרים דוברים אמת.',
  honest: 'לא בלוף: {{what}}.',
  bluff: 'בלוף; בסוגריים, הסיכוי בעיני האחרים שזו אמת: {{what}}.',
  likely: '\u200f{{what}} ({{chance}})',
  caught: 'בלוף שנתפס בערעור עולה בהשפעה אחת.',
  caughtLast: 'בלוף שנתפס בערעור עולה לך בהשפעה האחרונה.',
  claim: 'לפי הקלפים בלבד, הסיכוי שזו אמת: {{chance}}.',
  unseen: '{{role}}: {{hidden}} מתוך {{copies}} הקלפים נסתרים ממך.',
  allUnseen: '{{role}}: כל {{copies}} הקלפים נסתרים ממך.',
  surelyTrue: 'לפי הקלפים, זו בוודאות אמת.',
  surelyFalse: 'לפי הקלפים, זה בוודאות בלוף.',
  wrongLast: 'אם זו אמת, ערעור יעלה לך בהשפעה האחרונה.',
};
