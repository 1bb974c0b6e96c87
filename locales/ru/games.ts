import type { games as en } from '../en/games';
import type { Words } from '../words';

/** What pages outside a game say of it. */
export const games: Words<typeof en, 'ru'> = {
  coup: {
    name: 'Переворот',
    hint: '«Переворот» в четырёх изданиях',
    differences: 'Чем различаются книги',
    differencesHint: 'Четыре книги «Переворота» бок о бок',
    variants: {
      persianPlus: 'Переворот+',
      persian: 'Переворот, персидское издание',
      russian: 'Переворот',
      hebrew: 'Переворот, израильское издание',
    },
  },
  cops: {
    name: 'Хороший коп, плохой коп',
    hint: '«Хороший коп, плохой коп», с бандой или без неё',
    variants: { base: 'Хороший коп, плохой коп', band: 'Банда' },
  },
};
