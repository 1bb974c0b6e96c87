import type { terms as en } from '../../en/coup/terms';
import type { Words } from '../../words';

/** Coup's own terms, and what is counted in it. */
export const terms: Words<typeof en, 'ru'> = {
  cards_one: '{{count}}\u00a0карта',
  cards_few: '{{count}}\u00a0карты',
  cards_many: '{{count}}\u00a0карт',
  cards_other: '{{count}}\u00a0карты',
  influences_one: '{{count}}\u00a0влияние',
  influences_few: '{{count}}\u00a0влияния',
  influences_many: '{{count}}\u00a0влияний',
  influences_other: '{{count}}\u00a0влияния',
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
    embezzle: 'Хищение',
    bomb: 'Бомба',
  },
  /** What a counteraction stops, as it stands in a sentence. */
  blocked: { foreignAid: 'иностранную помощь', assassinate: 'убийство', steal: 'воровство' },
  parties: { empire: 'Империя', resistance: 'Сопротивление' },
  noDuke: 'нет Губернатора',
  court: 'Колода',
  treasury: 'Казна',
  reserve: 'Резерв',
};
