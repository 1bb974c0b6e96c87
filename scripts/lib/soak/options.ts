import { argumentsIn, gameNamed, whole } from '../arguments';
import { gameIds, type GameId } from '../games';

export interface Wish {
  readonly seed: number;
  /** The number of the first game. */
  readonly from: number;
  /** How many games there are at most, and how many minutes for them. */
  readonly games: number;
  readonly minutes: number;
  readonly game: GameId | null;
  /** How many players a table must have at least. */
  readonly fewest: number;
}

export const usage = `npm run soak -- --minutes 10
  --minutes   how long (1, unless the number of games is given)
  --games     how many games, instead of how long
  --seed      everything follows from it (1)
  --from      the number of the first game (0)
  --game      ${gameIds.join(', ')} (all of them in turn)
  --fewest    how many players a table must have at least (2)`;

export function wishIn(args: readonly string[]): Wish {
  const values = argumentsIn(args, {
    minutes: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    game: { type: 'string' },
    fewest: { type: 'string', default: '2' },
  });
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

/** What shows the same game again. */
export const commandFor = ({ seed, game, fewest }: Wish, number: number): string =>
  [
    `npm run soak -- --seed ${seed} --from ${number} --games 1`,
    ...(game === null ? [] : [`--game ${game}`]),
    ...(fewest > 2 ? [`--fewest ${fewest}`] : []),
  ].join(' ');
