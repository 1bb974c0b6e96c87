/** What is chosen before a game of Coup: the rulebook, its options, how well the bots play. */
export const setup = {
  book: 'Rulebook',
  books: {
    persianPlus: {
      origin: 'Printed in Persian',
      first: 'The ordinary game; factions, the Inquisitor and a bomb can be added.',
      second: 'Room for ten. Two players draft their hands.',
    },
    persian: {
      origin: 'Printed in Persian',
      first: 'The ordinary game and nothing but: five characters.',
      second: 'The last winner starts. Two players draft their hands.',
    },
    russian: {
      origin: 'Printed in Russian',
      first: 'A harsher game: what is paid is gone, and the challenged must show.',
      second: 'Ambassador or Inquisitor, chosen for each game. The deck is shuffled only once.',
    },
    hebrew: {
      origin: 'Printed in Hebrew',
      first: 'The ordinary game in its shortest form: five characters.',
      second: 'The last winner starts. Two players are dealt in as usual.',
    },
  },
  learn: 'Learn to play by this book',
  originAndSeats: '{{origin}} · {{fewest}} to {{most}} players',
  levels: { novice: 'Novice', easy: 'Easy', steady: 'Steady', sharp: 'Sharp', expert: 'Expert' },
  unlisted: { random: 'Reckless' },
  levelHints: {
    novice: 'Believes what it is told, and does not always see what its own cards could do.',
    easy: 'Knows the game, and slips often.',
    steady: 'Weighs up what it sees, and bluffs when it pays.',
    sharp: 'Lies and doubts at the right moments, with a slip now and then.',
    expert: 'Has played millions of games against itself. Hard to read, hard to fool.',
  },
  sixth: 'Sixth character',
  sixthHint: 'The other one sits this game out.',
  inquisitor: 'Inquisitor instead of the Ambassador',
  inquisitorHint: 'Exchanges one card, or looks at one of somebody else’s.',
  factions: 'Factions',
  factionsHint:
    'Empire against Resistance: no coup, assassination or theft among your own. Sides can be changed.',
  anarchist: 'Anarchist',
  anarchistHint: 'For 5 coins, anybody may hand somebody else the bomb.',
  twoPlayers: 'For two',
  ways: { draft: 'Draft', oneCoin: 'Usual deal', plain: 'Usual deal, two coins' },
  wayHints: {
    draft: 'Each secretly picks one card of five; the second is dealt. Whoever starts has 1 coin.',
    oneCoin: 'Two cards each. Whoever starts has 1 coin.',
    plain: 'Two cards and 2 coins each.',
  },
  strict: 'Strict double danger',
  strictHint: 'Challenge the Assassin sent for you and lose, and the Contessa can no longer save you.',
  lastWinner: 'Last winner',
  lastWinnerHint: '{{name}} won the last game at this table.',
  seats: '{{book}} is for {{fewest}} to {{most}}. There are {{players}} of you.',
  playInstead: 'Play {{book}}',
} as const;
