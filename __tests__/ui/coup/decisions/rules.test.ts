/** Every question and every refusal leads to a place in the book that is played by. */
import { actions, books, coup, obstacle, type Book, type CoupState } from '../../../../engine/coup';
import { ruleAgainst } from '../../../../ui/coup/decisions/rules';
import { whyNot } from '../../../../ui/coup/decisions/whyNot';
import { ruleOf } from '../../../../ui/coup/events';
import { questions } from '../../../../ui/coup/questions';
import '../../../../ui/coup/words';
import { translatorOf } from '../../../../ui/i18n/translations';
import { at } from '../../../engine/coup/support/play';
import { lazily } from '../../../engine/core/playout';
import { gamesEverywhere } from '../../../engine/coup/properties/tables';
import { headingOf } from '../../rules/support/stated';

const t = translatorOf('en');
const games = lazily(() => gamesEverywhere(1));
const statesBy = (book: Book): readonly CoupState[] =>
  games()
    .filter(({ match }) => match.setup.book === book)
    .flatMap(({ steps }) => steps.map(({ state }) => state));

const missing = (told: ReadonlyMap<string, string | null>): readonly string[] =>
  [...told].flatMap(([what, heading]) => (heading === null ? [what] : []));

describe.each(books)('by the book %s', (book) => {
  test('every question has its place in it', () => {
    const told = new Map<string, string | null>();
    for (const state of statesBy(book)) {
      const view = coup.view(state, 'table');
      if (view.asked === null) continue;
      const what = `${view.asked.kind} ${view.pending?.action ?? ''}`;
      if (!told.has(what)) told.set(what, headingOf(questions[view.asked.kind].rule?.(view) ?? null, book));
    }
    expect(told.size).toBeGreaterThan(5);
    expect(missing(told)).toEqual([]);
  });

  test('every refusal has its place in it', () => {
    const told = new Map<string, string | null>();
    for (const state of statesBy(book)) {
      if (state.stage.kind !== 'act') continue;
      const view = coup.view(state, 'table');
      for (const action of actions)
        for (const target of [undefined, ...view.seats.keys()]) {
          const reason = obstacle(view, action, target);
          const what = `${action} ${reason?.why}`;
          if (!told.has(what) && whyNot(t, reason) !== null)
            told.set(what, headingOf(ruleAgainst(action, reason), book));
        }
    }
    expect(told.size).toBeGreaterThan(5);
    expect(missing(told)).toEqual([]);
  });

  test('so has every line of the log', () => {
    const told = new Map<string, string | null>();
    for (const { match, steps } of games())
      if (match.setup.book === book)
        for (const event of steps.flatMap(({ events }) => events)) {
          const rule = ruleOf(event);
          if (rule !== null) told.set(event.type, headingOf(rule, book));
        }
    expect(missing(told)).toEqual([]);
  });
});

test('FC-22: ten coins leave a coup, and the book says so where it speaks of actions', () => {
  const rich = at('persian', { hands: ['duke captain', 'assassin contessa', 'contessa duke'], coins: [10] });
  expect(headingOf(ruleAgainst('tax', obstacle(rich.view(0), 'tax')), 'persian')).toBe('Actions');
});

test('FC-25: what costs too much leads to its price', () => {
  const poor = at('persian', { hands: ['duke captain', 'assassin contessa', 'contessa duke'] });
  expect(headingOf(ruleAgainst('coup', obstacle(poor.view(0), 'coup')), 'persian')).toBe('Coup');
});

test('nothing stands in the way, so there is nothing to look up', () => {
  expect(ruleAgainst('tax', null)).toBeNull();
});
