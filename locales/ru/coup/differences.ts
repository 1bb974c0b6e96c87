import type { differences as en } from '../../en/coup/differences';
import type { Words } from '../../words';

/** The books of Coup side by side: what they differ in, and how. */
export const differences: Words<typeof en, 'ru'> = {
  title: 'Чем различаются книги',
  intro: 'Одна игра по четырём книгам. Вот в чём они расходятся.',
  topic: 'Тема',
  topics: {
    seats: 'Сколько игроков',
    firstPlayer: 'Кто начинает',
    twoPlayers: 'Раздача на двоих',
    refund: 'Заплаченные монеты, если проверка поймала на блефе',
    replacement: 'Карта, показанная при проверке',
    proof: 'Можно ли не показывать карту, если она есть?',
    sixth: 'Советник или Следователь',
    examine: 'Карта на допросе',
    factions: 'Стороны, их смена, хищение',
    anarchist: 'Анархист',
  },
  seats: 'От {{fewest}} до {{most}}',
  firstPlayer: {
    agree: 'По договорённости',
    lastWinner: 'Победитель прошлой игры',
    any: 'Как решит стол',
  },
  ways: {
    plain: 'Как обычно, по 2\u00a0монеты',
    oneCoin: 'Как обычно, у первого игрока 1\u00a0монета',
    draft: 'Выбор из трёх наборов; у первого игрока 1\u00a0монета',
  },
  refund: {
    yes: 'Возвращаются',
    no: 'Не возвращаются',
  },
  replacement: {
    shuffleNow: 'Сразу: замешивается в колоду, берётся другая',
    bottomAtEndOfTurn: 'В конце хода: под колоду, берётся верхняя',
  },
  proof: {
    yes: 'Да, ценой проигранной проверки',
    no: 'Нет, карту надо показать',
  },
  sixth: {
    none: 'Только Советник',
    optional: 'Следователь может заменить Советника',
    choose: 'Выбирают перед каждой игрой',
  },
  examine: {
    maySwap: 'Возвращают или меняют',
    mustSwap: 'Всегда меняют',
    none: 'Следователя нет',
  },
  part: {
    yes: 'Можно добавить',
    no: 'В этой книге нет',
  },
};
