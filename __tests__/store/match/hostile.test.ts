import { createMatch, lastStep, replay, serialise } from '../../../engine';
import { coup } from '../../../engine/coup';
import type * as CoupMatch from '../../../store/coup/match';
import { coupTable } from '../../../store/coup/match';
import { fileOf, openRecord } from '../../../store/history/history';
import { useNotices } from '../../../store/notices';
import { evening, played } from '../history/played';

/** Texts that nobody's app has written. */

const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
/** What cannot be written by `JSON.stringify`, which would give up as well. */
const nested = (text: string, before: string) => text.replace(before, () => `"extra":${deep},${before}`);

describe('a finished record with something nested beyond reason', () => {
  test.each([
    ['in its set-up', '"book":', 'illegalSetup'],
    ['in a move', '"type":', 'illegalMove'],
  ])('%s is refused', (_, before, problem) => {
    expect(openRecord(coupTable, nested(serialise(played(1)), before), evening(1))).toEqual({
      ok: false,
      problem,
    });
  });

  test.each([
    ['beside its fields', '"version":', 2],
    ['in a player', '"name":', 3],
  ])('%s is opened without it', (_, before, seed) => {
    const opened = openRecord(coupTable, nested(serialise(played(seed)), before), evening(1));
    if (!opened.ok) throw new Error(opened.problem);
    expect(fileOf(opened.id, 'coup')?.text).not.toContain('extra');
  });
});

test.each(['constructor', '__proto__', 'toString', 'a bot of tomorrow'])(
  'a saved match whose bot is called %s is played on by the usual one',
  (bot) => {
    const setup = { book: 'persian', players: 2, first: 1 } as const;
    const match = createMatch(coup, setup, 3, [{ name: 'Ann' }, { name: 'Bo', bot }]);
    const value = {
      id: 'a',
      record: serialise({ match, steps: replay(coup, match) }),
      early: [],
      touches: [],
    };
    localStorage.setItem('underTheTable.match.coup', JSON.stringify({ version: 2, value }));

    let app: typeof CoupMatch | undefined;
    jest.isolateModules(() => (app = require('../../../store/coup/match') as typeof CoupMatch));
    const store = app?.coupMatch;
    store?.resume();
    const thought = store?.thinking()?.next();
    if (!thought?.done) throw new Error('The bot has not made up its mind.');
    store?.botAnswer(thought.value);

    const running = store?.useMatch.getState().running;
    expect(running?.match.moves).toHaveLength(1);
    expect(running && lastStep(running.steps).state.stage.kind).not.toBe('over');
    expect(useNotices.getState()).toEqual([]);
  },
);
