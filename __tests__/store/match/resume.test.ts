import { decided, parse, replay, serialise, type MatchPlayer } from '../../../engine/core';
import type * as CoupMatch from '../../../store/coup/match';
import { openCountedMatch } from '../../../store/history/countedMatch';
import { rewound } from '../../../store/match/running';
import type { TableGame } from '../../../store/match/tableGame';
import { pebble, pebbleTable, waryBot, type Pebble, type PebbleMove } from '../../support/pebble';
import { deckFrom } from '../../engine/coup/support/deck';
import { oneAnswer, restart } from './restart';

const key = 'underTheTable.match.pebble';
const hide: PebbleMove = { type: 'hide', pebble: true };
const pass: PebbleMove = { type: 'pass' };
const call: PebbleMove = { type: 'call' };

/** `p` is a person, `b` a bot. */
const seats = (kinds: string, bot = 'wary'): readonly MatchPlayer[] =>
  [...kinds].map((kind, seat) => ({ name: `player ${seat}`, ...(kind === 'b' ? { bot } : {}) }));

const setupFor = (players: readonly MatchPlayer[]) => ({ players: players.length, first: 0, rounds: 2 });

function begin(kinds: string, { seed = 1, table = pebbleTable, bot = 'wary' } = {}) {
  const players = seats(kinds, bot);
  const match = openCountedMatch(table);
  match.start(setupFor(players), players, seed);
  return match;
}

/** The app starts again. */
function resumed(table = pebbleTable) {
  const match = openCountedMatch(table);
  match.resume();
  return match;
}

type Match = ReturnType<typeof begin>;

const movesOf = ({ useMatch }: Match) => useMatch.getState().running?.match.moves;

function toTheEnd(match: Match): readonly PebbleMove[] {
  while (match.thinking()) oneAnswer(match);
  return movesOf(match) ?? [];
}

describe('no bot decides again', () => {
  let decisions = 0;
  const counted: typeof waryBot = {
    ...waryBot,
    decide(...asked) {
      decisions++;
      return waryBot.decide(...asked);
    },
  };
  const counting: TableGame<Pebble> = { ...pebbleTable, bots: { levels: [counted], usual: counted } };
  beforeEach(() => (decisions = 0));

  /** Two bots have answered, and have hidden or answered again. */
  function underWay() {
    const match = begin('pbb', { table: counting });
    match.answer(hide);
    while (movesOf(match)?.length !== 5) oneAnswer(match);
    expect(decisions).toBe(4);
    decisions = 0;
    return match;
  }

  test('when a match is resumed', () => {
    const before = underWay();
    const again = resumed(counting);
    expect(again.useMatch.getState().running).toEqual(before.useMatch.getState().running);
    expect(decisions).toBe(0);
  });

  test('when a slip is taken back, or a match rewound', () => {
    const match = begin('pbb', { table: counting });
    match.answer(hide);
    match.takeBack();
    expect(movesOf(match)).toEqual([]);
    expect(decisions).toBe(0);
    const { running } = underWay().useMatch.getState();
    expect(running && rewound(running, 2).match.moves).toHaveLength(2);
    expect(decisions).toBe(0);
  });

  test('when a record is read, or replayed', () => {
    const { running } = underWay().useMatch.getState();
    if (!running) throw new Error('nothing is being played');
    const { match, steps } = parse(pebble, serialise(running));
    expect(replay(pebble, match)).toEqual(steps);
    expect(steps).toEqual(running.steps);
    expect(decisions).toBe(0);
  });

  test('when it is asked whether a bot is asked', () => {
    const match = begin('pbb', { table: counting });
    match.answer(hide);
    match.finish();
    expect(match.useMatch.getState().finishing).toBe(true);
    expect(decisions).toBe(0);
  });
});

describe('a bot’s luck', () => {
  const doubtOf = (match: Match) => {
    const thinking = match.thinking();
    return thinking && decided(thinking);
  };
  const seeds = Array.from({ length: 20 }, (_, seed) => seed);

  /** What the bot in seat 2 answers, as the third to move, after these moves. */
  function third(kinds: string, seed: number, [first, second]: readonly [PebbleMove, PebbleMove]) {
    const match = begin(kinds, { seed });
    for (const move of [first, second])
      if (match.thinking()) match.botAnswer(move);
      else match.answer(move);
    return doubtOf(match);
  }

  test('is the same for a seed, a seat and a move, whatever was decided before', () => {
    for (const seed of seeds) {
      const answer = third('ppb', seed, [hide, pass]);
      expect(third('ppb', seed, [{ type: 'hide', pebble: false }, pass])).toEqual(answer);
      expect(third('pbb', seed, [hide, pass])).toEqual(answer);
      expect(third('bbb', seed, [hide, pass])).toEqual(answer);
    }
    expect(new Set(seeds.map((seed) => third('ppb', seed, [hide, pass])?.type))).toEqual(
      new Set(['pass', 'call']),
    );
  });

  test('is the same however often it is asked, and after a restart', () => {
    for (const seed of seeds) {
      const match = begin('pb', { seed });
      match.answer(hide);
      const answer = doubtOf(match);
      expect(doubtOf(match)).toEqual(answer);
      expect(doubtOf(resumed())).toEqual(answer);
      match.takeBack();
      match.answer(hide);
      expect(doubtOf(match)).toEqual(answer);
    }
  });

  test('leads a resumed game to the end it would have had', () => {
    for (const seed of seeds) {
      const match = begin('bbb', { seed });
      for (let move = 0; move < 4; move++) oneAnswer(match);
      const middle = localStorage.getItem(key) ?? '';
      const end = toTheEnd(match);
      localStorage.setItem(key, middle);
      expect(toTheEnd(resumed())).toEqual(end);
    }
  });
});

describe('what has been said and touched', () => {
  const tamper = (change: Partial<Record<'early' | 'touches', unknown[]>>) => {
    const entry = JSON.parse(localStorage.getItem(key) ?? '') as { value: object };
    localStorage.setItem(key, JSON.stringify({ ...entry, value: { ...entry.value, ...change } }));
  };

  test('is there after a restart: the early word is heard when its time comes', () => {
    const match = begin('pppp');
    match.answer(hide);
    match.speak(2, pass);
    match.speak(3, pass);
    const again = resumed();
    expect(again.useMatch.getState()).toEqual({ ...match.useMatch.getState(), newsSince: 1 });
    again.speak(1, call);
    expect(movesOf(again)).toEqual([hide, call]);
    expect(resumed().useMatch.getState().early).toEqual([]);
  });

  test('is there after a restart: a slip of the finger can still be taken back', () => {
    const match = begin('ppp');
    match.answer(hide);
    match.speak(1, pass);
    const again = resumed();
    expect(again.useMatch.getState().undoPoints).toEqual([0, 1]);
    again.takeBack();
    expect(movesOf(again)).toEqual([hide]);
    const third = resumed();
    third.takeBack();
    expect(movesOf(third)).toEqual([]);
  });

  const sound = { seat: 3, kind: 'doubt', move: pass, since: 1 };

  test.each([
    ['of no seat', { seat: 9 }],
    ['of the hider', { seat: 0 }],
    ['to another question', { kind: 'hide' }],
    ['to a question nobody knows', { kind: '__proto__' }],
    ['that is no answer', { move: { type: 'explode' } }],
    ['that is nothing', { move: null }],
    ['of another time', { since: 0 }],
  ])('an early word %s, as tampering makes it, is dropped', (_, change) => {
    begin('pppp').answer(hide);
    tamper({ early: [{ ...sound, seat: 2, ...change }, sound] });
    expect(resumed().useMatch.getState().early).toEqual([sound]);
  });

  test('nobody can put words into a bot’s mouth', () => {
    begin('ppbp').answer(hide);
    tamper({ early: [{ ...sound, seat: 2 }, sound] });
    expect(resumed().useMatch.getState().early).toEqual([sound]);
  });

  test('touches that never were are dropped', () => {
    const match = begin('ppp');
    match.answer(hide);
    tamper({ touches: [0, 1, 2, 99, -1, -2, -99, 0.5, 1.5] });
    expect(resumed().useMatch.getState().undoPoints).toEqual([0]);
  });
});

describe('a match that the first version saved', () => {
  const old = () => {
    const entry = JSON.parse(localStorage.getItem(key) ?? '') as { value: { id: string; record: string } };
    const { id, record } = entry.value;
    localStorage.setItem(key, JSON.stringify({ version: 1, value: { id, record } }));
  };

  test('goes on: it remembered neither early words nor touches', () => {
    const match = begin('ppp');
    match.answer(hide);
    match.speak(2, pass);
    old();
    const again = resumed();
    expect(again.waiting()).not.toBeNull();
    expect(again.useMatch.getState()).toMatchObject({
      running: match.useMatch.getState().running,
      early: [],
      undoPoints: [],
    });
  });

  test('is none where it had cleared the table', () => {
    localStorage.setItem(key, JSON.stringify({ version: 1, value: null }));
    const again = resumed();
    expect(again.waiting()).toBeNull();
    expect(again.useMatch.getState().running).toBeNull();
    expect(localStorage.getItem(`${key}.aside.1`)).toBeNull();
  });
});

describe('a bot that this version does not know', () => {
  test.each(['ninethousand', 'constructor', '__proto__', 'toString'])('%s plays as the usual one', (bot) => {
    const known = toTheEnd(begin('bbb', { seed: 5 }));
    const match = begin('bbb', { seed: 5, bot });
    oneAnswer(match);
    const again = resumed();
    expect(again.useMatch.getState().running?.match.players[0]?.bot).toBe(bot);
    expect(toTheEnd(again)).toEqual(known);
  });
});

describe('a game of Coup', () => {
  const coupMatch = () => (require('../../../store/coup/match') as typeof CoupMatch).coupMatches.together;
  const deck = deckFrom(['duke assassin', 'captain contessa', 'duke ambassador']);
  const setup = { book: 'hebrew', players: 3, first: 0, deck } as const;

  test('bots of every level are resumed in the middle, thoughts included', () => {
    const players = [
      { name: 'Ann', bot: 'steady' },
      { name: 'Ben', bot: 'random' },
      { name: 'Cem', bot: 'steady' },
    ];
    const app = restart(coupMatch);
    app.match.start(setup, players, 7);
    for (let move = 0; move < 12; move++) app.letBotAnswer();
    const again = restart(coupMatch);
    again.match.resume();
    expect(again.now().running).toEqual(app.now().running);
    again.letBotsAnswer();
    const end = again.moves();
    app.match.start(setup, players, 7);
    app.letBotsAnswer();
    expect(app.moves()).toEqual(end);
  });
});
