import type { games as en } from '../en/games';
import type { Words } from '../words';

/** What pages outside a game say of it. */
export const games: Words<typeof en, 'he'> = {
  coup: {
    name: 'הפיכה',
    hint: '״הפיכה״, בארבע גרסאות של החוקים',
    differences: 'ההבדלים',
    differencesHint: 'ארבעת הספרים של ״הפיכה״, זה לצד זה',
    variants: {
      persianPlus: 'הפיכה+',
      persian: 'הפיכה, המהדורה הפרסית',
      russian: 'הפיכה, המהדורה הרוסית',
      hebrew: 'הפיכה',
    },
  },
  cops: {
    name: 'שוטר טוב, שוטר רע',
    hint: '״שוטר טוב, שוטר רע״, עם הכנופיה או בלעדיה',
    variants: { base: 'שוטר טוב, שוטר רע', band: 'הכנופיה' },
  },
};
