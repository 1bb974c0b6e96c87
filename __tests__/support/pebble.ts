/**
 * Pebble, a toy game, to show what a game must bring. Whoever's turn it is hides a pebble in the hand, or does not.
 * The others pass or call. A call opens the hand: a pebble scores for the caller, an empty hand for the hider. If
 * nobody calls, a pebble scores for the hider. Everybody hides twice; the most points win.
 */
import * as v from 'valibot';
import {
  anyOf,
  MoveError,
  SetupError,
  type Bot,
  type Game,
  type GameTypes,
  type Question,
  type Seat,
} from '../../engine/core';
import { openCountedMatch } from '../../store/history/countedMatch';
import type { TableGame } from '../../store/match/tableGame';
import type { SetupRules } from '../../store/setup/form';

export type PebbleKind = 'hide' | 'doubt';

export type PebbleMove =
  { readonly type: 'hide'; readonly pebble: boolean } | { readonly type: 'pass' } | { readonly type: 'call' };

export type PebbleEvent =
  /** `secret` is what the hider alone knows. */
  | { readonly type: 'hid'; readonly seat: Seat; readonly secret?: { readonly pebble: boolean } }
  | { readonly type: 'passed' | 'called' | 'scored'; readonly seat: Seat }
  | { readonly type: 'opened'; readonly seat: Seat; readonly pebble: boolean };

export interface PebbleSetup {
  readonly players: number;
  readonly first: Seat;
  /** How often everybody hides. */
  readonly rounds: number;
}

export interface PebbleState extends PebbleSetup {
  /** How many hands have been opened. */
  readonly turn: number;
  /** What the hand holds; null until its owner has decided. */
  readonly pebble: boolean | null;
  /** How many have passed since then. */
  readonly passed: number;
  readonly points: readonly number[];
}

export interface PebbleView {
  readonly hider: Seat;
  readonly asked: Question<PebbleKind> | null;
  /** Only the hider sees it. */
  readonly pebble: boolean | null;
  readonly points: readonly number[];
}

/** Pebble, as one type. */
export interface Pebble extends GameTypes {
  readonly Setup: PebbleSetup;
  readonly State: PebbleState;
  readonly Move: PebbleMove;
  readonly Event: PebbleEvent;
  readonly View: PebbleView;
  readonly Kind: PebbleKind;
}

const answers: Readonly<Record<PebbleKind, readonly PebbleMove[]>> = {
  hide: [
    { type: 'hide', pebble: true },
    { type: 'hide', pebble: false },
  ],
  doubt: [{ type: 'pass' }, { type: 'call' }],
};

const hiderOf = ({ first, turn, players }: PebbleState): Seat => (first + turn) % players;

function asked(state: PebbleState): Question<PebbleKind> | null {
  const { turn, rounds, players, pebble, passed } = state;
  if (turn === rounds * players) return null;
  const hider = hiderOf(state);
  if (pebble === null) return { seat: hider, kind: 'hide', secret: true };
  return { seat: (hider + 1 + passed) % players, kind: 'doubt', secret: false };
}

function moves(state: PebbleState): readonly PebbleMove[] {
  const question = asked(state);
  return question ? answers[question.kind] : [];
}

function opened(state: PebbleState, scorer: Seat | null, answer: PebbleEvent) {
  const points = state.points.map((had, seat) => (seat === scorer ? had + 1 : had));
  const shown = { type: 'opened', seat: hiderOf(state), pebble: state.pebble === true } as const;
  const scored = scorer === null ? [] : [{ type: 'scored', seat: scorer } as const];
  return {
    state: { ...state, turn: state.turn + 1, pebble: null, passed: 0, points },
    events: [answer, shown, ...scored],
  };
}

export const pebble: Game<Pebble> = {
  id: 'pebble',
  deal({ players, first, rounds }) {
    if (![2, 3, 4].includes(players)) throw new SetupError('players', 'two to four');
    if (!Number.isInteger(first) || first < 0 || first >= players) throw new SetupError('first', 'no seat');
    if (![1, 2].includes(rounds)) throw new SetupError('rounds', 'one or two');
    return { players, first, rounds, turn: 0, pebble: null, passed: 0, points: Array(players).fill(0) };
  },
  asked,
  moves,
  play(state, move) {
    const question = asked(state);
    const legal = moves(state).find((one) => JSON.stringify(one) === JSON.stringify(move));
    if (!question || !legal) throw new MoveError('not asked for');
    const { seat } = question;
    const hider = hiderOf(state);
    if (legal.type === 'hide')
      return {
        state: { ...state, pebble: legal.pebble },
        events: [{ type: 'hid', seat, secret: { pebble: legal.pebble } }],
      };
    if (legal.type === 'call') return opened(state, state.pebble ? seat : hider, { type: 'called', seat });
    if (state.passed + 2 === state.players)
      return opened(state, state.pebble ? hider : null, { type: 'passed', seat });
    return { state: { ...state, passed: state.passed + 1 }, events: [{ type: 'passed', seat }] };
  },
  view: (state, viewer) => ({
    hider: hiderOf(state),
    asked: asked(state),
    pebble: viewer === hiderOf(state) ? state.pebble : null,
    points: state.points,
  }),
  witness: (event, viewer) =>
    event.type === 'hid' && event.seat !== viewer ? { type: 'hid', seat: event.seat } : event,
  outcome(state) {
    if (asked(state)) return null;
    const most = Math.max(...state.points);
    return {
      winners: state.points.flatMap((points, seat) => (points === most ? [seat] : [])),
      reason: 'points',
    };
  },
};

/** Hides by luck, and calls while more of the opened hands held a pebble than did not. */
export const waryBot: Bot<Pebble, number> = {
  id: 'wary',
  wake: () => 0,
  hear: (mind, events) =>
    events.reduce((now, event) => (event.type === 'opened' ? now + (event.pebble ? 1 : -1) : now), mind),
  *decide(mind, view, legal, luck) {
    yield;
    if (view.asked?.kind === 'doubt' && mind !== 0) return { type: mind > 0 ? 'call' : 'pass' };
    return anyOf(legal, luck)[0];
  },
};

export const pebbleTable: TableGame<Pebble> = {
  game: pebble,
  bots: { levels: [waryBot], usual: waryBot },
  letPass: { type: 'pass' },
  turnKind: 'hide',
  dealsHands: false,
  canBeOpen: new Set(),
  isHarmless: ({ type }) => type === 'hid' || type === 'passed',
  answersGiven: (kind, move) => [{ kind, move }],
  canGoUnasked: () => false,
  isAboutSeat: ({ hider }, seat) => hider === seat,
  isNewHand: () => false,
  callsToLook: () => false,
  startsNext: ({ first, players }) => (first + 1) % players,
  variantOf: ({ rounds }) => (rounds === 1 ? 'short' : 'long'),
};

export interface PebbleChoices {
  readonly rounds: number;
}

export const pebbleSetup: SetupRules<Pebble, PebbleChoices> = {
  table: pebbleTable,
  seats: [2, 4],
  seatsFor: () => [2, 4],
  firstChoices: () => ({ rounds: 2 }),
  choicesSchema: v.object({ rounds: v.picklist([1, 2]) }),
  migrations: {},
  usualStart: () => 'byCustom',
  setupOf: ({ rounds }, players, first) => ({ players, first, rounds }),
  startedBy: (setup, first) => ({ ...setup, first }),
};

export const pebbleMatch = openCountedMatch(pebbleTable);
