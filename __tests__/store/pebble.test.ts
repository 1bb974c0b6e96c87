/** The store plays any game: here one that knows nothing of Coup, and nothing of Coup is loaded. */
import '../support/nothingOfCoup';
import type * as Engine from '../../engine/core';
import type * as History from '../../store/history/history';
import type * as Record from '../../store/history/record';
import type * as Notices from '../../store/notices';
import type * as Setup from '../../store/setup/form';
import type * as LastSetup from '../../store/setup/lastSetup';
import type * as Toy from '../support/pebble';
import { startApp } from './support/startApp';

/** The app starts again: all it knows is what lies on the device. */
const start = () => startApp(load);

function load() {
  const toy = require('../support/pebble') as typeof Toy;
  const { useNotices } = require('../../store/notices') as typeof Notices;
  const { useMatch } = toy.pebbleMatch;
  return {
    ...toy,
    ...(require('../../engine/core') as typeof Engine),
    ...(require('../../store/history/history') as typeof History),
    ...(require('../../store/history/record') as typeof Record),
    ...(require('../../store/setup/form') as typeof Setup),
    ...(require('../../store/setup/lastSetup') as typeof LastSetup),
    now: useMatch.getState,
    moves: () => useMatch.getState().running?.match.moves.map(inShort).join(', '),
    asked: () => {
      const state = useMatch.getState().running?.steps.at(-1)?.state;
      return state && toy.pebble.asked(state);
    },
    posted: () => useNotices.getState(),
  };
}

const inShort = (move: Toy.PebbleMove) => {
  if (move.type !== 'hide') return move.type;
  return move.pebble ? 'hide' : 'hide nothing';
};

const hide: Toy.PebbleMove = { type: 'hide', pebble: true };
const hideNothing: Toy.PebbleMove = { type: 'hide', pebble: false };
const pass: Toy.PebbleMove = { type: 'pass' };
const call: Toy.PebbleMove = { type: 'call' };

test('a file of Coup cannot be loaded here', () => {
  expect(() => require('../../engine/coup') as unknown).toThrow('belongs to Coup');
  expect(() => require('../../store/coup/match') as unknown).toThrow('belongs to Coup');
});

/** Sara, Dan and a bot sit down to a short game that Dan begins. */
function setUp() {
  const app = start();
  const { pebbleSetup, changeSetup, firstSetup, rememberSetup, dealt } = app;
  const form = (
    [
      { type: 'keepFirst', seats: 2 },
      { type: 'rename', id: 0, name: 'Sara' },
      { type: 'rename', id: 1, name: 'Dan' },
      { type: 'addBot', bot: 'wary', botNames: ['Cog'] },
      { type: 'choose', choices: { rounds: 1 } },
      { type: 'agree', first: 1 },
    ] as const
  ).reduce<Setup.SetupForm<Toy.PebbleChoices>>(
    (now, action) => changeSetup(now, action, pebbleSetup.seats),
    firstSetup(pebbleSetup, 'together', 'fa', []),
  );
  rememberSetup(pebbleSetup, 'together', form);
  const { setup, players } = dealt(pebbleSetup, form, 3);
  app.pebbleMatch.start(setup, players, 3);
  return app;
}

/** The bot in seat 2 answers. */
function botAnswers({ pebbleMatch, decided }: ReturnType<typeof load>): void {
  const thinking = pebbleMatch.thinking();
  if (!thinking) throw new Error('no bot is asked');
  pebbleMatch.botAnswer(decided(thinking));
}

test('a game is set up, played, killed, resumed, taken back, finished, kept and read back', () => {
  const first = setUp();
  expect(first.asked()).toEqual({ seat: 1, kind: 'hide', secret: true });
  first.pebbleMatch.answer(hideNothing);

  // A slip of the finger: Dan has meant to hide one. Nobody has learnt anything.
  first.pebbleMatch.takeBack();
  first.pebbleMatch.answer(hide);
  // Sara speaks before her time, and the phone dies.
  first.pebbleMatch.speak(0, call);
  expect(first.moves()).toBe('hide');

  const second = start();
  expect(second.pebbleMatch.hasMatch()).toBe(true);
  second.pebbleMatch.resume();
  expect(second.now()).toEqual({ ...first.now(), newsSince: 1 });
  expect(second.asked()).toEqual({ seat: 2, kind: 'doubt', secret: false });
  // What the bot knows is what it may see.
  const state = second.now().running?.steps.at(-1)?.state;
  expect(state && second.pebble.view(state, 2).seats[1]?.pebble).toBeNull();
  expect(state && second.pebble.view(state, 1).seats[1]?.pebble).toBe(true);

  botAnswers(second);
  expect(second.moves()).toMatch(/^hide, (?:call|pass, call)$/);
  expect(second.now().undoPoints).toEqual([]);

  // The bot's turn, and then Sara's, with a kill at every move.
  let app = second;
  for (let move = 0; app.asked(); move++) {
    expect(move).toBeLessThan(8);
    app = start();
    app.pebbleMatch.resume();
    const asked = app.asked();
    if (asked?.seat === 2) botAnswers(app);
    else app.pebbleMatch.answer(asked?.kind === 'hide' ? hideNothing : pass);
  }
  const { running } = app.now();
  const end = running?.steps.at(-1)?.state;
  const outcome = end && app.pebble.outcome(end);
  expect(outcome?.winners.length).toBeGreaterThan(0);
  expect(app.pebbleMatch.hasMatch()).toBe(false);

  // The history has it, on this start and on the next.
  const last = start();
  expect(last.pebbleMatch.hasMatch()).toBe(false);
  const [game] = last.openHistory().games;
  expect(game).toMatchObject({
    id: running?.id,
    game: 'pebble',
    variant: 'short',
    players: [{ name: 'Sara' }, { name: 'Dan' }, { name: 'Cog', bot: 'wary' }],
    winners: outcome?.winners,
  });
  expect(last.fileOf(running?.id ?? '', 'pebble')?.name).toMatch(/^under-the-table-pebble-/);
  const found = last.findGame(game?.id ?? '');
  if (!found.ok) throw new Error(found.problem);
  expect(found.game).toBe('pebble');
  const read = last.readRecord(last.pebbleTable, found.kept.record);
  expect(read).toEqual({ ok: true, played: { match: running?.match, steps: running?.steps } });

  // The same people again: they had agreed that Dan begins, and so he does.
  const form = last.lastSetup(last.pebbleSetup, 'together');
  expect(form).toMatchObject({ choices: { rounds: 1 }, start: 'agreed', first: 1 });
  if (!read.ok) throw new Error(read.problem);
  expect(last.sameAgain(last.pebbleSetup, read.played, 1).setup).toEqual({ players: 3, first: 1, rounds: 1 });
  expect(last.posted()).toEqual([]);
});

test('a record of another game is refused by its name, not played', () => {
  const app = start();
  const record = { version: 1, game: 'coup', setup: {}, seed: 1, players: [], moves: [], checksum: '' };
  const text = JSON.stringify(record);
  expect(app.gameOfRecord(text)).toEqual({ ok: true, game: 'coup' });
  expect(app.readRecord(app.pebbleTable, text)).toEqual({ ok: false, problem: 'anotherGame' });
  expect(app.openRecord(app.pebbleTable, text, '2026-11-18T12:00:00.000Z')).toEqual({
    ok: false,
    problem: 'anotherGame',
  });
});
