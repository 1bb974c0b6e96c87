import { coup, type CoupMove, type CoupSetup, type MatchPlayer } from '../../../engine';
import type * as History from '../../../store/history/history';
import type * as Tables from '../../../store/match/coupTable';
import type * as Saved from '../../../store/match/saved';
import type * as Notices from '../../../store/notices';
import { deckFrom } from '../../engine/coup/support/deck';

const key = 'underTheTable.match.coup';

/** The app is started anew: all it knows is what lies on the device. */
function start() {
  let table: (typeof Tables)['coupTable'] | undefined;
  let saved: typeof Saved | undefined;
  let notices: typeof Notices | undefined;
  let history: typeof History | undefined;
  jest.isolateModules(() => {
    history = require('../../../store/history/history') as typeof History;
    table = (require('../../../store/match/coupTable') as typeof Tables).coupTable;
    saved = require('../../../store/match/saved') as typeof Saved;
    notices = require('../../../store/notices') as typeof Notices;
  });
  if (!table || !saved || !notices || !history) throw new Error('did not start');
  const { useOnTable } = table;
  return {
    table,
    waits: () => saved?.isSaved('coup'),
    posted: () => notices?.useNotices.getState(),
    history,
    moves: () => useOnTable.getState().running?.match.moves.map(inShort),
    asked: () => {
      const state = useOnTable.getState().running?.steps.at(-1)?.state;
      return state && coup.asked(state);
    },
    now: useOnTable.getState,
  };
}

const inShort = (move: CoupMove) =>
  [
    move.type,
    'action' in move ? move.action : null,
    'target' in move ? move.target : null,
    'role' in move ? move.role : null,
  ]
    .filter((part) => part != null)
    .join(' ');

const people: readonly MatchPlayer[] = ['Ann', 'Ben', 'Cem', 'Dan'].map((name) => ({ name }));
const four: CoupSetup = {
  book: 'persian',
  players: 4,
  first: 0,
  deck: deckFrom(['duke assassin', 'captain contessa', 'duke ambassador', 'assassin captain']),
};
const tax: CoupMove = { type: 'act', action: 'tax' };
const steal: CoupMove = { type: 'act', action: 'steal', target: 2 };
const allow: CoupMove = { type: 'allow' };
const challenge: CoupMove = { type: 'challenge' };

function dealt(players = people, setup = four) {
  const app = start();
  app.table.start(setup, players, 7);
  return app;
}

describe('nothing is lost', () => {
  test('a match that has just been dealt is there after a restart', () => {
    dealt();
    const again = start();
    expect(again.waits()).toBe(true);
    again.table.takeUp();
    expect(again.asked()).toEqual({ seat: 0, kind: 'act', secret: true });
  });

  test('every move lies on the device before anybody can see it', () => {
    const { table } = dealt();
    const seen: { readonly shown: number | undefined; readonly kept: number }[] = [];
    table.useOnTable.subscribe(({ running }) => {
      const record = (JSON.parse(localStorage.getItem(key) ?? '{}') as { value: { record: string } }).value
        .record;
      const { moves } = JSON.parse(record) as { moves: unknown[] };
      seen.push({ shown: running?.match.moves.length, kept: moves.length });
    });
    table.answer(tax);
    table.say(1, [{ kind: 'challenge', move: allow }]);
    table.sayAll();
    expect(seen).toEqual([
      { shown: 1, kept: 1 },
      { shown: 2, kept: 2 },
      { shown: 4, kept: 4 },
    ]);
  });

  test('a restart in the middle comes back to the same table, bots and their thoughts included', () => {
    const withBots = people.map((player, seat) => (seat % 2 === 0 ? player : { ...player, bot: 'steady' }));
    const { table, now } = dealt(withBots);
    table.answer(tax);
    table.letBotAnswer();
    const again = start();
    again.table.takeUp();
    expect(again.now().running).toEqual(now().running);
  });

  test('a record that was tampered with is put aside, told of, and nothing is on the table', () => {
    dealt().table.answer(tax);
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('tax', 'income'));
    const again = start();
    again.table.takeUp();
    expect(again.now().running).toBeNull();
    expect(again.posted()).toEqual([{ problem: 'damaged', of: 'match' }]);
    expect(localStorage.getItem(`${key}.aside.1`)).toContain('income');
  });

  test('a record in which somebody is missing is no match to go on with', () => {
    dealt(people.slice(0, 2));
    const again = start();
    again.table.takeUp();
    expect(again.now().running).toBeNull();
    expect(again.posted()).toEqual([{ problem: 'damaged', of: 'match' }]);
  });

  test('a table that was cleared is empty after a restart', () => {
    dealt().table.clear();
    const again = start();
    expect(again.waits()).toBe(false);
    again.table.takeUp();
    expect(again.now().running).toBeNull();
  });
});

describe('the table speaks all at once, the engine asks in turn', () => {
  test('one touch lets a claim pass for everybody', () => {
    const { table, moves, asked } = dealt();
    table.answer(tax);
    table.sayAll();
    expect(moves()).toEqual(['act tax', 'allow', 'allow', 'allow']);
    expect(asked()).toMatchObject({ seat: 1, kind: 'act' });
  });

  test('C-02: who challenges out of turn is heard once those before have let it pass', () => {
    const { table, moves, asked } = dealt();
    table.answer(tax);
    table.sayAll({ seat: 3, move: challenge });
    expect(moves()).toEqual(['act tax', 'allow', 'allow', 'challenge']);
    expect(asked()).toMatchObject({ seat: 0, kind: 'prove' });
  });

  test('a word given before its time waits for the players before it', () => {
    const { table, moves, now } = dealt();
    table.answer(tax);
    table.say(2, [{ kind: 'challenge', move: allow }]);
    expect(moves()).toEqual(['act tax']);
    expect(now().standing.map(({ seat }) => seat)).toEqual([2]);
    table.say(1, [{ kind: 'challenge', move: allow }]);
    expect(moves()).toEqual(['act tax', 'allow', 'allow']);
  });

  test('it can be withdrawn until then', () => {
    const { table, moves } = dealt();
    table.answer(tax);
    table.say(2, [{ kind: 'challenge', move: allow }]);
    table.say(2, []);
    table.say(1, [{ kind: 'challenge', move: allow }]);
    expect(moves()).toEqual(['act tax', 'allow']);
  });

  test('C-04: a block called out early is settled when nobody has challenged', () => {
    const { table, moves } = dealt();
    table.answer(steal);
    table.say(2, [
      { kind: 'challenge', move: allow },
      { kind: 'block', move: { type: 'block', role: 'ambassador' } },
    ]);
    expect(moves()).toEqual(['act steal 2']);
    table.sayAll();
    expect(moves()).toEqual(['act steal 2', 'allow', 'allow', 'allow', 'block ambassador']);
  });

  test('C-09: a challenge in between makes the victim think again', () => {
    const { table, moves, asked } = dealt();
    table.answer(steal);
    table.say(2, [
      { kind: 'challenge', move: allow },
      { kind: 'block', move: { type: 'block', role: 'ambassador' } },
    ]);
    table.sayAll({ seat: 3, move: challenge });
    table.answer({ type: 'concede' });
    expect(moves()).toEqual(['act steal 2', 'allow', 'allow', 'challenge', 'concede']);
    expect(asked()).toMatchObject({ seat: 0, kind: 'lose' });
  });

  test('to let a claim pass says nothing yet of blocking', () => {
    const { table, asked } = dealt();
    table.answer(steal);
    table.sayAll();
    expect(asked()).toMatchObject({ seat: 2, kind: 'block' });
  });

  test('a bot between two people is waited for', () => {
    const { table, moves } = dealt(people.map((one, seat) => (seat === 2 ? { ...one, bot: 'steady' } : one)));
    table.answer({ type: 'act', action: 'foreignAid' });
    table.sayAll();
    expect(moves()).toEqual(['act foreignAid', 'allow']);
    table.letBotAnswer();
    expect(moves()?.slice(0, 2)).toEqual(['act foreignAid', 'allow']);
    expect(moves()?.length).toBeGreaterThan(2);
  });
});

describe('a slip of the finger', () => {
  test('is taken back, all that one touch did', () => {
    const { table, moves } = dealt();
    table.answer(tax);
    table.sayAll();
    table.takeBack();
    expect(moves()).toEqual(['act tax']);
    table.takeBack();
    expect(moves()).toEqual([]);
    expect(start().waits()).toBe(true);
  });

  test('as far as it was saved, too', () => {
    const { table } = dealt();
    table.answer(tax);
    table.takeBack();
    const again = start();
    again.table.takeUp();
    expect(again.moves()).toEqual([]);
  });

  test('but not once a card has stirred', () => {
    const { table, now } = dealt();
    table.answer(tax);
    table.sayAll({ seat: 1, move: challenge });
    expect(now().touches).toEqual([0, 1]);
    table.answer({ type: 'prove' });
    expect(now().touches).toEqual([]);
    const before = now().running;
    table.takeBack();
    expect(now().running).toBe(before);
  });

  test('and not once a bot has answered', () => {
    const { table, now } = dealt(people.map((one, seat) => (seat === 1 ? { ...one, bot: 'steady' } : one)));
    table.answer(tax);
    expect(now().touches).toEqual([0]);
    table.letBotAnswer();
    expect(now().touches).toEqual([]);
  });
});

describe('the end', () => {
  const bots = people.map((one) => ({ ...one, bot: 'steady' }));

  test('goes into the history, and nothing waits on the device', () => {
    const app = dealt(bots);
    const kept = jest.spyOn(app.history, 'keepGame');
    app.table.letBotsFinish();
    const { running } = app.now();
    expect(running && coup.outcome(running.steps.at(-1)?.state ?? raise())?.winners).toHaveLength(1);
    expect(kept).toHaveBeenCalledWith(
      running?.id,
      running?.match,
      expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    );
    expect(app.waits()).toBe(false);
    expect(app.table.isTaken()).toBe(false);
  });

  test('bots finish as they would have played one by one', () => {
    const [quick, slow] = [dealt(bots), dealt(bots)];
    quick.table.letBotsFinish();
    while (slow.asked()) slow.table.letBotAnswer();
    expect(slow.moves()).toEqual(quick.moves());
  });
});

function raise(): never {
  throw new Error('nothing on the table');
}
