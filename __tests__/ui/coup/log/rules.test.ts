import { actions, books, type Book } from '../../../../engine/coup';
import { dealing, type CoupRule } from '../../../../ui/coup/log/rules';
import { coupEvents, coupLog, ruleOf } from '../../../../ui/coup/events';
import { linesOf } from '../../../../ui/log/eventRow';
import '../../../../ui/coup/words';
import { translatorOf } from '../../../../ui/i18n/translations';
import { ruleIn } from '../../../../ui/rules/appliedRule';
import { at } from '../../../engine/coup/support/play';
import { gamesBy } from '../../../support/coupGames';
import { idPrefixes, idsOf } from '../../../support/ruleIds';

const defined = new Set(idsOf('coup.md'));

function idIn(rule: CoupRule | null, book: Book): string | null {
  const place = rule && ruleIn(rule, { book, parts: [] });
  return place && 'rule' in place ? place.rule : null;
}

const played = new Map(books.map((book) => [book, gamesBy(book)]));
const eventsBy = (book: Book) => (played.get(book) ?? []).flat(2);

describe.each(books)('by the book %s', (book) => {
  test('whatever happens applies a rule of that book, or a ruling, and each is written down', () => {
    const unwritten = eventsBy(book).filter((event) => {
      const rule = ruleOf(event);
      if (event.type === 'gained') return rule !== null;
      const id = idIn(rule, book);
      return id === null || !defined.has(id);
    });
    expect(unwritten).toEqual([]);
  });

  test('every line of the log says which', () => {
    const [steps = []] = played.get(book) ?? [];
    for (const { text, rule, kind } of linesOf(
      coupLog,
      translatorOf('en'),
      [[], ...steps].map((events) => ({ events })),
      ['A', 'B', 'C', 'D'],
      at(book, { hands: ['duke duke', 'captain captain', 'contessa contessa'] }).view('table'),
    ))
      expect([text, rule === null]).toEqual([text, rule === null && kind !== 'heading']);
  });
});

test('an id begins as its book’s ids do', () => {
  const rules = [...books.flatMap(eventsBy).map(ruleOf), dealing];
  for (const book of books) {
    const ids = new Set(rules.flatMap((rule) => rule?.byBook[book] ?? []));
    for (const id of ids)
      expect([id, id.startsWith(idPrefixes[book]), defined.has(id)]).toEqual([id, true, true]);
  }
});

test('all that can happen happens in these games', () => {
  const happened = new Set(books.flatMap(eventsBy).map(({ type }) => type));
  expect([...happened].sort()).toEqual(Object.keys(coupEvents).sort());
  const acted = books.flatMap(eventsBy).flatMap((event) => (event.type === 'acted' ? [event.action] : []));
  expect(actions.filter((action) => !acted.includes(action))).toEqual([]);
});

test('FC-41, FP-33, C-03: the Persian books print that a price comes back; for the Hebrew one it is a ruling', () => {
  const rule = ruleOf({ type: 'refunded', seat: 0, coins: 3 });
  expect(books.map((book) => idIn(rule, book))).toEqual(['FP-33', 'FC-41', 'C-03', 'C-03']);
});

test('FP-R07: what only one book knows has no rule in another', () => {
  const rule = ruleOf({ type: 'converted', seat: 0, by: 0, party: 'empire' });
  expect(idIn(rule, 'persianPlus')).toBe('FP-R07');
  expect(idIn(rule, 'hebrew')).toBeNull();
});
