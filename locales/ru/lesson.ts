import type { lesson as en } from '../en/lesson';
import type { Words } from '../words';

/** A first game of any kind, with a comment on every step. */
export const lesson: Words<typeof en, 'ru'> = {
  title: 'Как играть',
  byBook: 'По книге: {{book}}',
  whichBook: 'По какой книге учимся?',
  guide: 'Урок',
  astray: 'В настоящей партии так тоже можно. Но сейчас нажмите то, что в рамке.',
  touch: 'Нажмите «{{action}}».',
  touchThen: 'Нажмите «{{action}}». Цель\u00a0— {{name}}.',
  choose: 'Цель\u00a0— {{name}}.',
  further: 'Понятно',
  skip: 'Пропустить урок',
  overTitle: 'Теперь вы умеете играть',
  skippedTitle: 'Урок окончен',
  skippedText: 'К нему можно вернуться в любое время с главной страницы.',
  apart: 'Чем отличается {{book}}',
  compare: 'Сравнить все книги',
  again: 'Ещё раз',
  putBack: 'Продолжить урок',
};
