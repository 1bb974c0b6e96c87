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
};
