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
  honours: {
    bluffs: 'Лучший блеф',
    bluffsTimes_one: '{{count}}\u00a0нераскрытый блеф',
    bluffsTimes_few: '{{count}}\u00a0нераскрытых блефа',
    bluffsTimes_many: '{{count}}\u00a0нераскрытых блефов',
    bluffsTimes_other: '{{count}}\u00a0нераскрытого блефа',
    wrongChallenges: 'Самое напрасное сомнение',
    wrongChallengesTimes_one: '{{count}}\u00a0сомнение в правде',
    wrongChallengesTimes_few: '{{count}}\u00a0сомнения в правде',
    wrongChallengesTimes_many: '{{count}}\u00a0сомнений в правде',
    wrongChallengesTimes_other: '{{count}}\u00a0сомнения в правде',
    coups: 'Самая тяжёлая рука',
    coupsTimes_one: '{{count}}\u00a0переворот',
    coupsTimes_few: '{{count}}\u00a0переворота',
    coupsTimes_many: '{{count}}\u00a0переворотов',
    coupsTimes_other: '{{count}}\u00a0переворота',
  },
};
