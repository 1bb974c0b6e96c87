import type { tally as en } from '../../en/cops/tally';
import type { Words } from '../../words';

/** What Good Cop Bad Cop counts of everybody's games. */
export const tally: Words<typeof en, 'ru'> = {
  title: 'Расследования, выстрелы, снаряжение',
  looks: 'Просмотрено карт',
  equipment: 'Сыграно снаряжения',
  shots: 'Выстрелов',
  leaders: 'Из них в лидера',
  hits: 'Поймано пуль',
  firstShot: 'Первая пуля партии',
  honours: {
    shots: 'Самый смелый выстрел',
    shotsTimes_one: '{{count}}\u00a0выстрел',
    shotsTimes_few: '{{count}}\u00a0выстрела',
    shotsTimes_many: '{{count}}\u00a0выстрелов',
    shotsTimes_other: '{{count}}\u00a0выстрела',
    looks: 'Самый зоркий глаз',
    looksTimes_one: '{{count}}\u00a0проверенная карта',
    looksTimes_few: '{{count}}\u00a0проверенные карты',
    looksTimes_many: '{{count}}\u00a0проверенных карт',
    looksTimes_other: '{{count}}\u00a0проверенной карты',
    hits: 'Любимая мишень',
    hitsTimes_one: '{{count}}\u00a0попадание',
    hitsTimes_few: '{{count}}\u00a0попадания',
    hitsTimes_many: '{{count}}\u00a0попаданий',
    hitsTimes_other: '{{count}}\u00a0попадания',
  },
};
