/** Coup's own terms. A book is called by its own title in every language. */
export const coup = {
  books: {
    persianPlus: 'کودتا+',
    persian: 'کودتا',
    russian: 'Переворот',
    hebrew: 'הפיכה',
  },
  actions: {
    income: 'Income',
    foreignAid: 'Foreign aid',
    coup: 'Coup',
    tax: 'Tax',
    assassinate: 'Assassinate',
    steal: 'Steal',
    exchange: 'Exchange',
    examine: 'Examine',
    convert: 'Conversion',
    embezzle: 'Embezzlement',
    bomb: 'The bomb',
  },
  parties: { empire: 'Empire', resistance: 'Resistance' },
  noDuke: 'no Duke',
  court: 'Court',
  treasury: 'Treasury',
  reserve: 'Reserve',
} as const;
