import { parseArgs } from 'node:util';
import { ArgumentError, gameNamed, whole } from '../arguments';
import { gameIds, type GameId } from '../games';

export interface Wish {
  readonly seed: number;
  /** The number of the first game. */
  readonly from: number;
  /** How many games there are at most, and how many minutes for them. */
  readonly games: number;
  readonly minutes: number;
  readonly game: GameId | null;
  /** Only tables of so many players or more. */
  readonly fewest: number;
}

export const usage = `npm run soak -- --minutes 10
  --minutes   how long (1, unless the number of games is given)
  --games     how many games, instead of how long
  --seed      everything follows from it (1)
  --from      the number of the first game (0)
  --game      ${gameIds.join(', ')} (all of them in turn)
  --fewest    only tables of so many players or more (2)`;

const options = {
  minutes: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string', default: '1' },
  from: { type: 'string', default: '0' },
  game: { type: 'string' },
  fewest: { type: 'string', default: '2' },
} as const;

export function wishIn(args: readonly string[]): Wish {
  const values = valuesIn(args);
  const minutes = values.minutes ?? (values.games === undefined ? '1' : null);
  return {
    seed: whole('seed', values.seed),
    from: whole('from', values.from),
    games: values.games === undefined ? Infinity : whole('games', values.games, 1),
    minutes: minutes === null ? Infinity : whole('minutes', minutes, 1),
    game: values.game === undefined ? null : gameNamed(values.game),
    fewest: whole('fewest', values.fewest),
  };
}

function valuesIn(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new ArgumentError(error instanceof Error ? error.message : String(error));
  }
}

/** What shows the same game again. */
export const commandFor = ({ seed, game, fewest }: Wish, number: number): string =>
  [
    `npm run soak -- --seed ${seed} --from ${number} --games 1`,
    ...(game === null ? [] : [`--game ${game}`]),
    ...(fewest > 2 ? [`--fewest ${fewest}`] : []),
  ].join(' ');
