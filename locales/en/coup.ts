import { bookTitles } from '../bookTitles';

/** Coup's own terms. */
export const coup = {
  books: bookTitles,
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
