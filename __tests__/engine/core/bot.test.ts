import {
  askBot,
  decided,
  hearStep,
  longestThoughtful,
  luckOf,
  playOut,
  wakeBots,
  type Bot,
} from '../../../engine/core/bot';
import { defineGame } from '../../../engine/core/defineGame';
import type { Secret } from '../../../engine/core/events';
import type { GameTypes } from '../../../engine/core/game';
import { botNamed } from '../../../engine/core/roster';
import { anyOf, seeded, type Random } from '../../../engine/core/random';

// Two players count up in turn; each number said aloud comes with a whisper only its speaker hears.
interface Counting extends GameTypes {
  readonly State: number;
  readonly Move: number;
  readonly Event: {
    readonly type: 'said';
    readonly number: number;
    readonly secret?: Secret<{ whisper: string }>;
  };
  readonly View: GameTypes['View'] & { readonly seen: string };
  readonly Kind: 'count';
}
const counting = defineGame<Counting>({
  id: 'counting',
  deal: () => 0,
  asking: (said) => (said >= 5 ? null : { kind: 'count' }),
  questions: {
    count: {
      secret: false,
      seat: (said) => said % 2,
      answers: (said) => [said + 1],
      take(said, number, log) {
        const seat = said % 2;
        log.push({ type: 'said', number, secret: { knownTo: [seat], whisper: `by ${seat}` } });
        return number;
      },
    },
  },
  view: (said, viewer) => ({ viewer, turn: said % 2, seats: [], seen: `${viewer} sees ${said}` }),
  tells: () => ({}),
  outcome: () => null,
});

type Memory = { readonly seed: number; readonly heard: readonly string[] };

/** Remembers all it hears, and shows what it was asked with. */
const listenerWith = (asked: (luck: Random, mind: Memory, view: string) => void): Bot<Counting, Memory> => ({
  id: 'listener',
  wake: (_, seed) => ({ seed, heard: [] }),
  hear: (mind, events, { seen }) => ({
    ...mind,
    heard: [
      ...mind.heard,
      ...events.map(({ number, secret }) => `${number} ${secret?.whisper ?? '…'}, ${seen}`),
    ],
  }),
  *decide(mind, { seen }, [move = 0], luck) {
    yield;
    asked(luck, mind, seen);
    return move;
  },
});
const listener = listenerWith(() => {});

test('each bot wakes with a seed of its own, a person with nothing in mind', () => {
  const [one, person, other] = wakeBots([listener, null, listener], 7);
  expect(person).toBeNull();
  expect(one).not.toEqual(other);
  expect(wakeBots([listener, null, listener], 7)).toEqual([one, person, other]);
});

test('a bot’s luck is not the luck of the deal', () => {
  const [mind] = wakeBots([listener], 7);
  expect(mind).not.toMatchObject({ seed: 7 });
});

test('a bot hears what its seat witnessed, with its own view', () => {
  const step = counting.play(0, 1);
  const minds = hearStep(counting, [listener, listener], wakeBots([listener, listener], 1), step);
  expect(minds).toMatchObject([{ heard: ['1 by 0, 0 sees 1'] }, { heard: ['1 …, 1 sees 1'] }]);
});

test('the bot that is asked answers, with its own mind and view', () => {
  const asked = jest.fn();
  const bots = [listenerWith(asked), listener];
  const minds = wakeBots(bots, 1);
  const thinking = askBot(counting, bots, { state: 2, minds, seed: 1, moves: 2 });
  expect(thinking && decided(thinking)).toBe(3);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledWith(luckOf(1, 0, 2), minds[0], '0 sees 2');
});

test('a decision can be paused after every yield, or given up: nothing happens until it is asked for more', () => {
  const asked = jest.fn();
  const bots = [listenerWith(asked)];
  const thinking = askBot(counting, bots, { state: 0, minds: wakeBots(bots, 1), seed: 1, moves: 0 });
  expect(asked).not.toHaveBeenCalled();
  expect(thinking?.next()).toEqual({ done: false, value: undefined });
  expect(asked).not.toHaveBeenCalled();
  expect(thinking?.next()).toEqual({ done: true, value: 1 });
});

test('luck follows from the seed, the seat and the number of the move alone, and each has its own', () => {
  const lucks = [1, 2].flatMap((seed) =>
    [0, 1, 2].flatMap((seat) => [0, 1, 2, 3].map((move) => luckOf(seed, seat, move).join())),
  );
  expect(new Set(lucks).size).toBe(lucks.length);
  expect(luckOf(7, 1, 3)).toEqual(luckOf(7, 1, 3));
  expect(luckOf(7, 0, 0)).not.toEqual(seeded(7));
});

test('first draws by luck are about even over moves, seats and seeds', () => {
  const counts = [0, 0, 0];
  for (let seed = 0; seed < 20; seed++)
    for (let seat = 0; seat < 10; seat++)
      for (let move = 0; move < 15; move++) {
        const [item] = anyOf([0, 1, 2], luckOf(seed, seat, move));
        counts[item] = (counts[item] ?? 0) + 1;
      }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test('a person answers for themselves, and nobody once it is over', () => {
  const at = (state: number) => ({ state, minds: [null, null], seed: 1, moves: state });
  expect(askBot(counting, [listener, null], at(1))).toBeNull();
  expect(askBot(counting, [listener, listener], at(5))).toBeNull();
});

test('a bot is found by its name, and the usual one sits in for any that nobody knows', () => {
  const other = { ...listener, id: 'other' };
  const roster = { levels: [listener, other], usual: other };
  expect(botNamed(roster, 'listener')).toBe(listener);
  for (const id of ['other', 'gone', 'constructor', '__proto__', ''])
    expect(botNamed(roster, id)).toBe(other);
});

test('bots play on until the game is over, or a person is asked', () => {
  const moves = (bots: readonly (typeof listener | null)[]) =>
    [...playOut(counting, bots, 0, 1)].map(({ seat, move }) => [seat, move]);
  expect(moves([listener, listener])).toEqual([
    [0, 1],
    [1, 2],
    [0, 3],
    [1, 4],
    [0, 5],
  ]);
  expect(moves([listener, null])).toEqual([[0, 1]]);
});

// Two players pass a ball until somebody drops it.
interface Ball extends GameTypes {
  readonly State: number | 'dropped';
  readonly Move: 'pass' | 'drop';
  readonly View: GameTypes['View'];
  readonly Kind: 'ball';
}
const ball = defineGame<Ball>({
  id: 'ball',
  deal: () => 0,
  asking: (state) => (state === 'dropped' ? null : { kind: 'ball' }),
  questions: {
    ball: {
      secret: false,
      seat: (state) => Number(state) % 2,
      answers: () => ['pass', 'drop'],
      take: (state, move) => (move === 'pass' ? Number(state) + 1 : 'dropped'),
    },
  },
  view: (_, viewer) => ({ viewer, turn: 0, seats: [] }),
  tells: () => ({}),
  outcome: (state) => (state === 'dropped' ? { winners: [0, 1], reason: 'dropped' } : null),
});

test('bots that would play for ever are let down by luck: after that many moves any answer will do', () => {
  const stubborn: Bot<Ball, null> = {
    id: 'stubborn',
    wake: () => null,
    hear: () => null,
    *decide() {
      return 'pass';
    },
  };
  const moves = [...playOut(ball, [stubborn, stubborn], 0, 1)].map(({ move }) => move);
  expect(moves.slice(0, longestThoughtful)).toEqual(Array(longestThoughtful).fill('pass'));
  expect(moves.at(-1)).toBe('drop');
  expect(moves.length).toBeLessThan(longestThoughtful + 64);
});

test('each item is chosen about equally often', () => {
  let random = seeded(1);
  const counts = { a: 0, b: 0, c: 0 };
  for (let draw = 0; draw < 3000; draw++) {
    const [item, rest] = anyOf(['a', 'b', 'c'] as const, random);
    counts[item]++;
    random = rest;
  }
  for (const count of Object.values(counts)) expect(Math.abs(count - 1000)).toBeLessThan(120);
  expect(() => anyOf([], random)).toThrow(RangeError);
});
