/** Coup's own terms, and what is counted in it. */
export const terms = {
  cards_one: '{{count}} card',
  cards_other: '{{count}} cards',
  influences_one: '{{count}} influence',
  influences_other: '{{count}} influences',
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
  /** What a counteraction stops, as it stands in a sentence. */
  blocked: { foreignAid: 'foreign aid', assassinate: 'the assassination', steal: 'the theft' },
  parties: { empire: 'Empire', resistance: 'Resistance' },
  noDuke: 'no Duke',
  court: 'Court',
  treasury: 'Treasury',
  reserve: 'Reserve',
} as const;
