/** The books of Coup side by side: what they differ in, and how. */
export const differences = {
  title: 'What differs',
  intro: 'The same game by four books. Where they part, this is how.',
  topic: 'Matter',
  topics: {
    seats: 'Players',
    firstPlayer: 'Who begins',
    twoPlayers: 'Dealt to two',
    refund: 'Coins paid, when the challenge is won',
    replacement: 'A card that was proved',
    proof: 'May the truthful decline to prove?',
    sixth: 'Ambassador or Inquisitor',
    examine: 'The examined card',
    factions: 'Factions, conversion, embezzlement',
    anarchist: 'The Anarchist',
  },
  seats: '{{fewest}} to {{most}}',
  firstPlayer: {
    agree: 'By agreement',
    lastWinner: 'Who won last',
    any: 'Any way the table likes',
  },
  ways: {
    plain: 'As usual, 2 coins each',
    oneCoin: 'As usual, who begins has 1 coin',
    draft: 'A draft from three sets; who begins has 1 coin',
  },
  refund: {
    yes: 'Come back',
    no: 'Are gone',
  },
  replacement: {
    shuffleNow: 'At once: shuffled in, another drawn',
    bottomAtEndOfTurn: 'At the end of the turn: under the deck, the top one drawn',
  },
  proof: {
    yes: 'Yes, at the price of the challenge',
    no: 'No, the card must be shown',
  },
  sixth: {
    none: 'Ambassador only',
    optional: 'The Inquisitor may replace the Ambassador',
    choose: 'Chosen before every game',
  },
  examine: {
    maySwap: 'Given back, or swapped',
    mustSwap: 'Always swapped',
    none: 'There is no Inquisitor',
  },
  part: {
    yes: 'May be added',
    no: 'Not in this book',
  },
} as const;
