import type { MatchPlayer } from '../../engine/core';
import type * as Toy from '../support/pebble';
import type * as History from '../../store/history/history';
import type * as Notices from '../../store/notices';
import type * as Settings from '../../store/settings';
import type * as Form from '../../store/setup/form';
import type * as LastSetup from '../../store/setup/lastSetup';
import type * as Roster from '../../store/setup/roster';
import type * as Seating from '../../store/setup/seating';
import { startApp } from './support/startApp';

const people: readonly MatchPlayer[] = ['Ann', 'Ben', 'Cem'].map((name) => ({ name }));
const setup = { players: 3, first: 0, rounds: 2 };
const hide: Toy.PebbleMove = { type: 'hide', pebble: true };
const pass: Toy.PebbleMove = { type: 'pass' };
const call: Toy.PebbleMove = { type: 'call' };
const elsewhere = { problem: 'elsewhere', of: 'match' };

/** One window of the app. All windows share one device, and nobody tells them of each other. */
function openWindow() {
  const app = startApp(() => ({
    ...(require('../support/pebble') as typeof Toy),
    ...(require('../../store/history/history') as typeof History),
    ...(require('../../store/notices') as typeof Notices),
    ...(require('../../store/settings') as typeof Settings),
    ...(require('../../store/setup/form') as typeof Form),
    ...(require('../../store/setup/lastSetup') as typeof LastSetup),
    ...(require('../../store/setup/roster') as typeof Roster),
    ...(require('../../store/setup/seating') as typeof Seating),
  }));
  const { pebbleMatch, pebbleTable, useNotices, openHistory } = app;
  const running = () => pebbleMatch.useMatch.getState().running;
  return {
    ...app,
    match: pebbleMatch,
    moves: () =>
      running()
        ?.match.moves.map(({ type }) => type)
        .join(' ') ?? 'no game',
    posted: () => useNotices.getState(),
    ids: () => openHistory().games.map(({ id }) => id),
    id: () => running()?.id,
    /** Everybody hides a pebble and is called out, until the game is over. */
    playToTheEnd() {
      for (let now = running(); now && pebbleTable.game.asked(now.steps.at(-1)!.state); now = running())
        pebbleMatch.answer(pebbleTable.game.moves(now.steps.at(-1)!.state)[0]!);
    },
  };
}

type Window = ReturnType<typeof openWindow>;

/** Both show the same game, just dealt. */
function twoAtOneTable(): readonly [Window, Window] {
  const [one, other] = [openWindow(), openWindow()];
  one.match.start(setup, people, 1);
  other.match.resume();
  return [one, other];
}

describe('a game that is open in two windows', () => {
  test('goes on in one: a touch in the other plays nothing, and shows how it stands', () => {
    const [one, other] = twoAtOneTable();
    one.match.answer(hide);
    one.match.answer(pass);
    other.match.answer(hide);
    expect(other.moves()).toBe('hide pass');
    expect(other.posted()).toEqual([elsewhere]);
    expect(openWindow().match.waiting()).not.toBeNull();
  });

  test('can be taken over: the next touch counts, and the first window is told in its turn', () => {
    const [one, other] = twoAtOneTable();
    one.match.answer(hide);
    other.match.answer(hide);
    other.match.answer(call);
    expect(other.moves()).toBe('hide call');
    one.match.takeBack();
    expect(one.posted()).toEqual([elsewhere]);
    expect(one.moves()).toBe('hide call');
    const third = openWindow();
    third.match.resume();
    expect(third.moves()).toBe('hide call');
  });

  test('and that is given up here does not come back over one that was dealt there', () => {
    const [one, other] = twoAtOneTable();
    one.match.answer(hide);
    one.match.clear();
    other.match.start(setup, people, 9);
    one.match.putBack();
    expect(one.id()).toBe(other.id());
  });

  test('and that has ended in one is over in the other, once', () => {
    const [one, other] = twoAtOneTable();
    one.playToTheEnd();
    other.match.answer(hide);
    expect([other.moves(), other.posted()]).toEqual(['no game', [elsewhere]]);
    expect(openWindow().ids()).toEqual([one.id()]);
  });

  test('and is over makes no way for another there, while a new one runs here', () => {
    const [one, other] = twoAtOneTable();
    one.playToTheEnd();
    other.match.start(setup, people, 2);
    other.match.answer(hide);
    const id = other.id();
    one.match.start(setup, people, 3);
    expect([one.id(), one.moves(), one.posted()]).toEqual([id, 'hide', [elsewhere]]);
  });

  test('is answered once by its bots, whichever window they think in', () => {
    const [one, other] = [openWindow(), openWindow()];
    one.match.start(
      setup,
      people.map((player) => ({ ...player, bot: 'wary' })),
      1,
    );
    other.match.resume();
    one.match.botAnswer(hide);
    other.match.botAnswer(hide);
    expect([other.moves(), other.posted()]).toEqual(['hide', []]);
  });

  test('and that the device has lost is written down again by the next touch', () => {
    const [one] = twoAtOneTable();
    localStorage.clear();
    one.match.answer(hide);
    expect([one.moves(), one.posted()]).toEqual(['hide', []]);
    const again = openWindow();
    again.match.resume();
    expect(again.moves()).toBe('hide');
  });
});

describe('what two windows remember', () => {
  test('settings: each change is made to those of the other', () => {
    const [one, other] = [openWindow(), openWindow()];
    one.changeSettings({ sound: false });
    other.changeSettings({ theme: 'light' });
    expect(other.useSettings.getState()).toMatchObject({ sound: false, theme: 'light' });
    expect(openWindow().useSettings.getState()).toMatchObject({ sound: false, theme: 'light' });
  });

  test('past games: all are listed, wherever they were kept', () => {
    const [one, other] = [openWindow(), openWindow()];
    one.openHistory();
    other.openHistory();
    const ids = [one, one, other, one].map((window, game) => {
      window.match.start(setup, people, game);
      window.playToTheEnd();
      return window.id();
    });
    expect(new Set(openWindow().ids())).toEqual(new Set(ids));
    other.forgetGame(ids[0] ?? '');
    one.forgetGame(ids[1] ?? '');
    other.emptyBin();
    expect(openWindow().openHistory()).toMatchObject({ games: { length: 2 }, bin: { id: ids[1] } });
  });

  test('people: nobody is forgotten', () => {
    const [one, other] = [openWindow(), openWindow()];
    one.rememberPeople(one.seatingOf([{ name: 'Sara', bot: null }]));
    other.rememberPeople(other.seatingOf([{ name: 'Dan', bot: null }]));
    expect(openWindow().rememberedRoster()).toEqual(['Dan', 'Sara']);
  });

  test('a set-up: what is chosen in one is chosen at the table the other has laid', () => {
    const [one, other] = [openWindow(), openWindow()];
    const { pebbleSetup, changeSetup, firstSetup, reviseSetup } = one;
    const form = firstSetup(pebbleSetup, 'together', 'en', []);
    const rename = (id: number, name: string) => (now: typeof form) =>
      changeSetup(now, { type: 'rename', id, name }, pebbleSetup.seats);
    reviseSetup(pebbleSetup, 'together', form, rename(0, 'Sara'));
    other.reviseSetup(pebbleSetup, 'together', form, rename(1, 'Dan'));
    const seating = openWindow().lastSetup(pebbleSetup, 'together')?.seating ?? [];
    expect(seating.slice(0, 2).map(({ name }) => name)).toEqual(['Sara', 'Dan']);
  });
});
