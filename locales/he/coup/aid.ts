import type { aid as en } from '../../en/coup/aid';
import type { Words } from '../../words';

/** The aid card: what everybody can do, who stops it, and what holds for all of it. */
export const aid: Words<typeof en, 'he'> = {
  goal: 'ניצחון: ההשפעה האחרונה על השולחן.',
  anybody: 'כל אחד',
  withoutDuke: 'מי שאין לו דוכס',
  embezzle: 'לוקחים את כל מה שבקופה הקטנה',
  blockedBy: { anybody: 'כל אחד יכול לחסום: {{roles}}', target: 'הקורבן יכול לחסום: {{roles}}' },
  bomb: 'מי שקיבל אותה יכול לנטרל או להעביר: {{role}}',
  doubt: 'על כל הכרזה אפשר לערער, גם על הכרזה שחוסמת. מי שטעה או שיקר מאבד השפעה.',
  paid: {
    returned: 'נחשף בלוף? התשלום חוזר. נחסמה הפעולה? הוא לא חוזר.',
    gone: 'מה ששולם לא חוזר, גם אם הפעולה מתבטלת.',
  },
  spared: 'אסור בין שחקנים מאותו צד, כל עוד נשאר גם צד אחר: {{actions}}. גם סיוע חוץ לא חוסמים שם.',
};
