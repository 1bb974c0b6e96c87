import type { showdown as en } from '../../en/coup/showdown';
import type { Words } from '../../words';

/**
 * The great moments, large, for the whole table. `they` stands beside a player's name, `you` is said to a player who
 * plays alone.
 */
export const showdown: Words<typeof en, 'he'> = {
  doubleDanger: 'סכנה כפולה',
  then: {
    action: 'הפעולה מתבטלת.',
    block: 'הפעולה יוצאת לפועל.',
    bomb: 'גם הפצצה מתפוצצת.',
    refunded: 'החזר: {{coins}}.',
  },
  they: {
    title: {
      proof: 'זו האמת!',
      exposure: 'הבלוף נחשף!',
      embezzlement: 'המעילה נחשפה!',
      loss: 'ירדה השפעה',
      handing: 'הפצצה אצל {{name}}!',
      explosion: 'הפצצה מתפוצצת!',
      exile: 'בדרך לגלות',
      victory: 'הניצחון של {{name}}!',
    },
    shows: '{{name}}: הנה ה{{role}}.',
    showsNoDuke: 'כל הקלפים של {{name}} גלויים: אין דוכס.',
    hides: '{{name}}: לא הראיתי {{role}}.',
    hidesAll: 'הקלפים של {{name}} נשארים הפוכים.',
    wasWrong: '{{name}}: ערערתי סתם, ואיבדתי השפעה.',
    pays: '{{name}}: איבדתי השפעה.',
    holdsBomb: 'הפצצה נשארה אצל {{name}}.',
    why: {
      wrong: 'ערעור סרק.',
      lie: 'בלוף שנחשף.',
      coup: 'זו הייתה הפיכה.',
      assassinate: 'זו הייתה התנקשות.',
      bomb: 'זו הייתה הפצצה.',
    },
    left: 'נשארה השפעה אחת.',
    forfeits: 'חזרה לקופה: {{coins}}.',
    last: 'ההשפעה האחרונה על השולחן.',
  },
  you: {
    title: {
      proof: 'האמת איתך!',
      exposure: 'הבלוף שלך נחשף!',
      embezzlement: 'המעילה שלך נחשפה!',
      loss: 'איבדת השפעה',
      handing: 'הפצצה אצלך!',
      explosion: 'הפצצה מתפוצצת אצלך!',
      exile: 'המשחק נגמר בשבילך',
      victory: 'ניצחת!',
    },
    shows: 'הראית את ה{{role}}.',
    showsNoDuke: 'כל הקלפים שלך גלויים: אין דוכס.',
    hides: 'לא הראית {{role}}.',
    hidesAll: 'הקלפים שלך נשארים הפוכים.',
    wasWrong: 'ערערת סתם, ואיבדת השפעה.',
    pays: 'איבדת השפעה.',
    holdsBomb: 'הפצצה נשארה אצלך.',
    why: {
      wrong: 'ערערת סתם.',
      lie: 'הבלוף שלך נחשף.',
      coup: 'ספגת הפיכה.',
      assassinate: 'ספגת התנקשות.',
      bomb: 'הפצצה התפוצצה אצלך.',
    },
    left: 'נשארה לך השפעה אחת.',
    forfeits: 'המטבעות שלך חזרו לקופה: {{coins}}.',
    last: 'ההשפעה האחרונה על השולחן היא שלך.',
  },
};
