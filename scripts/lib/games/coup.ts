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
} from '../../../engine/coup';
import { table } from '../../../engine/coup/bots/trained/table';
import { isTrue } from '../../../engine/coup/claims';
import { claimIn } from '../../../engine/coup/evidence';
import { everyCoupSetup } from '../../../tools/coupSetups';
import type { PlayedGame } from '.';
import { foul } from './coupReferee';

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
