import { cops, type Cops, type CopsMove, type CopsSetup } from '../../../../engine/cops';
import { everyCopsSetup } from '../../../../tools/copsSetups';
import {
  chance,
  everyStep,
  lazily,
  oneOf,
  playout,
  runs,
  someSeeds,
  statesOf,
  type Chance,
  type Playout,
} from '../../core/playout';

export type CopsState = Cops['State'];
export type CopsPlayout = Playout<Cops>;
export type CopsStep = CopsPlayout['steps'][number];

/** Every table there can be. */
export const tables = everyCopsSetup;

/** How readily a table lets a window pass: where all speak up at once, nobody ever comes to act. */
const patiences = [0.7, 0.9, 0.98];
/** How readily those with a gun shoot. */
const tempers = [0, 0.3, 0.8];

const kindOf = (move: CopsMove) => (move.type === 'use' ? move.equipment : move.type);

/** Chooses by chance: to speak up or not by patience, then what to do, then with whom or with which cards. */
export function player(luck: Chance): (moves: readonly CopsMove[]) => CopsMove {
  const patience = oneOf(patiences, luck);
  const temper = oneOf(tempers, luck);
  return (moves) => {
    const kinds = [...new Set(moves.map(kindOf))];
    const eager = kinds.includes('shoot') && luck() < temper;
    const kind = eager ? 'shoot' : kinds.includes('pass') && luck() < patience ? 'pass' : oneOf(kinds, luck);
    return oneOf(
      moves.filter((move) => kindOf(move) === kind),
      luck,
    );
  };
}

/** One game by chance at this table. */
export function gameAt(table: CopsSetup, seed: number): CopsPlayout {
  const luck = chance(seed);
  const first = Math.floor(luck() * table.players);
  return playout(cops, { ...table, first }, seed, player(luck));
}

/** A game at every table there can be; where mutation tests run, at a few of each variant. */
export const gamesEverywhere = lazily((): readonly CopsPlayout[] =>
  // In strides through both games, small tables and large, with this option and that.
  someSeeds(runs(tables.length)).map((seed, index) =>
    gameAt(tables[(index * 7) % tables.length] as CopsSetup, seed),
  ),
);

export const inEveryGame = (check: (game: CopsPlayout) => void): void => gamesEverywhere().forEach(check);

export const atEveryStep = (
  check: (step: CopsStep, before: CopsState | undefined, game: CopsPlayout) => void,
): void => inEveryGame((game) => everyStep(game, (step, before) => check(step, before, game)));

/** The states of games at every table; one of each `oneIn` is taken. */
export const statesEverywhere = (oneIn: number): readonly CopsState[] => statesOf(gamesEverywhere(), oneIn);
