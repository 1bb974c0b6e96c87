import type { Seat } from '../../core/game';
import { blockingRoles } from '../actions';
import { mayBlockNext } from '../aloud';
import { hiddenPlaces } from '../change';
import { coup } from '../game';
import { coinsOf, handOf, livesOf } from '../hands';
import type { CoupMove } from '../moves';
import { placeOf, type Role } from '../roles';
import { others, type CoupState } from '../state';
import type { CoupView } from '../view';
import { offeredCards } from '../effects';
import type { Ledger } from './ledger';
import { answersOf } from './manners';
import { chanceToWin, handStrength } from './standing';

/** A move, and what one means to answer later in the same turn. */
export interface Plan {
  readonly move: CoupMove;
  /** Whom one says one is, if one is asked to block. */
  readonly block: Role | null;
  /** Whether one challenges a block of one's own action. */
  readonly doubts: boolean;
}

/** What comes of a plan until the next turn begins, on average over what is likely. */
export interface Outlook {
  /** The chance to win the game from there. */
  readonly wins: number;
  /** That somebody doubts one's own word. */
  readonly doubted: number;
  /** That one's own action is blocked, and the block stands. */
  readonly stopped: number;
  /** That one loses an influence, or more. */
  readonly loses: number;
  /** That a rival does. */
  readonly strikes: number;
  readonly coins: number;
  /** Of one's own cards, those that one has said one holds. */
  readonly backed: number;
}

/** The sum over all that was followed; `mass` is how likely all of it was. */
type Tally = { -readonly [Sum in keyof Outlook]: number } & { mass: number };

export const emptyTally = (): Tally => ({
  mass: 0,
  wins: 0,
  doubted: 0,
  stopped: 0,
  loses: 0,
  strikes: 0,
  coins: 0,
  backed: 0,
});

export function averaged({ mass, ...sums }: Tally): Outlook {
  const by = mass > 0 ? 1 / mass : 0;
  return {
    wins: sums.wins * by,
    doubted: sums.doubted * by,
    stopped: sums.stopped * by,
    loses: sums.loses * by,
    strikes: sums.strikes * by,
    coins: sums.coins * by,
    backed: sums.backed * by,
  };
}

/** Everything one could mean by a move. What to answer later is chosen by its average, never by a card one cannot see. */
export function plansFor(view: CoupView, me: Seat, move: CoupMove): readonly Plan[] {
  const plain: Plan = { move, block: null, doubts: false };
  if (move.type === 'act') {
    const isBlockable = blockingRoles(view, move.action).length > 0;
    return isBlockable ? [plain, { ...plain, doubts: true }] : [plain];
  }
  const { pending, asked: question } = view;
  // C-09: whoever loses one influence to the truth may still block with the other.
  const blocksNext = question?.kind === 'challenge' || question?.kind === 'lose';
  return pending && blocksNext && mayBlockNext(view, me)
    ? [plain, ...pending.blockableWith.map((role) => ({ ...plain, block: role }))]
    : [plain];
}

/** What is less likely than this is not followed further. */
const negligible = 0.02;

interface Path {
  readonly chance: number;
  readonly doubted: boolean;
  readonly stopped: boolean;
}

/** Follows a plan at one imagined table to the next turn, every likely answer of the others by its weight. */
export function follow(from: CoupState, me: Seat, plan: Plan, ledger: Ledger, tally: Tally): void {
  const living = others(from, -1);
  const lostOne = (state: CoupState, seat: Seat) =>
    livesOf(state.players, seat) < livesOf(from.players, seat);
  const told = ledger.seats[me]?.told ?? [];
  const hasTold = (role: Role) => (told[placeOf[role]] ?? 0) > 0;
  const valued = (hand: readonly Role[]) => handStrength(living.length, hand);

  const arrive = (state: CoupState, { chance, doubted, stopped }: Path): void => {
    tally.mass += chance;
    tally.wins += chance * chanceToWin(state, me, valued(handOf(state.players, me)));
    if (doubted) tally.doubted += chance;
    if (stopped) tally.stopped += chance;
    if (lostOne(state, me)) tally.loses += chance;
    if (living.some((seat) => seat !== me && lostOne(state, seat))) tally.strikes += chance;
    tally.backed += chance * handOf(state.players, me).filter(hasTold).length;
    tally.coins += chance * (coinsOf(state.players, me) - coinsOf(from.players, me));
  };

  const walk = (state: CoupState, move: CoupMove, path: Path): void => {
    const step = coup.play(state, move);
    let { doubted, stopped } = path;
    for (const event of step.events) {
      if (event.type === 'challenged' && event.seat === me) doubted = true;
      if (event.type === 'blocked' && state.turn === me) stopped = true;
      // The block was a lie: the action goes on.
      if (event.type === 'conceded' && event.seat !== me) stopped = false;
    }
    goOn(step.state, { chance: path.chance, doubted, stopped });
  };

  const goOn = (state: CoupState, path: Path): void => {
    const question = coup.asked(state);
    if (question === null || state.stage.kind === 'act') return arrive(state, path);
    if (question.seat === me) return walk(state, ownAnswer(state, me, plan, valued), path);
    for (const { move, chance } of answersOf(state, ledger, question.seat)) {
      const after = path.chance * chance;
      if (after >= negligible) walk(state, move, { ...path, chance: after });
    }
  };

  walk(from, plan.move, { chance: 1, doubted: false, stopped: false });
}

/** What one answers oneself on the way: as planned, and of cards what is worth least goes. */
function ownAnswer(
  state: CoupState,
  me: Seat,
  plan: Plan,
  valued: (hand: readonly Role[]) => number,
): CoupMove {
  const { stage } = state;
  const legal = coup.moves(state);
  const [first] = legal;
  if (!first) throw new RangeError('There is nothing to answer.');
  switch (stage.kind) {
    case 'challenge':
      return { type: plan.doubts && stage.of === 'block' && state.turn === me ? 'challenge' : 'allow' };
    case 'block':
      return plan.block === null ? { type: 'allow' } : { type: 'block', role: plan.block };
    case 'lose':
    case 'show':
      return bestOf(legal, (move) => valued(handWithout(state, me, move)));
    case 'keep': {
      const offered = offeredCards(state, stage);
      return bestOf(legal, (move) =>
        move.type === 'keep' ? valued(move.cards.flatMap((at) => offered[at] ?? [])) : 0,
      );
    }
    case 'bomb':
      return { type: handOf(state.players, me).includes('contessa') ? 'defuse' : 'explode' };
    case 'draft':
    case 'side':
    case 'act':
    case 'prove':
    case 'examine':
    case 'redirect':
    case 'over':
      return first;
  }
}

const handWithout = (state: CoupState, seat: Seat, move: CoupMove): readonly Role[] =>
  hiddenPlaces(state, seat).flatMap((at) =>
    'card' in move && move.card === at ? [] : (state.players[seat]?.cards[at]?.role ?? []),
  );

function bestOf(moves: readonly CoupMove[], worth: (move: CoupMove) => number): CoupMove {
  let [best] = moves;
  let most = -Infinity;
  for (const move of moves) {
    const value = worth(move);
    if (value > most) [best, most] = [move, value];
  }
  if (!best) throw new RangeError('There is nothing to choose from.');
  return best;
}
