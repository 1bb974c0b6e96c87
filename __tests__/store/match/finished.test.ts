import type { MatchPlayer } from '../../../engine/core';
import type * as Toy from '../../support/pebble';
import { restart } from './restart';

const players: readonly MatchPlayer[] = ['Ada', 'Bit', 'Cog'].map((name) => ({ name, bot: 'wary' }));
const setup = { players: 3, first: 0, rounds: 2 };

const start = () => restart(() => (require('../../support/pebble') as typeof Toy).pebbleMatch);

/** A match that needs one more answer. */
function almostOver() {
  const app = start();
  app.match.start(setup, players, 1);
  const turns = () => app.now().running?.steps.at(-1)?.state.turn ?? 0;
  while (turns() < 5) app.letBotAnswer();
  return app;
}

/** Runs with a device that refuses what the test says. */
function withDevice(change: Partial<Storage>, run: () => void): void {
  const { setItem, removeItem } = localStorage;
  Object.assign(localStorage, change);
  try {
    run();
  } finally {
    Object.assign(localStorage, { setItem, removeItem });
  }
}

const { setItem } = localStorage;
const noRoomForGames = {
  setItem(key: string, text: string) {
    if (key.startsWith('underTheTable.past.')) throw new Error('full');
    setItem(key, text);
  },
};

test('a finished game stays on the table until the history has it', () => {
  const app = almostOver();
  withDevice(noRoomForGames, () => app.letBotsAnswer());
  expect(app.asked()).toBeNull();
  expect(app.isSaved()).toBe(true);
  expect(app.match.waiting()).toBeNull();
  expect(app.posted()).toEqual([{ problem: 'full', of: 'history' }]);
});

test('after a restart it is handed over once, under the same id, and shown', () => {
  const app = almostOver();
  withDevice(noRoomForGames, () => app.letBotsAnswer());
  const { id } = app.now().running ?? {};

  const again = start();
  expect(again.games()).toEqual([]);
  again.match.resume();
  expect(again.games()).toMatchObject([{ id, game: 'pebble', variant: 'long' }]);
  expect(again.isSaved()).toBe(false);
  expect(again.now().running).toEqual(app.now().running);

  const third = start();
  third.match.resume();
  expect(third.now().running).toBeNull();
  expect(third.games()).toHaveLength(1);
});

test('killed between the two, it is in the history once', () => {
  const app = almostOver();
  // The history has it, but the app dies before the match makes way.
  withDevice({ removeItem: () => undefined }, () => app.letBotsAnswer());
  expect(app.isSaved()).toBe(true);
  const [kept] = app.games();

  const again = start();
  again.match.resume();
  expect(again.games()).toEqual([kept]);
  expect(again.isSaved()).toBe(false);
});

test('who by custom begins is known to the next table', () => {
  const app = almostOver();
  app.letBotsAnswer();
  // In Pebble it is the player who sits after the one who began.
  const entry = localStorage.getItem('underTheTable.winners.pebble') ?? '';
  expect((JSON.parse(entry) as { value: unknown }).value).toEqual([
    { people: ['ada', 'bit', 'cog'], starter: 'bit' },
  ]);
});

/** A device with room for this many characters more than lie on it. */
function withRoomFor(free: number) {
  const used = () =>
    Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').reduce(
      (sum, entry) => sum + entry.length + (localStorage.getItem(entry) ?? '').length,
      0,
    );
  const all = used() + free;
  return {
    setItem(key: string, text: string) {
      const before = localStorage.getItem(key);
      const lying = before === null ? 0 : key.length + before.length;
      if (used() - lying + key.length + text.length > all) throw new Error('full');
      setItem(key, text);
    },
  };
}

test('where the history has room only once the match is gone, the game goes there and is not lost', () => {
  const app = almostOver();
  withDevice(withRoomFor(300), () => app.letBotsAnswer());
  const { id } = app.now().running ?? {};
  expect(start().games()).toMatchObject([{ id }]);
  expect(app.isSaved()).toBe(false);
});

test('where there is no room even so, the next game leaves it its place, and says so', () => {
  const app = almostOver();
  const { id } = app.now().running ?? {};
  withDevice(noRoomForGames, () => {
    app.letBotsAnswer();
    app.match.start(setup, players, 2);
    app.letBotAnswer();
  });
  expect(app.posted()).toContainEqual({ problem: 'full', of: 'match' });
  const again = start();
  again.match.resume();
  expect(again.now().running?.id).toBe(id);
  expect(again.games()).toMatchObject([{ id }]);
});

test('nor does a game dealt after a restart', () => {
  const app = almostOver();
  withDevice(noRoomForGames, () => app.letBotsAnswer());
  const { id } = app.now().running ?? {};
  const again = start();
  again.match.start(setup, players, 2);
  expect(again.games()).toMatchObject([{ id }]);
  expect(again.isSaved()).toBe(true);
});
