import {
  coup,
  createMatch,
  type CoupEvent,
  type CoupMove,
  type CoupSetup,
  type CoupState,
} from '../../../engine';
import { playOut } from '../../../engine/core/bot';
import { coupBots } from '../../../engine/coup/bots';
import { actionRules } from '../../../engine/coup/actions';
import { isTrue } from '../../../engine/coup/claims';
import type { BotId, Wish } from './options';
import { foul } from './referee';
import { counted, type Deeds, type Tally } from './tally';

/** No game of Coup is so long, unless something is wrong. */
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

export interface Result {
  readonly bots: readonly BotId[];
  readonly winner: BotId;
  readonly moves: number;
  readonly turns: number;
}

/** Who sits where in a game: one seat further each time, so that no seat favours anybody. */
const seatsOf = ({ bots, setup }: Wish, game: number): readonly BotId[] =>
  Array.from({ length: setup.players }, (_, seat) => {
    const turned = (seat + game) % setup.players;
    return bots[turned % bots.length] as BotId;
  });

export function playGame(wish: Wish, game: number, tally: Tally): Result {
  const { setup } = wish;
  const seed = wish.seed + game;
  const seats = seatsOf(wish, game);
  const moves: CoupMove[] = [];
  const fail = (problem: string, cause?: unknown) =>
    new GameError(`game ${game}, seed ${seed}: ${problem}`, recordOf(setup, seed, seats, moves), cause);
  let turns = 0;
  let state = coup.deal(setup, seed);
  try {
    for (const step of playOut(
      coup,
      seats.map((id) => coupBots[id]),
      state,
      seed,
    )) {
      moves.push(step.move);
      const problem = foul(step.before, step.events, step.state);
      if (problem !== null) throw fail(problem);
      if (moves.length > endless) throw fail(`no end after ${endless} moves`);
      if (step.move.type === 'act') turns++;
      watch(tally, seats, step.before, step.events);
      state = step.state;
    }
  } catch (error) {
    throw error instanceof GameError ? error : fail(String(error), error);
  }
  const winner = coup.outcome(state)?.winners[0];
  if (winner === undefined) throw fail('it stopped without a winner');
  return { bots: seats, winner: seats[winner] as BotId, moves: moves.length, turns };
}

function recordOf(
  setup: CoupSetup,
  seed: number,
  seats: readonly BotId[],
  moves: readonly CoupMove[],
): string {
  const players = seats.map((bot, seat) => ({ name: `${bot} ${seat}`, bot }));
  return JSON.stringify({ ...createMatch<CoupSetup, CoupMove>(coup, setup, seed, players), moves });
}

/** Counts claims and challenges, and whether they were what they seemed: the referee may know. */
function watch(tally: Tally, seats: readonly BotId[], before: CoupState, events: readonly CoupEvent[]): void {
  const note = (seat: number, deed: keyof Deeds) => counted(tally, seats[seat] as BotId, deed);
  const claimed = (seat: number, claim: Parameters<typeof isTrue>[2]) => {
    note(seat, 'claims');
    if (!isTrue(before, seat, claim)) note(seat, 'bluffs');
  };
  for (const event of events) {
    if (event.type === 'acted') {
      const { claims: claim } = actionRules[event.action];
      if (claim) claimed(event.seat, claim === 'sixth' ? before.sixth : claim);
    } else if (event.type === 'blocked') claimed(event.seat, event.role);
    else if (event.type === 'bombClaimed') claimed(event.seat, 'contessa');
    else if (event.type === 'challenged') {
      const isLie = !isTrue(before, event.seat, event.claim);
      note(event.by, 'challenges');
      if (isLie) note(event.by, 'right');
      if (isLie) note(event.seat, 'caught');
    }
  }
}
