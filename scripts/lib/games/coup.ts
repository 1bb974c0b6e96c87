import type { Seat } from '../../../engine';
import {
  books,
  coup,
  ruleBooks,
  sixthCharacters,
  taughtBots,
  type Coup,
  type CoupEvent,
  type CoupState,
  type Role,
} from '../../../engine/coup';
import { table } from '../../../engine/coup/bots/trained/table';
import { isTrue } from '../../../engine/coup/claims';
import { claimIn } from '../../../engine/coup/evidence';
import { everyCoupSetup } from '../../../tools/coupSetups';
import type { PlayedGame } from '.';

/** Every card there is, wherever it lies. */
function cardsIn({ court, players, stage }: CoupState): string {
  const held = players.flatMap(({ cards }) => cards.map(({ role }) => role));
  const drawn: readonly Role[] = stage.kind === 'keep' ? stage.drawn : [];
  return [...court, ...held, ...drawn].sort().join(' ');
}

const coinsIn = ({ players, reserve }: CoupState): number =>
  players.reduce((sum, { coins }) => sum + coins, reserve);

/** How many coins came from the treasury less what went there. */
function fromTreasury(event: CoupEvent): number {
  switch (event.type) {
    case 'gained':
      return event.from === 'treasury' ? event.coins : 0;
    case 'refunded':
      return event.coins;
    case 'acted':
      return event.action === 'convert' ? 0 : -event.paid;
    case 'forfeited':
      return -event.coins;
    default:
      return 0;
  }
}

/** What is wrong with a step, or null. */
function foul(before: CoupState, events: readonly CoupEvent[], after: CoupState): string | null {
  if (before.stage.kind !== 'draft' && cardsIn(before) !== cardsIn(after))
    return `cards changed from ${cardsIn(before)} to ${cardsIn(after)}`;
  const expected = events.reduce((sum, event) => sum + fromTreasury(event), coinsIn(before));
  if (coinsIn(after) !== expected)
    return `there are ${coinsIn(after)} coins, and there should be ${expected}`;
  if ([after.reserve, ...after.players.map(({ coins }) => coins)].some((coins) => coins < 0))
    return 'somebody has less than no coins';
  return null;
}

type Noted = readonly [seat: Seat, deed: string];

const claimed = (state: CoupState, seat: Seat, claim: Parameters<typeof isTrue>[2]): readonly Noted[] =>
  isTrue(state, seat, claim)
    ? [[seat, 'claims']]
    : [
        [seat, 'claims'],
        [seat, 'bluffs'],
      ];

/** Claims and challenges, and whether they were what they seemed. */
function deedsOf(before: CoupState, event: CoupEvent): readonly Noted[] {
  if (event.type === 'challenged')
    return isTrue(before, event.seat, event.claim)
      ? [[event.by, 'challenges']]
      : [
          [event.by, 'challenges'],
          [event.by, 'right'],
          [event.seat, 'caught'],
        ];
  const said = claimIn(event, before);
  return said ? claimed(before, said.seat, said.claim) : [];
}

export const coupPlayed: PlayedGame<Coup> = {
  game: coup,
  bots: taughtBots(table),
  setups: everyCoupSetup,
  foul,
  choices: {
    rules: { field: 'book', known: books },
    switches: ['factions', 'anarchist', 'strictDoubleDanger'],
    options: {
      sixth: sixthCharacters,
      twoPlayers: [...new Set(books.flatMap((book) => ruleBooks[book].twoPlayers))],
    },
  },
  winnersBy: { lastInfluence: 'one alone' },
  isTurn: ({ type }) => type === 'acted',
  deeds: [
    { name: 'claims', of: null },
    { name: 'bluffs', of: 'claims' },
    { name: 'caught', of: 'bluffs' },
    { name: 'challenges', of: null },
    { name: 'right', of: 'challenges' },
  ],
  deedsIn: (before, events) => events.flatMap((event) => deedsOf(before, event)),
};
