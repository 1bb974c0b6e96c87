import type { MatchPlayer } from '../../../engine';
import type { CoupMove, CoupSetup } from '../../../engine/coup';
import type * as CoupMatch from '../../../store/coup/match';
import { deckFrom } from '../../engine/coup/support/deck';
import { movesSaved, restart } from './restart';

const key = 'underTheTable.match.coup';

function start() {
  const app = restart(() => (require('../../../store/coup/match') as typeof CoupMatch).coupMatches.together);
  /** What was done so far: `act steal 2, allow, block captain`. */
  const record = () =>
    app
      .moves()
      ?.map((move) => Object.values(move).join(' '))
      .join(', ');
  return { ...app, record };
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

function dealt(players = people) {
  const app = start();
  app.match.start(four, players, 7);
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
    const seen: (readonly [shown: number | undefined, kept: number | undefined])[] = [];
    match.useMatch.subscribe(({ running }) => seen.push([running?.match.moves.length, movesSaved('coup')]));
    match.answer(tax);
    match.speak(1, allow);
    match.allPass();
    expect(seen).toEqual([
      [1, 1],
      [2, 2],
      [4, 4],
    ]);
  });

  test('what somebody lets pass in a game is kept with it, and with no other', () => {
    const { match } = dealt();
    match.changePassing(true);
    match.answer(tax);
    match.takeBack();
    const again = start();
    const lets = () => again.now().running?.passesUnconcerned;
    again.match.resume();
    expect(lets()).toBe(true);
    again.match.clear();
    again.match.start(four, people, 8);
    expect(lets()).toBe(false);
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
});

describe('the table speaks all at once, the engine asks in turn', () => {
  test('C-02: who challenges out of turn is heard once those before have let it pass', () => {
    const { match, record, asked } = dealt();
    match.answer(tax);
    match.speak(3, challenge);
    expect(record()).toBe('act tax, allow, allow, challenge');
    expect(asked()).toMatchObject({ seat: 0, kind: 'prove' });
  });

  test('C-04: a block called out early is settled when nobody has challenged', () => {
    const { match, record } = dealt();
    match.answer(steal);
    match.speak(2, { type: 'block', role: 'ambassador' });
    expect(record()).toBe('act steal 2');
    match.allPass();
    expect(record()).toBe('act steal 2, allow, allow, allow, block ambassador');
  });

  test('C-09: a challenge in between makes the victim think again', () => {
    const { match, record, asked } = dealt();
    match.answer(steal);
    match.speak(2, { type: 'block', role: 'ambassador' });
    match.speak(3, challenge);
    match.answer({ type: 'concede' });
    expect(record()).toBe('act steal 2, allow, allow, challenge, concede');
    expect(asked()).toMatchObject({ seat: 0, kind: 'lose' });
  });

  test('to let a claim pass says nothing yet of blocking', () => {
    const { match, asked } = dealt();
    match.answer(steal);
    match.allPass();
    expect(asked()).toMatchObject({ seat: 2, kind: 'block' });
  });

  test('a bot between two people is waited for', () => {
    const { match, record, letBotAnswer } = dealt(
      people.map((one, seat) => (seat === 2 ? { ...one, bot: 'steady' } : one)),
    );
    match.answer({ type: 'act', action: 'foreignAid' });
    match.allPass();
    expect(record()).toBe('act foreignAid, allow');
    letBotAnswer();
    expect(record()).toMatch(/^act foreignAid, allow, \w+/);
  });
});

describe('a game that is given up', () => {
  test('leaves the table and the device', () => {
    const { match, now } = dealt();
    match.answer(tax);
    match.clear();
    expect(now().running).toBeNull();
    expect(match.waiting()).toBeNull();
    expect(start().isSaved()).toBe(false);
  });

  test('is put back as it was, and saved', () => {
    const { match, now } = dealt();
    match.answer(tax);
    const { running } = now();
    match.clear();
    match.putBack();
    expect(now().running).toBe(running);
    expect(now().cleared).toBeNull();
    const again = start();
    again.match.resume();
    expect(again.record()).toBe('act tax');
  });

  test('cannot be put back over the next one', () => {
    const { match, now, record } = dealt();
    match.answer(tax);
    match.clear();
    match.start(four, people, 8);
    match.putBack();
    expect(now().cleared).toBeNull();
    expect(record()).toBe('');
  });
});
