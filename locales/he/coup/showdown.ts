import type { showdown as en } from '../../en/coup/showdown';
import type { Words } from '../../words';

/**
 * The great moments, large, for the whole table. `they` is said of somebody beside whose name it stands, `you` to whoever
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
      loss: 'השפעה אחת פחות',
      explosion: 'הפצצה מתפוצצת!',
      exile: 'בדרך לגלות',
      victory: 'הניצחון של {{name}}!',
    },
    shows: '{{name}} עם הוכחה: {{role}}.',
    showsNoDuke: 'כל הקלפים של {{name}} גלויים: אין דוכס.',
    hides: 'אין הוכחה מצד {{name}} ({{role}}).',
    hidesAll: 'הקלפים של {{name}} נשארים הפוכים.',
    wasWrong: 'ערעור סרק של {{name}}: השפעה אחת פחות.',
    pays: '{{name}}: השפעה אחת פחות.',
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
      loss: 'השפעה אחת פחות אצלך',
      explosion: 'הפצצה מתפוצצת אצלך!',
      exile: 'המשחק נגמר בשבילך',
      victory: 'ניצחת!',
    },
    shows: 'ההוכחה שלך: {{role}}.',
    showsNoDuke: 'כל הקלפים שלך גלויים: אין דוכס.',
    hides: 'אין הוכחה מצדך ({{role}}).',
    hidesAll: 'הקלפים שלך נשארים הפוכים.',
    wasWrong: 'ערעור סרק שלך: השפעה אחת פחות.',
    pays: 'השפעה אחת פחות אצלך.',
    holdsBomb: 'הפצצה נשארה אצלך.',
    why: {
      wrong: 'הערעור שלך היה ערעור סרק.',
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
