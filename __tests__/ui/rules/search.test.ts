import type { Rulebook } from '../../../locales/rulebooks/books';
import { indexOf } from '../../../ui/rules/search/bookIndex';
import { piecesOf } from '../../../ui/rules/search/pieces';
import { search, type Hit } from '../../../ui/rules/search/search';
import { nearlyBegins } from '../../../ui/rules/search/sought';

const rules = ['RU-01', 'RU-02', 'RU-03', 'RU-04'];

const asked = { small: 'what if the', alike: ['steal rob'], matters: { goal: 'victory' } };

/** A book in which every line is a section of its own, with a title or without. */
const book = (
  lines: readonly (string | readonly [title: string, line: string])[],
  of: Rulebook = 'russian',
) =>
  indexOf(
    of,
    {
      sections: lines.map((line, at) => {
        const [title, words] = typeof line === 'string' ? ['–', line] : line;
        return {
          anchor: `${at}`,
          level: 2,
          title,
          blocks: [{ type: 'paragraph', spans: [words], ids: rules.slice(at, at + 1) }],
        };
      }),
    },
    asked,
  );

const hitsOf = (query: string, lines: Parameters<typeof book>[0]): readonly Hit[] =>
  search([[{ en: book(lines), ru: book(lines), fa: book(lines), he: book(lines) }]], 'en', query);

const found = (query: string, ...lines: Parameters<typeof book>[0]) =>
  hitsOf(query, lines).map(({ text }) => text);

const marked = (query: string, line: string) =>
  hitsOf(query, [line]).map((hit) =>
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

describe('a question is answered', () => {
  test('first where all of its words stand, then where some do', () => {
    const hits = hitsOf('pay coins', ['Pay nothing', 'Take coins', 'Pay 7 coins']);
    expect(hits.map(({ text, isWhole }) => [text, isWhole])).toEqual([
      ['Pay 7 coins', true],
      ['Pay nothing', false],
      ['Take coins', false],
    ]);
  });

  test('by the heading before the sentence', () => {
    expect(found('challenge', 'A challenge', ['Challenges', 'Anybody may'], 'Nothing')[0]).toBe(
      'Anybody may',
    );
  });

  test('whatever small words stand round it', () => {
    const [hit] = hitsOf('what if the treasury', ['The Treasury is full', 'What if not']);
    expect(hit).toMatchObject({ text: 'The Treasury is full', isWhole: true });
  });

  test('by other words for the same', () => {
    expect(found('robbing', 'A thief may steal', 'Another')).toEqual(['A thief may steal']);
  });

  test('by what people call the matter of a section', () => {
    expect(found('victory', 'One', 'Two', 'Three', 'The last one left')).toEqual(['The last one left']);
  });

  test('in another language, whose sections are the same', () => {
    const hits = search(
      [[{ en: book(['The Duke', 'The rest']), ru: book(['Герцог', 'Прочее']) }]],
      'en',
      'герцога',
    );
    expect(hits.map(({ text }) => text)).toEqual(['The Duke']);
  });

  test.each(['RU-02', 'ru02', 'what says RU-02?'])('by the id of a rule: %s', (query) => {
    expect(found(query, 'The first', 'The second')).toEqual(['The second']);
  });

  test('first by the book that is worth more, and once for each matter', () => {
    const setUp = ['setup', 'Deal two cards'] as const;
    const goal = ['goal', 'Deal with everybody'] as const;
    const editions = (['russian', 'hebrew'] as const).map((of) => ({
      en: book(['cover', 'story', setUp, goal], of),
    }));
    const hits = search([editions], 'en', 'deal', (place) => (place.book === 'hebrew' ? 1 : 0.5));
    expect(hits.map(({ place }) => `${place.book} ${place.title}`)).toEqual(['hebrew setup', 'hebrew goal']);
  });
});

test('what was found is marked where it stands', () => {
  expect(marked('duk coins', 'The Duke takes 3 coins.')).toEqual(['The [Duke] takes 3 [coins].']);
});

test('small words are not marked', () => {
  expect(marked('if the duke', 'If the Duke takes 3 coins.')).toEqual(['If the [Duke] takes 3 coins.']);
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
