import { bookTitles } from '../bookTitles';

/** Coup's own terms. */
export const coup = {
  books: bookTitles,
  actions: {
    income: 'Доход',
    foreignAid: 'Иностранная помощь',
    coup: 'Переворот',
    tax: 'Налог',
    assassinate: 'Убийство',
    steal: 'Воровство',
    exchange: 'Обмен',
    examine: 'Допрос',
    convert: 'Смена стороны',
    embezzle: 'Растрата',
    bomb: 'Бомба',
  },
  parties: { empire: 'Империя', resistance: 'Сопротивление' },
  noDuke: 'нет Губернатора',
  court: 'Колода',
  treasury: 'Казна',
  reserve: 'Резерв',
} as const;
