import { indexOf } from '../../../ui/rules/search/bookIndex';
import { nearlyBegins, piecesOf, search } from '../../../ui/rules/search/search';

const book = (...lines: readonly string[]) =>
  indexOf('russian', {
    sections: [
      {
        anchor: '0',
        level: 1,
        title: lines[0] ?? '',
        blocks: lines.slice(1).map((line) => ({ type: 'paragraph', spans: [line], ids: [] })),
      },
    ],
  });

const found = (query: string, ...lines: readonly string[]) =>
  search([book('–', ...lines)], query).map(({ entry }) => entry.text);

const marked = (query: string, line: string) =>
  search([book('–', line)], query).map((hit) =>
    piecesOf(hit)
      .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
      .join(''),
  );

describe('a word is found', () => {
  test.each([
    ['by its beginning', 'chal', 'A Challenge is heard'],
    ['in capitals or not', 'DUKE', 'the duke'],
    ['with a half-space, without it, or with a blank', 'بزرگ‌زاده', 'بزرگ‌زاده'],
    ['without the half-space', 'بزرگزاده', 'بزرگ‌زاده'],
    ['with a blank for the half-space', 'بزرگ زاده', 'بزرگ‌زاده'],
    ['by the part after the half-space', 'زاده', 'بزرگ‌زاده'],
    ['in Arabic letters', 'كارتي', 'کارتی'],
    ['without its vowel marks', 'شاهدخت', 'شاهدُخت'],
    ['without niqqud', 'דוכס', 'דֻּכָּס דוכס'],
    ['with a letter that is not final any more', 'מטבע', 'מטבעות'],
    ['cut short at what is a final letter elsewhere', 'שחקן', 'שחקנים'],
    ['behind the Hebrew article', 'ערעור', 'הערעור נדחה'],
    ['with е for ё', 'сдаете', 'сдаёте'],
    ['with ё for е', 'счёт', 'счет'],
    ['by a number in other digits', '7', '۷ سکه'],
    ['with its gershayim or without', 'צהל', 'צה״ל'],
  ])('%s', (_, query, line) => {
    expect(found(query, line)).toEqual([line]);
  });

  test.each([
    ['a letter wrong', 'chellenge'],
    ['a letter left out', 'chalenge'],
    ['a letter too many', 'challlenge'],
    ['two letters changed round', 'chalelnge'],
    ['a slip while it is still being written', 'chalel'],
  ])('with %s', (_, query) => {
    expect(found(query, 'The challenge', 'The change')).toEqual(['The challenge']);
  });

  test('but with no slip in a short word, and not with two', () => {
    expect(nearlyBegins('coin', 'coim')).toBe(false);
    expect(nearlyBegins('challenge', 'chxllxnge')).toBe(false);
  });
});

test('every word has to be there', () => {
  expect(found('pay coins', 'Pay 7 coins', 'Pay nothing', 'Take coins')).toEqual(['Pay 7 coins']);
});

test('headings come before sentences, and what was written before what is only like it', () => {
  const hits = search([book('Challenges', 'A challenge', 'A challange')], 'challenge');
  expect(hits.map(({ entry }) => entry.text)).toEqual(['Challenges', 'A challenge', 'A challange']);
});

test('what was found is marked where it stands', () => {
  expect(marked('duk coins', 'The Duke takes 3 coins.')).toEqual(['The [Duke] takes 3 [coins].']);
});

test('of a long passage only the sentence is shown', () => {
  const [shown = ''] = marked(
    'captain',
    `${'Nothing of the kind. '.repeat(20)}The Captain steals. ${'More. '.repeat(60)}`,
  );
  expect(shown.startsWith('… The [Captain] steals. ')).toBe(true);
  expect(shown.length).toBeLessThan(200);
});

test('blanks and stops alone look for nothing', () => {
  expect(found(' … ', 'A sentence')).toEqual([]);
});
