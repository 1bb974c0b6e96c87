import type { tally as en } from '../../en/coup/tally';
import type { Words } from '../../words';

/** What Coup counts of everybody's games. */
export const tally: Words<typeof en, 'ru'> = {
  title: 'Блеф, проверки, перевороты',
  bluffs: 'Блеф',
  bluffsFoundOut: 'Разоблачённый блеф',
  challenges: 'Проверки',
  wrongChallenges: 'Напрасные проверки',
  coups: 'Перевороты',
  firstOut: 'Выбывание первым',
};
