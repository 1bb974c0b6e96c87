import type { replay as en } from '../en/replay';
import type { Words } from '../words';

/** Walking through a game that has been played. */
export const replay: Words<typeof en, 'ru'> = {
  point: 'Момент партии',
  position: 'Шаг\u00a0{{move}} из {{moves}}',
  positionInTurn: 'Шаг\u00a0{{move}} из {{moves}}, ход\u00a0{{turn}}',
  turnBack: 'Предыдущий ход',
  moveBack: 'На шаг назад',
  play: 'Смотреть',
  pause: 'Пауза',
  moveOn: 'На шаг вперёд',
  turnOn: 'Следующий ход',
  toLog: 'К списку событий',
  title: 'Как было дело',
  toResult: 'Вернуться к итогам',
  eyes: 'Чьими глазами',
  openHands: 'Все карты открыты',
  eyesOf: 'Взгляд игрока: {{name}}',
};
