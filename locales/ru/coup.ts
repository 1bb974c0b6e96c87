/** Coup's own terms. A book is called by its own title in every language. */
export const coup = {
  books: {
    persianPlus: 'کودتا+',
    persian: 'کودتا',
    russian: 'Переворот',
    hebrew: 'הפיכה',
  },
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
