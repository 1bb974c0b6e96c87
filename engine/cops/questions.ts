import type { Seat } from '../core/game';
import { lookAt } from './knowledge';
import type { MoveOf } from './moves';
import { hiddenPlaces, isCop, otherCops, roundFrom } from './seats';
import { changed, playerAt, shotIn, type Asking, type AskingOf, type CopsState, type Detail } from './state';
import { discard, takeAim, turnUp, withPlayer, type Log } from './table';

/** A question that comes up while something is happening: what can be answered, and what an answer does. */
interface Question<Kind extends Detail> {
  answers(state: CopsState, question: AskingOf<Kind>): readonly MoveOf<Kind>[];
  take(state: CopsState, question: AskingOf<Kind>, answer: MoveOf<Kind>, log: Log): CopsState;
}

const orders: readonly MoveOf<'arrange'>[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
].map((order) => ({ type: 'arrange', order }));

/** GC-09: one's own three cards, face down, in an order nobody else knows. */
const arrange: Question<'arrange'> = {
  answers: () => orders,
  take(state, { seat }, { order }, log) {
    log.push({ type: 'arranged', seat, secret: { knownTo: [seat], order } });
    const { cards } = playerAt(state, seat);
    return withPlayer(state, seat, { cards: order.flatMap((place) => cards[place] ?? []) });
  },
};

/** GC-15, GC-16: one hidden card of one's own; with none left there is nothing to show. */
const reveal: Question<'reveal'> = {
  answers: (state, { seat }) => hiddenPlaces(playerAt(state, seat)).map((card) => ({ type: 'reveal', card })),
  take: (state, { seat }, { card }, log) => turnUp(state, seat, card, log),
};

/** GC-33: one equipment card; any other goes under the deck. */
const keep: Question<'keep'> = {
  answers: (state, { seat }) => playerAt(state, seat).hand.map((card) => ({ type: 'keep', equipment: card })),
  take: (state, { seat }, { equipment }, log) =>
    playerAt(state, seat)
      .hand.filter((card) => card !== equipment)
      .reduce((now, card) => discard(now, seat, card, log), state),
};

/** Hidden cards of one of these players. */
const look: Question<'look'> = {
  answers: (state, { targets, atMost }) =>
    targets.flatMap((target) =>
      choicesOf(hiddenPlaces(playerAt(state, target)), atMost).map((cards) => ({
        type: 'look' as const,
        target,
        cards,
      })),
    ),
  take: (state, { seat }, { target, cards }, log) => lookAt(state, seat, target, cards, log),
};

/** All ways to pick one or more, up to so many. */
export const choicesOf = (places: readonly number[], atMost: number): readonly (readonly number[])[] =>
  atMost === 0
    ? []
    : places.flatMap((place, at) => [
        [place],
        ...choicesOf(places.slice(at + 1), atMost - 1).map((others) => [place, ...others]),
      ]);

/** GC-18, GC-28: at one other player, and only with a gun that is out. */
const aim: Question<'aim'> = {
  answers(state, { seat, besides }) {
    if (!isCop(state, seat) || playerAt(state, seat).gun === null) return [];
    return otherCops(state, seat)
      .filter((target) => target !== besides)
      .map((target) => ({ type: 'aim', target }));
  },
  take: (state, { seat }, { target }, log) => takeAim(state, seat, target, log),
};

/** Behind a Riot Shield: the nearest cop on either side is shot instead. */
const deflect: Question<'deflect'> = {
  answers: (state, { seat }) => neighbours(state, seat).map((target) => ({ type: 'deflect', target })),
  take(state, { seat }, { target }, log) {
    log.push({ type: 'deflected', seat, target });
    return changed(state, { shot: { ...shotIn(state), target } });
  },
};

/** By their seats at the table, whatever the direction of play (D-13). Where two are left, it is one and the same. */
function neighbours(state: CopsState, seat: Seat): readonly Seat[] {
  const round = roundFrom(state, seat).filter((other) => other !== seat && isCop(state, other));
  return [...round.slice(0, 1), ...round.slice(1).slice(-1)].sort((one, other) => one - other);
}

const questions: { readonly [Kind in Detail]: Question<Kind> } = {
  arrange,
  reveal,
  keep,
  look,
  aim,
  deflect,
};

export const answersTo = <Kind extends Detail>(
  state: CopsState,
  question: AskingOf<Kind>,
): readonly MoveOf<Kind>[] => questions[question.kind].answers(state, question);

export const takeAnswer = <Kind extends Detail>(
  state: CopsState,
  question: AskingOf<Kind>,
  answer: MoveOf<Kind>,
  log: Log,
): CopsState => questions[question.kind].take(state, question, answer, log);

/** With a single possible answer nobody is asked; with none there is nothing to do. */
export function askOrAnswer<Kind extends Detail>(
  state: CopsState,
  question: AskingOf<Kind>,
  log: Log,
): CopsState {
  const answers = answersTo(state, question);
  const [only] = answers;
  if (only === undefined) return state;
  if (answers.length > 1) return changed(state, { asking: question as Asking });
  return takeAnswer(state, question, only, log);
}
