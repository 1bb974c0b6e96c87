import type { end as en } from '../en/end';
import type { Words } from '../words';

/** The end of any game. */
export const end: Words<typeof en, 'ru'> = {
  winner: 'Победа: {{names}}',
  youWon: 'Вы победили!',
  result: 'Итоги партии',
  turns_one: 'Партия заняла {{count}}\u00a0ход.',
  turns_few: 'Партия заняла {{count}}\u00a0хода.',
  turns_many: 'Партия заняла {{count}}\u00a0ходов.',
  turns_other: 'Партия заняла {{count}}\u00a0хода.',
  replay: 'Как было дело',
  share: 'Поделиться записью',
  save: 'Сохранить в файл',
  saved: 'Сохранено: {{file}}',
  notSent: 'Передать файл не удалось. Партия по-прежнему хранится здесь.',
  souvenir: 'Картинка на память',
  sharePicture: 'Поделиться картинкой',
  savePicture: 'Сохранить картинку',
  again: 'Тем же составом',
  showAll: 'Показать все: {{number}}',
  course: 'Ход за ходом',
  turn: 'Ход\u00a0{{turn}}',
  deal: 'Раздача',
  earlier: 'На ход раньше',
  later: 'На ход позже',
  watchTurn: 'Посмотреть этот ход',
  number: '{{number}}',
};
