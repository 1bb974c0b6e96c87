import type { hint as en } from '../../en/cops/hint';
import type { Words } from '../../words';

/** The hints that count cards for a player; nobody else sees them. */
export const hint: Words<typeof en, 'he'> = {
  whatFor: 'רק לעיניך: מה הסיכוי שמישהו נגדך, ואצל מי המנהיגים.',
  honest: 'הצד שלך: השוטרים הישרים.',
  crooked: 'הצד שלך: השוטרים המושחתים.',
  agent: 'הסוכן אצלך.',
  kingpin: 'הבוס אצלך.',
  about: '{{name}}: נגדך {{enemy}}, {{boss}} {{leader}}, {{ownBoss}} {{own}}',
};
