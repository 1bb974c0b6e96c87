import { hearStep, wakeBots } from '../core/bot';
import type { PlayedMatch } from '../core/match';
import type { Seat } from '../core/game';
import { botNamed } from '../core/roster';
import { copsBots } from './bots';
import type { Equipment } from './equipment/cards';
import { cops } from './game';
import type { CopsMove } from './moves';
import type { CopsState } from './state';
import type { Team } from './teams';
import type { Cops } from './types';
import type { Mind } from './bots/mind';
import { honesty, read } from './bots/reading';
import { steady } from './bots/steady';
import { temperaments } from './bots/temperament';

/** What a bot did to somebody, and with whom it thought them to be. */
export interface Thought {
  /** An index among the steps: the one that the answer led to. */
  readonly step: number;
  readonly seat: Seat;
  readonly target: Seat;
  readonly deed: Deed;
  readonly equipment: Equipment | null;
  readonly team: Team;
  /** From a half, a mere guess, to 1, certainty. */
  readonly chance: number;
}

type Deed = 'look' | 'aim' | 'shot' | 'turned' | 'use';

const deeds: Partial<Readonly<Record<CopsMove['type'], Deed>>> = {
  investigate: 'look',
  arm: 'aim',
  aim: 'aim',
  infiltrate: 'aim',
  shoot: 'shot',
  deflect: 'turned',
  use: 'use',
};

/**
 * Why bots did what they did, once their game is over: each hears the record again as it heard the game, and is asked what it
 * made of the player it acted on. Pauses at least as often as a bot that thinks.
 */
export function* reasons({
  match,
  steps,
}: PlayedMatch<Cops>): Generator<undefined, readonly Thought[], undefined> {
  const bots = match.players.map(({ bot }) =>
    bot !== undefined && botNamed(copsBots, bot).id === steady.id ? steady : null,
  );
  const thoughts: Thought[] = [];
  let minds = wakeBots(bots, match.seed);
  for (const [played, move] of match.moves.entries()) {
    const before = steps[played];
    const after = steps[played + 1];
    if (!before || !after) break;
    const seat = cops.asked(before.state)?.seat;
    if (seat !== undefined && bots[seat]) {
      const deed = deedOf(before.state, seat, move);
      const thought = deed && (yield* judged(minds[seat] as Mind, before.state, seat, deed.target));
      if (deed && thought) {
        const told = { step: played + 1, seat, ...deed, ...thought };
        const last = thoughts.findLast((one) => one.seat === seat);
        if (!last || !isSame(last, told)) thoughts.push(told);
      }
    }
    minds = hearStep(cops, bots, minds, after);
    yield;
  }
  return thoughts;
}

/** A player who is asked again says the same again. */
const isSame = (one: Thought, other: Thought): boolean =>
  one.deed === other.deed &&
  one.target === other.target &&
  one.equipment === other.equipment &&
  one.team === other.team &&
  Math.abs(one.chance - other.chance) < 0.005;

function deedOf(
  state: CopsState,
  seat: Seat,
  move: CopsMove,
): Pick<Thought, 'target' | 'deed' | 'equipment'> | null {
  const deed = deeds[move.type];
  const aim = state.players[seat]?.gun?.aim ?? null;
  const target = move.type === 'shoot' ? aim : 'target' in move ? (move.target ?? null) : null;
  if (deed === undefined || target === null || target === seat) return null;
  // A gun that stays where it is tells nothing new.
  if (move.type === 'aim' && target === aim) return null;
  return { target, deed, equipment: move.type === 'use' ? move.equipment : null };
}

/** GC-11, GC-12: the side that the bot thought likelier; of the band there is nothing to think. */
function* judged(
  mind: Mind,
  state: CopsState,
  seat: Seat,
  target: Seat,
): Generator<undefined, Pick<Thought, 'team' | 'chance'> | null, undefined> {
  const seen = cops.view(state, seat);
  if (seen.seats[target]?.status !== 'cop') return null;
  const { chances } = yield* read(temperaments.steady, mind, seen);
  const lean = honesty(chances, target);
  return { team: lean > 0 ? 'honest' : 'crooked', chance: (1 + Math.abs(lean)) / 2 };
}
