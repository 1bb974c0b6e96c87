import { draw32, randomBot, type Bot, type Json } from '../../engine';
import type { Coup } from '../../engine/coup';
import {
  at,
  hear,
  moveFor,
  moveNumber,
  place,
  plainMove,
  seenOf,
  sightOf,
  situate,
  wake,
  type Cells,
  type Mind,
} from '../../engine/coup/lab';
import { Luck } from '../train/luck';
import { byHabit, types, type Habits } from '../train/population';

/** A bot of fixed habits at the engine's table; the habits may depend on what has happened. */
const habitual = (id: string, habitsAt: (cells: Cells) => Habits): Bot<Coup> => ({
  id,
  wake,
  hear: (mind, events, view) => hear(mind as Mind & Json, events, view),
  *decide(mind, view, moves, random) {
    const [only, another] = moves;
    if (only && !another) return only;
    const cells = sightOf(view, mind as Mind & Json);
    const situation = { kind: 0, row: 0, unread: 0, open: 0 };
    const [seed] = draw32(random);
    const wanted = situate(cells, situation)
      ? moveFor(cells, situation.kind, byHabit(cells, situation, habitsAt(cells), new Luck(seed)))
      : plainMove(cells);
    const move = moves.find((one) => moveNumber(one) === wanted);
    if (!move) throw new Error(`${id} wants ${wanted}, which is not to be had.`);
    return move;
  },
});

/** How many claims the pretender lets pass, telling only the truth, before it begins to lie. */
const pretence = 5;

const pretends = (cells: Cells): Habits =>
  seenOf(cells, at(cells, place.asked)) < pretence ? types.honest : types.bluffer;

export const opponents = {
  random: randomBot<Coup>(),
  honest: habitual('honest', () => types.honest),
  always: habitual('always', () => types.always),
  caller: habitual('caller', () => types.caller),
  bluffer: habitual('bluffer', () => types.bluffer),
  mixed: habitual('mixed', () => types.mixedLiar),
  pretender: habitual('pretender', pretends),
} as const satisfies Record<string, Bot<Coup>>;
