import { askBot, hearStep, playOut, wakeBots, anyOf, type Bot } from '../../../engine/core/bot';
import type { Game } from '../../../engine/core/game';
import { seeded } from '../../../engine/core/random';

// Two players count up in turn; each number said aloud comes with a whisper only its speaker hears.
interface Said {
  readonly number: number;
  readonly whisper?: string;
}
const counting: Game<null, number, number, Said, string> = {
  id: 'counting',
  deal: () => 0,
  asked: (said) => (said >= 5 ? null : { seat: said % 2, kind: 'count', secret: false }),
  moves: (said) => [said + 1],
  play: (said, number) => ({ state: number, events: [{ number, whisper: `by ${said % 2}` }] }),
  view: (said, viewer) => `${viewer} sees ${said}`,
  witness: ({ number, whisper }, viewer) => (whisper === `by ${viewer}` ? { number, whisper } : { number }),
  outcome: () => null,
};

type Memory = { readonly seed: number; readonly heard: readonly string[] };

const listener: Bot<string, Said, number, Memory> = {
  id: 'listener',
  wake: (_, seed) => ({ seed, heard: [] }),
  hear: (mind, events, view) => ({
    ...mind,
    heard: [...mind.heard, ...events.map(({ number, whisper = '…' }) => `${number} ${whisper}, ${view}`)],
  }),
  decide: (mind, view, [move = 0]) => ({
    move,
    mind: { ...mind, heard: [...mind.heard, `decided: ${view}`] },
  }),
};

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

test('only the bot that is asked answers, and only its mind changes', () => {
  const bots = [listener, listener];
  const minds = wakeBots(bots, 1);
  const answer = askBot(counting, bots, minds, 1);
  expect(answer?.move).toBe(2);
  expect(answer?.minds[0]).toBe(minds[0]);
  expect(answer?.minds[1]).toMatchObject({ heard: ['decided: 1 sees 1'] });
});

test('a person answers for themselves, and nobody once it is over', () => {
  expect(askBot(counting, [listener, null], [null, null], 1)).toBeNull();
  expect(askBot(counting, [listener, listener], [null, null], 5)).toBeNull();
});

test('bots play on until the game is over, or a person is asked', () => {
  const moves = (bots: Parameters<typeof playOut<number, number, Said, string>>[1]) =>
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
