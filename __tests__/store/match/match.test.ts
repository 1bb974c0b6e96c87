import type { MatchPlayer } from '../../../engine';
import { coup, type CoupMove, type CoupSetup } from '../../../engine/coup';
import type * as CoupMatch from '../../../store/coup/match';
import { deckFrom } from '../../engine/coup/support/deck';
import { restart } from './restart';

const key = 'underTheTable.match.coup';

const inShort = (move: CoupMove) =>
  [
    move.type,
    'action' in move ? move.action : null,
    'target' in move ? move.target : null,
    'role' in move ? move.role : null,
  ]
    .filter((part) => part != null)
    .join(' ');

function start() {
  const app = restart(() => (require('../../../store/coup/match') as typeof CoupMatch).coupMatch);
  return { ...app, moves: () => app.moves()?.map(inShort) };
}

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
  app.match.start(setup, players, 7);
  return app;
}

describe('nothing is lost', () => {
  test('a match that has just been dealt is there after a restart', () => {
    dealt();
    const again = start();
    expect(again.isSaved()).toBe(true);
    again.match.resume();
    expect(again.asked()).toEqual({ seat: 0, kind: 'act', secret: true });
  });

  test('every move lies on the device before anybody can see it', () => {
    const { match } = dealt();
    const seen: { readonly shown: number | undefined; readonly kept: number }[] = [];
    match.useMatch.subscribe(({ running }) => {
      const record = (JSON.parse(localStorage.getItem(key) ?? '{}') as { value: { record: string } }).value
        .record;
      const { moves } = JSON.parse(record) as { moves: unknown[] };
      seen.push({ shown: running?.match.moves.length, kept: moves.length });
    });
    match.answer(tax);
    match.speak(1, allow);
    match.allPass();
    expect(seen).toEqual([
      { shown: 1, kept: 1 },
      { shown: 2, kept: 2 },
      { shown: 4, kept: 4 },
    ]);
  });

  test('a restart in the middle comes back to the same table, bots and their thoughts included', () => {
    const withBots = people.map((player, seat) => (seat % 2 === 0 ? player : { ...player, bot: 'steady' }));
    const { match, now, letBotAnswer } = dealt(withBots);
    match.answer(tax);
    letBotAnswer();
    const again = start();
    again.match.resume();
    expect(again.now().running).toEqual(now().running);
  });

  test('a record that was tampered with is put aside, told of, and nothing is on the table', () => {
    dealt().match.answer(tax);
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('tax', 'income'));
    const again = start();
    again.match.resume();
    expect(again.now().running).toBeNull();
    expect(again.posted()).toEqual([{ problem: 'damaged', of: 'match' }]);
    expect(localStorage.getItem(`${key}.aside.1`)).toContain('income');
  });

  test('a record in which somebody is missing is no match to go on with', () => {
    dealt(people.slice(0, 2));
    const again = start();
    again.match.resume();
    expect(again.now().running).toBeNull();
    expect(again.posted()).toEqual([{ problem: 'damaged', of: 'match' }]);
  });

  test('a table that was cleared is empty after a restart', () => {
    dealt().match.clear();
    const again = start();
    expect(again.isSaved()).toBe(false);
    again.match.resume();
    expect(again.now().running).toBeNull();
  });
});

describe('the table speaks all at once, the engine asks in turn', () => {
  test('one touch lets a claim pass for everybody', () => {
    const { match, moves, asked } = dealt();
    match.answer(tax);
    match.allPass();
    expect(moves()).toEqual(['act tax', 'allow', 'allow', 'allow']);
    expect(asked()).toMatchObject({ seat: 1, kind: 'act' });
  });

  test('C-02: who challenges out of turn is heard once those before have let it pass', () => {
    const { match, moves, asked } = dealt();
    match.answer(tax);
    match.speak(3, challenge);
    expect(moves()).toEqual(['act tax', 'allow', 'allow', 'challenge']);
    expect(asked()).toMatchObject({ seat: 0, kind: 'prove' });
  });

  test('a word given before its time waits for the players before it', () => {
    const { match, moves, now } = dealt();
    match.answer(tax);
    match.speak(2, allow);
    expect(moves()).toEqual(['act tax']);
    expect(now().early.map(({ seat }) => seat)).toEqual([2]);
    match.speak(1, allow);
    expect(moves()).toEqual(['act tax', 'allow', 'allow']);
  });

  test('it can be withdrawn until then', () => {
    const { match, moves } = dealt();
    match.answer(tax);
    match.speak(2, allow);
    match.withdraw(2);
    match.speak(1, allow);
    expect(moves()).toEqual(['act tax', 'allow']);
  });

  test('C-04: a block called out early is settled when nobody has challenged', () => {
    const { match, moves } = dealt();
    match.answer(steal);
    match.speak(2, { type: 'block', role: 'ambassador' });
    expect(moves()).toEqual(['act steal 2']);
    match.allPass();
    expect(moves()).toEqual(['act steal 2', 'allow', 'allow', 'allow', 'block ambassador']);
  });

  test('C-09: a challenge in between makes the victim think again', () => {
    const { match, moves, asked } = dealt();
    match.answer(steal);
    match.speak(2, { type: 'block', role: 'ambassador' });
    match.speak(3, challenge);
    match.answer({ type: 'concede' });
    expect(moves()).toEqual(['act steal 2', 'allow', 'allow', 'challenge', 'concede']);
    expect(asked()).toMatchObject({ seat: 0, kind: 'lose' });
  });

  test('to let a claim pass says nothing yet of blocking', () => {
    const { match, asked } = dealt();
    match.answer(steal);
    match.allPass();
    expect(asked()).toMatchObject({ seat: 2, kind: 'block' });
  });

  test('a bot between two people is waited for', () => {
    const { match, moves, letBotAnswer } = dealt(
      people.map((one, seat) => (seat === 2 ? { ...one, bot: 'steady' } : one)),
    );
    match.answer({ type: 'act', action: 'foreignAid' });
    match.allPass();
    expect(moves()).toEqual(['act foreignAid', 'allow']);
    letBotAnswer();
    expect(moves()?.slice(0, 2)).toEqual(['act foreignAid', 'allow']);
    expect(moves()?.length).toBeGreaterThan(2);
  });
});

describe('a game that is given up', () => {
  test('leaves the table and the device', () => {
    const { match, now } = dealt();
    match.answer(tax);
    match.clear();
    expect(now().running).toBeNull();
    expect(match.hasMatch()).toBe(false);
    expect(start().isSaved()).toBe(false);
  });

  test('is put back as it was, and saved', () => {
    const { match, now, moves } = dealt();
    match.answer(tax);
    const { running } = now();
    match.clear();
    match.putBack();
    expect(now().running).toBe(running);
    expect(now().cleared).toBeNull();
    expect(moves()).toEqual(['act tax']);
    const again = start();
    again.match.resume();
    expect(again.moves()).toEqual(['act tax']);
  });

  test('cannot be put back over the next one', () => {
    const { match, now, moves } = dealt();
    match.answer(tax);
    match.clear();
    match.start(four, people, 8);
    match.putBack();
    expect(now().cleared).toBeNull();
    expect(moves()).toEqual([]);
  });
});

describe('a slip of the finger', () => {
  test('is taken back, all that one touch did', () => {
    const { match, moves } = dealt();
    match.answer(tax);
    match.allPass();
    match.takeBack();
    expect(moves()).toEqual(['act tax']);
    match.takeBack();
    expect(moves()).toEqual([]);
    expect(start().isSaved()).toBe(true);
  });

  test('as far as it was saved, too', () => {
    const { match } = dealt();
    match.answer(tax);
    match.takeBack();
    const again = start();
    again.match.resume();
    expect(again.moves()).toEqual([]);
  });

  test('and is told until something else happens', () => {
    const { match, now } = dealt();
    match.answer(tax);
    match.allPass();
    match.takeBack();
    const undone = now().takenBack.flatMap(({ events }) => events.map(({ type }) => type));
    expect(undone.slice(0, 3)).toEqual(['allowed', 'allowed', 'allowed']);
    match.takeBack();
    expect(now().takenBack.flatMap(({ events }) => events)).toEqual([
      expect.objectContaining({ type: 'acted', action: 'tax' }),
    ]);
    match.answer(tax);
    expect(now().takenBack).toEqual([]);
  });

  test('but not once a card has stirred', () => {
    const { match, now } = dealt();
    match.answer(tax);
    match.speak(1, challenge);
    expect(now().undoPoints).toEqual([0, 1]);
    match.answer({ type: 'prove' });
    expect(now().undoPoints).toEqual([]);
    const before = now().running;
    match.takeBack();
    expect(now().running).toBe(before);
  });

  test('and not once a bot has answered', () => {
    const { match, now, letBotAnswer } = dealt(
      people.map((one, seat) => (seat === 1 ? { ...one, bot: 'steady' } : one)),
    );
    match.answer(tax);
    expect(now().undoPoints).toEqual([0]);
    letBotAnswer();
    expect(now().undoPoints).toEqual([]);
  });
});

describe('the news', () => {
  test('is what the last touch led to, or the last answer of a bot', () => {
    const { match, now, letBotAnswer } = dealt(
      people.map((one, seat) => (seat === 3 ? { ...one, bot: 'steady' } : one)),
    );
    match.answer(tax);
    expect(now().newsSince).toBe(0);
    match.speak(2, allow);
    expect(now().newsSince).toBe(0);
    match.speak(1, allow);
    expect(now().newsSince).toBe(1);
    letBotAnswer();
    expect(now().newsSince).toBe(3);
  });

  test('is nothing after a restart, or once a slip has been taken back', () => {
    const { match, now } = dealt();
    match.answer(tax);
    const again = start();
    again.match.resume();
    expect(again.now().newsSince).toBe(1);
    match.takeBack();
    expect(now().newsSince).toBe(0);
  });
});

describe('the end', () => {
  const bots = people.map((one) => ({ ...one, bot: 'steady' }));

  test('goes into the history, and nothing waits on the device', () => {
    const app = dealt(bots);
    const kept = jest.spyOn(app.history, 'keepGame');
    app.letBotsAnswer();
    const { running } = app.now();
    expect(running && coup.outcome(running.steps.at(-1)?.state ?? raise())?.winners).toHaveLength(1);
    expect(kept).toHaveBeenCalledTimes(1);
    expect(kept).toHaveBeenCalledWith(
      app.match.table,
      running?.id,
      running,
      expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    );
    expect(app.isSaved()).toBe(false);
    expect(app.match.hasMatch()).toBe(false);
  });
});

function raise(): never {
  throw new Error('nothing is being played');
}
