import type { GameTypes } from '../../engine';
import type { CoupMove, CoupSetup } from '../../engine/coup';
import type { CopsMove, CopsSetup } from '../../engine/cops';
import { playedGames, type PlayedGame } from '../../scripts/lib/games';

/** A table to measure at. */
export interface BenchTable {
  readonly name: string;
  readonly played: PlayedGame<GameTypes>;
  readonly setup: GameTypes['Setup'];
  /** Whether a move changes nothing at the table, so that only the record grows. */
  isIdle(move: GameTypes['Move']): boolean;
}

const coup = (name: string, setup: CoupSetup): BenchTable => ({
  name: `coup, ${name}`,
  played: playedGames.coup,
  setup,
  isIdle: (move: CoupMove) =>
    move.type === 'act' ? move.action === 'exchange' : ['allow', 'keep', 'side'].includes(move.type),
});

const cops = (setup: CopsSetup): BenchTable => ({
  name: `cops, ${setup.variant}, ${setup.players} players`,
  played: playedGames.cops,
  setup,
  isIdle: ({ type }: CopsMove) => ['arrange', 'investigate', 'pass'].includes(type),
});

/** All others are measured against the first. */
export const benchTables: readonly BenchTable[] = [
  coup('persianPlus, 6 players', { book: 'persianPlus', players: 6, first: 0 }),
  coup('all options, 10 players', {
    book: 'persianPlus',
    players: 10,
    first: 0,
    options: { factions: true, anarchist: true, sixth: 'inquisitor' },
  }),
  ...[4, 6, 8].map((players) => cops({ variant: 'base', players, first: 0 })),
  ...[6, 8].map((players) => cops({ variant: 'band', players, first: 0 })),
];
