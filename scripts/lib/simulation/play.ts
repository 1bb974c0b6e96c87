import { createMatch, playOut, type Bot, type GameTypes, type Outcome } from '../../../engine';
import type { Wish } from './options';

/** How often each kind of bot did each deed, over all games. */
export type Tally = Map<string, Map<string, number>>;

function count(tally: Tally, bot: string, deed: string): void {
  const deeds = tally.get(bot) ?? new Map<string, number>();
  deeds.set(deed, (deeds.get(deed) ?? 0) + 1);
  tally.set(bot, deeds);
}

export const countOf = (tally: Tally, bot: string, deed: string): number => tally.get(bot)?.get(deed) ?? 0;

/** A longer game shows that something is wrong. */
const endless = 20_000;

/** A game that went wrong, with the record that plays it again. */
export class GameError extends Error {
  override readonly name = 'GameError';
  readonly record: string;

  constructor(problem: string, record: string, cause?: unknown) {
    super(problem, { cause });
    this.record = record;
  }
}

export interface Result extends Outcome {
  readonly bots: readonly string[];
  readonly moves: number;
  readonly turns: number;
}

/** Who sits where in a game: one seat further each time, so that no seat favours anybody. */
const seatsOf = ({ bots, setup }: Wish, game: number): readonly Bot<GameTypes>[] =>
  Array.from({ length: setup.players }, (_, seat) => {
    const turned = (seat + game) % setup.players;
    return bots[turned % bots.length] as Bot<GameTypes>;
  });

export function playGame(wish: Wish, number: number, tally: Tally): Result {
  const { played, setup } = wish;
  const seed = wish.seed + number;
  const bots = seatsOf(wish, number);
  const ids = bots.map(({ id }) => id);
  const moves: unknown[] = [];
  const fail = (problem: string, cause?: unknown) =>
    new GameError(`game ${number}, seed ${seed}: ${problem}`, recordOf(wish, seed, ids, moves), cause);
  let turns = 0;
  let state = played.game.deal(setup, seed);
  try {
    for (const step of playOut(played.game, bots, state, seed)) {
      moves.push(step.move);
      const problem = played.foul(step.before, step.events, step.state);
      if (problem !== null) throw fail(problem);
      if (moves.length > endless) throw fail(`no end after ${endless} moves`);
      turns += step.events.filter((event) => played.isTurn(event)).length;
      for (const [seat, deed] of played.deedsIn(step.before, step.events))
        count(tally, ids[seat] ?? '', deed);
      state = step.state;
    }
  } catch (error) {
    throw error instanceof GameError ? error : fail(String(error), error);
  }
  const outcome = played.game.outcome(state);
  if (outcome === null || outcome.winners.length === 0) throw fail('it stopped without a winner');
  return { ...outcome, bots: ids, moves: moves.length, turns };
}

function recordOf(
  { played, setup }: Wish,
  seed: number,
  ids: readonly string[],
  moves: readonly unknown[],
): string {
  const players = ids.map((bot, seat) => ({ name: `${bot} ${seat}`, bot }));
  return JSON.stringify({ ...createMatch(played.game, setup, seed, players), moves });
}
