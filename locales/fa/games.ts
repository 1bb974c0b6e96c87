import type { games as en } from '../en/games';
import type { Words } from '../words';

/** What pages outside a game say of it. */
export const games: Words<typeof en, 'fa'> = {
  coup: {
    name: 'کودتا',
    hint: 'کودتا، به روایت چهار کتابچه‌ی قوانین',
    differences: 'تفاوت‌ها',
    differencesHint: 'چهار کتابچه‌ی کودتا، کنار هم',
    variants: {
      persianPlus: 'کودتا+',
      persian: 'کودتا',
      russian: 'کودتا، نسخه‌ی روسی',
      hebrew: 'کودتا، نسخه‌ی عبری',
    },
  },
  cops: {
    name: 'پلیس\u00a0خوب، پلیس\u00a0بد',
    hint: 'پلیس خوب، پلیس بد؛ با دسته‌ی تبهکاران یا بدون آن',
    variants: { base: 'پلیس خوب، پلیس بد', band: 'دسته‌ی تبهکاران' },
  },
};
