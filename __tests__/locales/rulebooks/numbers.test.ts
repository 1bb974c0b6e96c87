/** What the books say in coins and cards is what the engine plays. */
import { books, coup, type Action, type Book, type CoupState } from '../../../engine/coup';
import { actionRules, exchangeDraws, mustCoupAt } from '../../../engine/coup/actions';
import { languages, type Language } from '../../../store/languages';
import { ruleOf } from '../../../ui/coup/events';
import { inDigitsOf } from '../../../ui/i18n/written';
import { plainOf } from '../../../ui/rules/passages';
import { passagesIn, textOf } from './books';

/** Everything a book says in the passages that state a rule. */
const saidOf = (book: Book, language: Language, id: string): string =>
  passagesIn(textOf(book, language))
    .filter(({ ids }) => ids.includes(id))
    .map(({ spans }) => plainOf(spans))
    .join(' ');

/** One coin is written out where a language has no other way to say it. */
const one = /מטבע אחד/;

function expectNumber(book: Book, id: string, number: number): void {
  for (const language of languages) {
    const said = saidOf(book, language, id);
    const found = [...said.matchAll(/[0-9۰-۹]+/g)].map(([number]) => number);
    const isSaid = found.includes(inDigitsOf(language, String(number))) || (number === 1 && one.test(said));
    expect([language, id, number, isSaid ? number : said]).toEqual([language, id, number, number]);
  }
}

const idOf = (book: Book, action: Action): string =>
  ruleOf({ type: 'acted', seat: 0, action, target: null, paid: 0 })?.byBook[book] ?? '';

/** What the first player has more of once an action has gone through unhindered. */
function gainOf(book: Book, action: Action): number {
  const start: CoupState = coup.deal({ book, players: 3, first: 0 }, 1);
  const target = action === 'steal' ? { target: 1 } : {};
  let { state } = coup.play(start, { type: 'act', action, ...target });
  while (coup.asked(state) !== null && coup.moves(state).some(({ type }) => type === 'allow'))
    ({ state } = coup.play(state, { type: 'allow' }));
  const coins = (of: CoupState) => coup.view(of, 'table').seats[0]?.coins ?? 0;
  return coins(state) - coins(start);
}

describe.each(books)('%s', (book) => {
  test.each(['coup', 'assassinate'] as const)('what %s costs', (action) => {
    expectNumber(book, idOf(book, action), actionRules[action].cost);
  });

  test.each(['income', 'foreignAid', 'tax', 'steal'] as const)('what %s brings', (action) => {
    const gain = gainOf(book, action);
    expect(gain).toBeGreaterThan(0);
    expectNumber(book, idOf(book, action), gain);
  });

  test('how many cards an exchange draws', () => {
    expectNumber(book, idOf(book, 'exchange'), exchangeDraws.ambassador);
  });
});

test.each([
  ['persianPlus', 'FP-15'],
  ['persian', 'FC-22'],
  ['russian', 'RU-22'],
  ['hebrew', 'HE-15'],
] as const)('%s, %s: from how many coins a coup is a must', (book, id) => {
  expectNumber(book, id, mustCoupAt);
});
