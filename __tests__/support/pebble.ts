/**
 * Pebble, a toy game, to show what a game must bring. The player whose turn it is hides a pebble in the hand, or does not.
 * The others pass or call. A call opens the hand: a pebble scores for the caller, an empty hand for the hider. If
 * nobody calls, a pebble scores for the hider. Everybody hides twice; the most points win.
 */
import * as v from 'valibot';
import {
  anyOf,
  defineGame,
  SetupError,
  type Bot,
  type GameTypes,
  type Question,
  type Secret,
  type Seat,
  type Viewer,
} from '../../engine/core';
import { openMatches } from '../../store/history/countedMatch';
import type { TableGame } from '../../store/match/tableGame';
import type { SetupRules } from '../../store/setup/form';

/** What can be answered to each kind of question. */
type PebbleAnswers = {
  readonly hide: { readonly type: 'hide'; readonly pebble: boolean };
  readonly doubt: { readonly type: 'pass' | 'call' };
};

export type PebbleKind = keyof PebbleAnswers;

export type PebbleMove = PebbleAnswers[PebbleKind];

export type PebbleEvent =
  /** What the hand holds is known to the hider alone. */
  | { readonly type: 'hid'; readonly seat: Seat; readonly secret?: Secret<{ pebble: boolean }> }
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
  readonly viewer: Viewer;
  /** Who hides. */
  readonly turn: Seat;
  readonly asked: Question<PebbleKind> | null;
  /** What a hand holds its owner alone sees. */
  readonly seats: readonly { readonly points: number; readonly pebble: boolean | null }[];
}

/** Pebble, as one type. */
export interface Pebble extends GameTypes {
  readonly Setup: PebbleSetup;
  readonly State: PebbleState;
  readonly Move: PebbleMove;
  readonly Event: PebbleEvent;
  readonly View: PebbleView;
  readonly Kind: PebbleKind;
  readonly Answers: PebbleAnswers;
}

const hiderOf = ({ first, turn, players }: PebbleState): Seat => (first + turn) % players;

const doubterOf = (state: PebbleState): Seat => (hiderOf(state) + 1 + state.passed) % state.players;

function opened(state: PebbleState, scorer: Seat | null, log: PebbleEvent[]): PebbleState {
  log.push({ type: 'opened', seat: hiderOf(state), pebble: state.pebble === true });
  if (scorer !== null) log.push({ type: 'scored', seat: scorer });
  const points = state.points.map((had, seat) => (seat === scorer ? had + 1 : had));
  return { ...state, turn: state.turn + 1, pebble: null, passed: 0, points };
}

export const pebble = defineGame<Pebble>({
  id: 'pebble',
  deal({ players, first, rounds }) {
    if (![2, 3, 4].includes(players)) throw new SetupError('players', 'two to four');
    if (!Number.isInteger(first) || first < 0 || first >= players) throw new SetupError('first', 'no seat');
    if (![1, 2].includes(rounds)) throw new SetupError('rounds', 'one or two');
    return { players, first, rounds, turn: 0, pebble: null, passed: 0, points: Array(players).fill(0) };
  },
  asking: ({ turn, rounds, players, pebble: inHand }) =>
    turn === rounds * players ? null : { kind: inHand === null ? 'hide' : 'doubt' },
  questions: {
    hide: {
      secret: true,
      beginsTurn: true,
      showsDeal: true,
      seat: hiderOf,
      answers: () => [
        { type: 'hide', pebble: true },
        { type: 'hide', pebble: false },
      ],
      take(state, { pebble: inHand }, log) {
        const seat = hiderOf(state);
        log.push({ type: 'hid', seat, secret: { knownTo: [seat], pebble: inHand } });
        return { ...state, pebble: inHand };
      },
    },
    doubt: {
      secret: false,
      seat: doubterOf,
      answers: () => [{ type: 'pass' }, { type: 'call' }],
      take(state, { type }, log) {
        const [hider, seat] = [hiderOf(state), doubterOf(state)];
        log.push({ type: type === 'call' ? 'called' : 'passed', seat });
        if (type === 'call') return opened(state, state.pebble ? seat : hider, log);
        const passed = state.passed + 1;
        return passed < state.players - 1
          ? { ...state, passed }
          : opened(state, state.pebble ? hider : null, log);
      },
      aloud: ({ turn }, seat) => (seat === turn ? [] : [{ type: 'pass' }, { type: 'call' }]),
      touches: ({ turn }) => [turn],
    },
  },
  view: (state, viewer, asked) => ({
    viewer,
    turn: hiderOf(state),
    asked,
    seats: state.points.map((points, seat) => ({
      points,
      pebble: seat === viewer && seat === hiderOf(state) ? state.pebble : null,
    })),
  }),
  tells: ({ type }) => (type === 'hid' || type === 'passed' ? { harmless: true } : {}),
  outcome({ turn, rounds, players, points }) {
    if (turn < rounds * players) return null;
    const most = Math.max(...points);
    return { winners: points.flatMap((own, seat) => (own === most ? [seat] : [])), reason: 'points' };
  },
});

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
};

export const pebbleMatches = openMatches(pebbleTable);
export const pebbleMatch = pebbleMatches.together;
