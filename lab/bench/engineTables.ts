import type { GameTypes } from '../../engine';
import type { CoupMove, CoupSetup } from '../../engine/coup';
import type { CopsMove, CopsSetup } from '../../engine/cops';
import { playedGames, type GameId, type PlayedGame } from '../../scripts/lib/games';

/** A table to measure at. */
export interface BenchTable {
  readonly name: string;
  readonly played: PlayedGame<GameTypes>;
  readonly setup: GameTypes['Setup'];
  /** Whether a move changes nothing at the table: with these alone, only the record grows. */
  isIdle(move: unknown): boolean;
}

const isIdleInCoup = (move: CoupMove) =>
  move.type === 'act' ? move.action === 'exchange' : ['allow', 'keep', 'side'].includes(move.type);

const isIdleInCops = ({ type }: CopsMove) => ['arrange', 'investigate', 'pass'].includes(type);

const isIdleIn: Readonly<Record<GameId, (move: never) => boolean>> = {
  coup: isIdleInCoup,
  cops: isIdleInCops,
};

const tableOf = (name: string, game: GameId, setup: CoupSetup | CopsSetup): BenchTable => ({
  name,
  played: playedGames[game],
  setup,
  isIdle: isIdleIn[game],
});

/** All others are measured against the first. */
export const benchTables: readonly BenchTable[] = [
  tableOf('coup, persianPlus, 6 players', 'coup', { book: 'persianPlus', players: 6, first: 0 }),
  tableOf('coup, all options, 10 players', 'coup', {
    book: 'persianPlus',
    players: 10,
    first: 0,
    options: { factions: true, anarchist: true, sixth: 'inquisitor' },
  }),
  ...[4, 6, 8].map((players) =>
    tableOf(`cops, base, ${players} players`, 'cops', { variant: 'base', players, first: 0 }),
  ),
  tableOf('cops, band, 6 players', 'cops', { variant: 'band', players: 6, first: 0 }),
  tableOf('cops, band, 8 players', 'cops', { variant: 'band', players: 8, first: 0 }),
];
