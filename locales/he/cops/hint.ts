import type { hint as en } from '../../en/cops/hint';
import type { Words } from '../../words';

/** What counting says to somebody who wants to know: only to their own eyes. */
export const hint: Words<typeof en, 'he'> = {
  whatFor: 'רק לעיניך: מה הסיכוי שמישהו נגדך, ואצל מי המנהיגים.',
  honest: 'הצד שלך: השוטרים הישרים.',
  crooked: 'הצד שלך: השוטרים המושחתים.',
  agent: 'הסוכן אצלך.',
  kingpin: 'הבוס אצלך.',
  about: '{{name}}: נגדך {{enemy}}, {{boss}} {{leader}}, {{ownBoss}} {{own}}',
};
