import type { setup as en } from '../../en/cops/setup';
import type { Words } from '../../words';

/** What is chosen before a game: the variant, its options, how well the bots play. */
export const setup: Words<typeof en, 'he'> = {
  variant: 'גרסה',
  variants: {
    base: {
      name: 'המשחק הבסיסי',
      first: 'ישרים מול מושחתים: מוצאים את המנהיג של הצד השני, ויורים פעמיים.',
      second: 'כמה אקדחים באמצע. מי שנורה ולא מנהיג אף אחד, יוצא מהמשחק.',
    },
    band: {
      name: 'הכנופיה',
      first: 'לכל אחד אקדח משלו ויהלום משלו.',
      second: 'מי שנורה ולא מנהיג אף אחד, עובר לכנופיה ורודף אחרי כל היהלומים.',
    },
  },
  levels: { random: 'פזיז', steady: 'שקול' },
  levelHints: {
    random: 'עושה כל מה שהחוקים מתירים, בלי שום סיבה.',
    steady: 'זוכר מה שראה, ומחשב מי עם מי.',
  },
  reportAuditHint: 'קלף ציוד עשרים ואחד, שלא מופיע בספר.',
  holster: 'נרתיק אחרי ירייה',
  holsterHint: 'אחרי ירייה האקדח חוזר לנרתיק. לפי הספר הוא נשאר בחוץ.',
  lastShot: 'הנורה האחרון',
  lastShotHint: 'הירייה האחרונה בשולחן הזה: {{name}}.',
  seats: '״שוטר טוב, שוטר רע״ מתאים ל־{{fewest}} עד {{most}} שחקנים. אתם {{players}}.',
};
