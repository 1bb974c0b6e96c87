/** Every question and every refusal leads to a place in the book that is played by. */
import { actions, books, coup, obstacle, type Book, type CoupState } from '../../../../engine/coup';
import { actionsIn, ruleAgainst, whyNot } from '../../../../ui/coup/decisions/whyNot';
import { ruleOf } from '../../../../ui/coup/events';
import { partOf, type Part } from '../../../../locales/rulebooks/parts';
import { againstAction, byAction, type CoupRule } from '../../../../ui/coup/log/rules';
import { questions } from '../../../../ui/coup/questions';
import { coupScreens } from '../../../../ui/coup/screens';
import { ruleIn } from '../../../../ui/rules/appliedRule';
import '../../../../ui/coup/words';
import { translatorOf } from '../../../../ui/i18n/translations';
import { at } from '../../../engine/coup/support/play';
import { lazily } from '../../../engine/core/playout';
import { gamesEverywhere } from '../../../engine/coup/properties/tables';
import { anchorOf, headingOf } from '../../rules/support/stated';

const t = translatorOf('en');
const games = lazily(() => gamesEverywhere());
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

test('with the Inquisitor in play, exchanging and blocking a theft are told where the Inquisitor is', () => {
  const heading = (rule: CoupRule | undefined, parts: readonly Part[]) =>
    headingOf(rule ?? null, 'persianPlus', parts);
  expect(heading(byAction.exchange, ['ambassador'])).toBe('Ambassador – Exchange');
  expect(heading(byAction.exchange, ['inquisitor'])).toBe('Exchange');
  expect(heading(againstAction.steal, ['inquisitor'])).toBe('Examine');
});

test('no question leads to a part of the book that is not in play', () => {
  const strays = games().flatMap(({ steps }) =>
    steps.flatMap(({ state }) => {
      const view = coup.view(state, 'table');
      const rules = coupScreens.rulesOf?.(view);
      const rule = view.asked && questions[view.asked.kind].rule?.(view);
      const place = rules && rule ? ruleIn(rule, rules) : null;
      const part = place && partOf(place.book, anchorOf(place));
      return part && !rules?.parts.includes(part.part) ? [`${view.asked?.kind} ${part.part}`] : [];
    }),
  );
  expect([...new Set(strays)]).toEqual([]);
});

test('FC-22: ten coins leave a coup, and the book says so where it speaks of actions', () => {
  const rich = at('persian', { hands: ['duke captain', 'assassin contessa', 'contessa duke'], coins: [10] });
  expect(headingOf(ruleAgainst('tax', obstacle(rich.view(0), 'tax')), 'persian')).toBe('Actions');
});

test('FC-25: what costs too much leads to its price', () => {
  const poor = at('persian', { hands: ['duke captain', 'assassin contessa', 'contessa duke'] });
  expect(headingOf(ruleAgainst('coup', obstacle(poor.view(0), 'coup')), 'persian')).toBe('Coup');
});

test('nothing stands in the way, so there is nothing to say or to look up', () => {
  expect(whyNot(t, null)).toBeNull();
  expect(ruleAgainst('tax', null)).toBeNull();
});

test('every obstacle a player can meet has words of its own', () => {
  const met = ['mustCoup', 'emptyReserve', 'nobodyToRob', 'onlyFellows', 'fellow', 'noCoins'] as const;
  const words = met.map((why) => whyNot(t, { why }));
  expect(new Set(words).size).toBe(met.length);
  expect(words).not.toContain(null);
  expect(whyNot(t, { why: 'coins', needs: 7 })).toContain('7');
});

test('what is not in the game is not shown, and nobody out of reach is offered', () => {
  const classic = at('persian', { hands: ['duke captain', 'captain duke', 'contessa duke'] });
  expect(actionsIn(classic.view(0)).join(' ')).toBe('income foreignAid coup tax assassinate steal exchange');
  expect(whyNot(t, { why: 'notInThisGame' })).toBeNull();
  expect(whyNot(t, { why: 'outOfReach' })).toBeNull();
});
