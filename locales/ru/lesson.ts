import type { lesson as en } from '../en/lesson';
import type { Words } from '../words';

/** A first game of any kind, with a comment on every step. */
export const lesson: Words<typeof en, 'ru'> = {
  title: 'Как играть',
  guide: 'Урок',
  watch: 'Теперь смотрите в центр стола.',
  astray: 'В настоящей партии так тоже можно. Но сейчас нажмите то, что в рамке.',
  further: 'Дальше',
  skip: 'Пропустить урок',
  overTitle: 'Теперь вы умеете играть',
  skippedTitle: 'Урок окончен',
  skippedText: 'К нему можно вернуться в любое время с главной страницы.',
  again: 'Ещё раз',
  putBack: 'Продолжить урок',
};
