import {
  books,
  coup,
  type CoupMove,
  type CoupSetup,
  type CoupState,
  type Role,
  type Coup,
} from '../../../../engine/coup';
import { everyCoupSetup } from '../../../../tools/coupSetups';
import {
  chance,
  lazily,
  oneOf,
  playout,
  runs,
  someSeeds,
  statesOf,
  type Chance,
  type Playout,
} from '../../core/playout';

export type CoupPlayout = Playout<Coup>;

/** Every table there can be. */
export const tables = everyCoupSetup;

/** How readily a table lets things pass: where all object at once, no chain of claims ever grows long. */
const patiences = [0.5, 0.8, 0.95];
/** How often a table speaks the truth: where nobody ever does, no claim is ever proven. */
const honesties = [0, 0.5, 0.9];

const kindOf = (move: CoupMove) => (move.type === 'act' ? move.action : move.type);

/** The characters a move says one holds; null where it says nothing of the kind. */
function claimed(move: CoupMove): Role | null {
  if (move.type === 'block') return move.role;
  if (move.type === 'defuse' || move.type === 'pass') return 'contessa';
  if (move.type !== 'act') return null;
  const claims = { tax: 'duke', assassinate: 'assassin', steal: 'captain', examine: 'inquisitor' } as const;
  return move.action in claims ? claims[move.action as keyof typeof claims] : null;
}

/** Chooses by chance: to object or not by temper, then what to do, then with whom or with which cards. */
export function player(luck: Chance): (moves: readonly CoupMove[], state: CoupState) => CoupMove {
  const patience = oneOf(patiences, luck);
  const honesty = oneOf(honesties, luck);
  return (moves, state) => {
    if (luck() < honesty && moves.some(({ type }) => type === 'prove')) return { type: 'prove' };
    const hand = state.players[coup.asked(state)?.seat ?? 0]?.cards.filter(({ faceUp }) => !faceUp) ?? [];
    const truths = moves.filter((move) => hand.some(({ role }) => role === claimed(move)));
    const open = truths.length > 0 && luck() < honesty / 2 ? truths : moves;
    const kinds = [...new Set(open.map(kindOf))];
    const kind = kinds.includes('allow') && luck() < patience ? 'allow' : oneOf(kinds, luck);
    return oneOf(
      open.filter((move) => kindOf(move) === kind),
      luck,
    );
  };
}

/** One game by chance at this table. */
export function gameAt(table: CoupSetup, seed: number): CoupPlayout {
  const luck = chance(seed);
  const first = Math.floor(luck() * table.players);
  return playout(coup, { ...table, first }, seed, player(luck));
}

/** A game at every table there can be; where mutation tests run, at a few by each book. */
export const gamesEverywhere = lazily((): readonly CoupPlayout[] => {
  const count = runs(tables.length);
  const tableFor = (index: number) => {
    if (count === tables.length) return tables[index];
    const ofBook = tables.filter(({ book }) => book === books[index % books.length]);
    // In strides through small tables and large, with this option and that.
    return ofBook[(Math.floor(index / books.length) * 37) % ofBook.length];
  };
  return someSeeds(count).map((seed, index) => gameAt(tableFor(index) as CoupSetup, seed));
});

export type CoupStep = CoupPlayout['steps'][number];

/** The states of games at every table; one of each `oneIn` is taken. */
export const statesEverywhere = (oneIn: number): readonly CoupState[] => statesOf(gamesEverywhere(), oneIn);
