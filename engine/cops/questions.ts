import type { QuestionKinds, Seat, TableMoment } from '../core/game';
import { openActions } from './actions';
import { usesAt } from './equipment';
import { declare, useInTurn, useInWindow } from './flow';
import { lookAt } from './knowledge';
import { placesUpTo, type MoveOf } from './moves';
import { hiddenPlaces, isCop, otherCops, roundFrom } from './seats';
import { changed, playerAt, shotIn, type Asking, type AskingOf, type CopsState } from './state';
import { discard, takeAim, turnUp, withPlayer, type Log } from './table';
import type { Cops } from './types';
import { isSpared } from './spared';
import type { CopsView } from './view';
import { pass, passOrSpeak, speak, withdraw, type Window } from './windows';

const askedSeat = (_: CopsState, { seat }: Asking): Seat => seat;
const secretly = { secret: true, seat: askedSeat } as const;
const aloud = { secret: false, seat: askedSeat } as const;

const standsDown: MoveOf<'withdraw'> = { type: 'withdraw' };

const orders: readonly MoveOf<'arrange'>[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
].map((order) => ({ type: 'arrange', order }));

/** GC-30: a player who holds equipment may say that they play some. */
const inWindow = {
  ...aloud,
  answers: () => passOrSpeak,
  take: (state: CopsState, { type }: MoveOf<'pass' | 'speak'>, log: Log, asking: AskingOf<Window>) =>
    type === 'pass' ? pass(state, asking, log) : speak(state, asking, log),
  /** The same for everybody, whatever they hold. */
  aloud: () => passOrSpeak,
  touches: touchedBy,
  canGoUnasked: isSpared,
};

/** The player whose turn it is, and whom the shot, the action or the look that is being talked about is about. */
function touchedBy({ shot, declared, looks, turn, seats }: CopsView): readonly (Seat | null | undefined)[] {
  const looked = [turn, ...looks.map(({ seat }) => seat)];
  if (shot !== null) return [...looked, shot.by, shot.target];
  if (declared === null) return looked;
  if (declared.type === 'shoot') return [...looked, seats[turn]?.gun?.aim];
  if (declared.type === 'swap') return [...looked, ...declared.seats];
  const gun = declared.type === 'infiltrate' ? [declared.gun] : [];
  return [...looked, ...gun, declared.target];
}

/** Somebody alone has said in this turn where the gun points, and no card has been played since. */
function hasJustAimed({ view, people, past }: TableMoment<Cops>): boolean {
  const last = past().findLast(({ type }) => type === 'turn' || type === 'aimed' || type === 'used');
  return (
    people.length === 1 && last?.type === 'aimed' && people.includes(last.seat) && view.turn === last.seat
  );
}

/** Every kind of question of Good Cop Bad Cop. */
export const questions: QuestionKinds<Cops> = {
  /** GC-09: one's own three cards, face down, in an order nobody else knows. */
  arrange: {
    ...secretly,
    showsDeal: true,
    answers: () => orders,
    take(state, { order }, log, { seat }) {
      log.push({ type: 'arranged', seat, secret: { knownTo: [seat], order } });
      const { cards } = playerAt(state, seat);
      return withPlayer(state, seat, { cards: order.flatMap((place) => cards[place] ?? []) });
    },
  },

  /** GC-13: an action; before it, a card of one's own. */
  act: {
    ...secretly,
    beginsTurn: true,
    // GC-V15: one of the band has neither cards nor equipment.
    hasNoSecrets: (state, { seat }) => !isCop(state.players, seat),
    answers: (state, { seat }) => [...openActions(state, seat), ...usesAt(state, seat, 'act')],
    take: (state, answer, log) =>
      answer.type === 'use' ? useInTurn(state, answer, log) : declare(state, answer, log),
  },

  beforeAction: inWindow,
  afterShot: inWindow,
  // V-24
  atDeath: { ...inWindow, lastWord: ({ shot }) => shot?.target },
  afterAction: inWindow,

  /** Who has spoken up plays a card, or thinks better of it. */
  use: {
    ...secretly,
    answers: (state, { seat, window }) => [...usesAt(state, seat, window), standsDown],
    take: (state, answer, log, asking) =>
      answer.type === 'use' ? useInWindow(state, asking, answer, log) : withdraw(state, asking, log),
    standsDown,
  },

  /** GC-15, GC-16: one hidden card of one's own; with none left there is nothing to show. */
  reveal: {
    ...secretly,
    answers: (state, { seat }) =>
      hiddenPlaces(playerAt(state, seat)).map((card) => ({ type: 'reveal', card })),
    take: (state, { card }, log, { seat }) => turnUp(state, seat, card, log),
  },

  /** GC-33: one equipment card; any other goes under the deck. */
  keep: {
    ...secretly,
    answers: (state, { seat }) =>
      playerAt(state, seat).hand.map((card) => ({ type: 'keep', equipment: card })),
    take: (state, { equipment }, log, { seat }) =>
      playerAt(state, seat)
        .hand.filter((card) => card !== equipment)
        .reduce((now, card) => discard(now, seat, card, log), state),
  },

  /** Hidden cards of one of these players. */
  look: {
    ...secretly,
    answers: (state, { targets, atMost }) =>
      targets.flatMap((target) =>
        placesUpTo(hiddenPlaces(playerAt(state, target)), atMost).map(
          (cards) => ({ type: 'look', target, cards }) as const,
        ),
      ),
    take: (state, { target, cards }, log, { seat }) => lookAt(state, seat, target, cards, log),
  },

  /** GC-18, GC-28: at one other player, and only with a gun that is out. */
  aim: {
    ...aloud,
    answers(state, { seat, besides }) {
      if (!isCop(state.players, seat) || playerAt(state, seat).gun === null) return [];
      return otherCops(state.players, seat)
        .filter((target) => target !== besides)
        .map((target) => ({ type: 'aim', target }));
    },
    take: (state, { target }, log, { seat }) => takeAim(state, seat, target, log),
    canGoUnasked: hasJustAimed,
    // The gun points at the same player as before.
    leavesAsIs: ({ asked, seats }, { target }) => asked !== null && seats[asked.seat]?.gun?.aim === target,
  },

  /** Behind a Riot Shield: the nearest cop on either side is shot instead. */
  deflect: {
    ...aloud,
    answers: (state, { seat }) => neighbours(state, seat).map((target) => ({ type: 'deflect', target })),
    take(state, { target }, log, { seat }) {
      log.push({ type: 'deflected', seat, target });
      return changed(state, { shot: { ...shotIn(state), target } });
    },
  },
};

/** By their seats at the table, whatever the direction of play (D-13). Where two are left, it is one and the same. */
function neighbours(state: CopsState, user: Seat): readonly Seat[] {
  const round = roundFrom(state.players, user).filter(
    (other) => other !== user && isCop(state.players, other),
  );
  return [...round.slice(0, 1), ...round.slice(1).slice(-1)].sort((one, other) => one - other);
}
