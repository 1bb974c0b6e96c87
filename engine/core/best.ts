import { below, type Random } from './random';

const grain = 1024;

/** The move that is worth most, give or take a whim. */
export function best<Move>(
  moves: readonly Move[],
  worthOf: (move: Move) => number,
  whim: number,
  luck: Random,
): Move {
  const [first] = moves;
  if (first === undefined) throw new RangeError('There is nothing to choose from.');
  let choice: Move = first;
  let most = -Infinity;
  let random = luck;
  for (const move of moves) {
    const [chance, rest] = below(grain, random);
    random = rest;
    const value = worthOf(move) + (chance / grain) * whim;
    if (value > most) [choice, most] = [move, value];
  }
  return choice;
}
