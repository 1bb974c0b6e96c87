import type { MatchPlayer } from '../../../engine';
import type { CoupSetup } from '../../../engine/coup';
import { coupMatches } from '../../../store/coup/match';
import { letBotsPlay, type BotTurns } from '../../../store/match/botTurns';
import { openCountedMatch } from '../../../store/history/countedMatch';
import type { TableGame } from '../../../store/match/tableGame';
import { changeSettings, type Settings } from '../../../store/settings';
import { deckFrom } from '../../engine/coup/support/deck';
import { pebble, pebbleTable, waryBot, type Pebble } from '../../support/pebble';
import { movesSaved, oneAnswer } from './restart';

let turns: BotTurns | undefined;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  turns?.stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a bot takes its time', () => {
  const bots: readonly MatchPlayer[] = ['Ada', 'Bit', 'Cog'].map((name) => ({ name, bot: 'steady' }));
  const rich = ['duke assassin', 'contessa contessa', 'captain ambassador'];
  const poor = ['captain ambassador', 'duke assassin', 'contessa contessa'];

  const moves = () => coupMatches.together.useMatch.getState().running?.match.moves.length ?? 0;

  /** When each of the first answers came, in milliseconds since the game was dealt. */
  function timesOf(pace: Settings['botPace'], hands: readonly string[]): readonly number[] {
    changeSettings({ botPace: pace });
    const setup: CoupSetup = { book: 'hebrew', players: 3, first: 0, deck: deckFrom(hands) };
    coupMatches.together.start(setup, bots, 3);
    const times: number[] = [];
    const { stop } = letBotsPlay(coupMatches.together);
    for (let time = 0; time < 12_000; time += 10) {
      const before = moves();
      jest.advanceTimersByTime(10);
      for (let more = before; more < moves(); more++) times.push(time + 10);
    }
    stop();
    return times;
  }

  test('more of it for a turn than for an answer', () => {
    const hands = ['duke duke', 'captain contessa', 'assassin ambassador'];
    const [first = 0, second = 0] = timesOf('normal', hands);
    expect(first).toBeGreaterThan(second - first);
    expect(second).toBeGreaterThan(first);
  });

  test('the same whatever it holds', () => {
    expect(timesOf('slow', rich)[0]).toBe(timesOf('slow', poor)[0]);
  });

  test('less of it the faster people want them', () => {
    const paces = ['slow', 'normal', 'fast', 'instant'] as const;
    const [slow = 0, normal = 0, fast = 0, instant = 0] = paces.map((pace) => timesOf(pace, rich)[0]);
    expect([slow > normal, normal > fast, fast > instant]).toEqual([true, true, true]);
  });
});

/** Every look at the clock takes this long, in milliseconds. */
const look = 20;

/** Time goes by as bots think. Without this, all they do takes no time. */
function letTimePass(): void {
  let clock = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (clock += look));
}

/** Thinks in many steps, and answers as the wary one does. */
const slowBot: typeof waryBot = {
  ...waryBot,
  *decide(...asked) {
    for (let step = 0; step < 30; step++) yield;
    return yield* waryBot.decide(...asked);
  },
};
const slowTable: TableGame<Pebble> = { ...pebbleTable, bots: { levels: [slowBot], usual: slowBot } };

function begin(kinds: string, { table = pebbleTable, seed = 4 } = {}) {
  const players = [...kinds].map((kind, seat) => ({
    name: `${seat}`,
    ...(kind === 'b' ? { bot: 'wary' } : {}),
  }));
  const match = openCountedMatch(table);
  match.start({ players: players.length, first: 0, rounds: 2 }, players, seed);
  turns = letBotsPlay(match);
  return {
    match,
    turns,
    now: match.useMatch.getState,
    moves: () => match.useMatch.getState().running?.match.moves ?? [],
  };
}

/** The same game, each bot thinking to the end without a pause. */
function oneByOne(kinds: string) {
  const { match, turns: others, moves } = begin(kinds);
  others.stop();
  while (match.thinking()) oneAnswer(match);
  return moves();
}

describe('a bot that thinks long', () => {
  test('answers as it would have without a pause', () => {
    changeSettings({ botPace: 'instant' });
    letTimePass();
    const table = begin('bbbb', { table: slowTable });
    const { stop } = table.turns;
    jest.runAllTimers();
    stop();
    expect(table.moves()).toEqual(oneByOne('bbbb'));
  });

  /** Seat 1 is a bot in the middle of its thoughts about what person 0 has hidden. */
  function thinking() {
    changeSettings({ botPace: 'slow' });
    letTimePass();
    const table = begin('pbbb', { table: slowTable });
    table.match.answer({ type: 'hide', pebble: true });
    table.turns.hasten();
    for (let slice = 0; slice < 5; slice++) jest.advanceTimersByTime(1);
    expect(table.moves()).toHaveLength(1);
    return table;
  }

  test.each<[string, (table: ReturnType<typeof thinking>) => void, number]>([
    ['what it thought about has been taken back', ({ match }) => match.takeBack(), 0],
    ['the match has been given up', ({ match }) => match.clear(), 0],
    [
      'another match has been dealt',
      ({ match }) => match.start({ players: 2, first: 0, rounds: 1 }, [{ name: 'Ann' }, { name: 'Ben' }], 1),
      0,
    ],
    ['nobody looks', ({ turns: playing }) => playing.stop(), 1],
    [
      'nobody looks, though somebody answers again',
      ({ match, turns: playing }) => {
        playing.stop();
        match.takeBack();
        match.answer({ type: 'hide', pebble: false });
      },
      1,
    ],
  ])('is not heard once %s', (_, happens, movesLeft) => {
    const table = thinking();
    happens(table);
    jest.advanceTimersByTime(60_000);
    expect(table.moves()).toHaveLength(movesLeft);
  });

  test('hastened again and again, answers once, and no later for it', () => {
    const { turns: playing, moves } = thinking();
    for (let slice = 0; slice < 200 && moves().length === 1; slice++) {
      playing.hasten();
      jest.advanceTimersByTime(1);
    }
    expect(moves()).toHaveLength(2);
    jest.advanceTimersByTime(100);
    expect(moves()).toHaveLength(2);
  });
});

describe('a bot that is hastened', () => {
  test('answers at once, and the next one takes its time', () => {
    changeSettings({ botPace: 'slow' });
    const { turns: playing, moves } = begin('bbb');
    playing.hasten();
    playing.hasten();
    jest.advanceTimersByTime(100);
    expect(moves()).toHaveLength(1);
    jest.advanceTimersByTime(1_100);
    expect(moves()).toHaveLength(1);
    jest.advanceTimersByTime(200);
    expect(moves()).toHaveLength(2);
  });

  test('leaves nothing behind that could answer for the next when nobody looks any more', () => {
    changeSettings({ botPace: 'slow' });
    const { turns: playing, moves } = begin('bbb');
    playing.hasten();
    jest.advanceTimersByTime(100);
    playing.stop();
    playing.hasten();
    jest.advanceTimersByTime(600_000);
    expect(moves()).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a person cannot be hastened', () => {
    const { turns: playing, moves } = begin('pbb');
    playing.hasten();
    jest.advanceTimersByTime(600_000);
    expect(moves()).toEqual([]);
  });
});

describe('bots play to the end', () => {
  beforeEach(() => {
    changeSettings({ botPace: 'slow' });
    letTimePass();
  });

  /** Bots have answered one another for as long as a burst takes. */
  function afterOneBurst() {
    const table = begin('bbbb');
    table.match.finish();
    while (table.moves().length === 0) jest.advanceTimersToNextTimer();
    return table;
  }

  test('in bursts, each saved before it is shown, and move for move as one by one', () => {
    const table = begin('bbbb');
    const glimpses: (readonly [shown: number | undefined, saved: number | undefined])[] = [];
    table.match.useMatch.subscribe(({ running }, before) => {
      if (running !== before.running) glimpses.push([running?.match.moves.length, movesSaved('pebble')]);
    });
    table.match.finish();
    // No bot pretends to think: the first answer alone would take longer.
    jest.advanceTimersByTime(2_000);
    expect(table.now().finishing).toBe(false);
    table.turns.stop();
    const all = oneByOne('bbbb');
    expect(table.moves()).toEqual(all);
    expect(glimpses.length).toBeGreaterThan(2);
    expect(glimpses.length).toBeLessThan(all.length / 2);
    for (const [shown, saved] of glimpses.slice(0, -1)) expect(saved).toBe(shown);
    // The last one has gone to the history.
    expect(glimpses.at(-1)).toEqual([all.length, undefined]);
  });

  test('what is news of a burst is its last answer', () => {
    const { now, moves } = afterOneBurst();
    expect(moves().length).toBeGreaterThan(1);
    expect(now().newsSince).toBe(moves().length - 1);
  });

  test('until somebody stops them: then they take their time again', () => {
    const { match, now, moves } = afterOneBurst();
    const before = moves().length;
    match.stopFinishing();
    jest.advanceTimersByTime(1_000);
    expect(moves()).toHaveLength(before);
    expect(now().finishing).toBe(false);
    jest.advanceTimersByTime(2_000);
    expect(moves().length).toBeGreaterThan(before);
    expect(moves().length).toBeLessThan(before + 4);
  });

  test('or until a person is asked', () => {
    const { match, now, moves } = begin('pbbb');
    match.answer({ type: 'hide', pebble: true });
    match.finish();
    expect(now().undoPoints).toEqual([]);
    jest.advanceTimersByTime(2_000);
    const { running } = now();
    expect(running && pebble.asked(running.steps.at(-1)?.state ?? running.steps[0]!.state)?.seat).toBe(0);
    expect(moves().length).toBeGreaterThan(1);
    expect(now().finishing).toBe(false);
  });

  test('where a person is asked there is nothing to finish', () => {
    const { match, now } = begin('pbbb');
    match.finish();
    expect(now().finishing).toBe(false);
    match.clear();
    match.finish();
    expect(now().finishing).toBe(false);
  });

  test('killed on the way, they go on from what was saved, at their own pace', () => {
    const table = afterOneBurst();
    const shown = table.moves();
    table.turns.stop();
    jest.runAllTimers();
    expect(table.moves()).toBe(shown);
    const again = openCountedMatch(pebbleTable);
    again.resume();
    expect(again.useMatch.getState()).toMatchObject({ running: table.now().running, finishing: false });
    while (again.thinking()) oneAnswer(again);
    expect(again.useMatch.getState().running?.match.moves).toEqual(oneByOne('bbbb'));
  });

  test('a match that is given up meanwhile stays given up', () => {
    const { match, now } = afterOneBurst();
    match.clear();
    jest.advanceTimersByTime(60_000);
    expect(now().running).toBeNull();
    expect(match.waiting()).toBeNull();
  });
});

describe('bots that need what did not come with the game', () => {
  const untaught: typeof waryBot = {
    ...waryBot,
    decide() {
      throw new Error('It has yet to learn how.');
    },
  };

  /** A table whose bots wait for something, and what has been asked for so far. */
  function waitingTable(answers: readonly ('comes' | 'fails')[]) {
    const asked: (readonly string[])[] = [];
    let isHere = false;
    const readyBots = (ids: readonly string[]) => {
      if (isHere) return pebbleTable.bots;
      const answer = answers[asked.length] ?? 'comes';
      asked.push(ids);
      if (answer === 'fails') return Promise.reject(new Error('no network'));
      isHere = true;
      return Promise.resolve(pebbleTable.bots);
    };
    return { asked, table: { ...pebbleTable, bots: { levels: [untaught], usual: untaught }, readyBots } };
  }

  beforeEach(() => changeSettings({ botPace: 'instant' }));

  test('answer once it has come', async () => {
    const { asked, table } = waitingTable(['comes']);
    const { moves, turns: own } = begin('bb', { table });
    jest.advanceTimersByTime(1000);
    expect(moves()).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(60_000);
    own.stop();
    expect(asked).toEqual([['wary', 'wary']]);
    expect(moves()).toEqual(oneByOne('bb'));
  });

  test('ask for it again when it could not be had', async () => {
    const { asked, table } = waitingTable(['fails', 'fails', 'comes']);
    const { moves } = begin('bb', { table });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(3);
    expect(moves()).toEqual(oneByOne('bb'));
  });

  test('do not answer once the match has been left', async () => {
    const { table } = waitingTable(['comes']);
    const { moves, turns: own } = begin('bb', { table });
    jest.advanceTimersByTime(1000);
    own.stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(moves()).toHaveLength(0);
  });
});
