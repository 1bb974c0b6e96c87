/** What the books lay out before a game is what the engine deals. */
import { cops, equipment, type CopsState, type Identity } from '../../../engine/cops';
import { books, coup, ruleBooks, type Book, type CoupOptions } from '../../../engine/coup';
import { languages, type Language } from '../../../store/languages';
import type { Rulebook } from '../../../locales/rulebooks/books';
import { passagesOf, plainOf } from '../../../ui/rules/passages';
import { passagesIn, textOf } from './books';

const digits = (words: string) => words.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));

/** Small numbers that a language writes out, by their beginnings. */
const writtenOut: Partial<Readonly<Record<Language, Readonly<Record<number, RegExp>>>>> = {
  he: { 1: /אחד|אחת/, 2: /שני|שתי/, 5: /חמיש|חמש/ },
  ru: { 1: /од(?:ин|н)/, 2: /дв[аеу]/, 5: /пят/ },
  en: { 1: /\bone\b|\ba\b/, 2: /\btwo\b/, 5: /\bfive\b/ },
  fa: { 1: /یک|یه/, 2: /دو/, 5: /پنج/ },
};

/** Everything a book says where it states a rule; of a list in which it does, the whole. */
const saidOf = (book: Rulebook, language: Language, id: string): string =>
  digits(
    textOf(book, language)
      .sections.flatMap(({ blocks }) => blocks.map(passagesOf))
      .filter((passages) => passages.some(({ ids }) => ids.includes(id)))
      .flatMap((passages) => passages.map(({ spans }) => plainOf(spans)))
      .join(' '),
  );

function expectNumbers(book: Rulebook, id: string, ...numbers: readonly number[]): void {
  for (const language of languages) {
    const said = saidOf(book, language, id);
    const found = (said.match(/\d+/g) ?? []).map(Number);
    const missing = numbers.filter(
      (number) => !found.includes(number) && writtenOut[language]?.[number]?.test(said) !== true,
    );
    expect([language, id, missing, missing.length > 0 ? said : '']).toEqual([language, id, [], '']);
  }
}

/** The rows of the first table that states a rule, each cell as its numbers. */
const rowsOf = (language: Language, id: string): readonly (readonly string[])[] =>
  textOf('cops', language)
    .sections.flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      block.type === 'table' && block.rows.some(({ ids }) => ids.includes(id)) ? [block] : [],
    )
    .slice(0, 1)
    .flatMap(({ rows }) => rows.map(({ cells }) => cells.map((cell) => digits(plainOf(cell)))));

describe('Coup', () => {
  const dealt = (book: Book, players: number, options?: CoupOptions) =>
    coup.deal({ book, players, first: 0, ...(options ? { options } : {}) }, 1);

  test.each([
    ['persianPlus', 'FP-03', 'FP-04'],
    ['persian', 'FC-05', 'FC-07'],
    ['russian', 'RU-02', 'RU-03'],
    ['hebrew', 'HE-03', 'HE-04'],
  ] as const)('%s, %s, %s: cards and coins at the deal', (book, cards, coins) => {
    const [first] = dealt(book, 3).players;
    expectNumbers(book, cards, first?.cards.length ?? 0);
    expectNumbers(book, coins, first?.coins ?? 0);
  });

  test.each([
    ['persianPlus', 'FP-02'],
    ['persian', 'FC-01'],
    ['russian', 'RU-01'],
    ['hebrew', 'HE-02'],
  ] as const)('%s, %s: so many character cards', (book, id) => {
    const { players, court } = dealt(book, 4);
    expectNumbers(book, id, players.flatMap(({ cards }) => cards).length + court.length);
  });

  test.each([
    ['persianPlus', 'FP-02'],
    ['persian', 'FC-01'],
  ] as const)('%s, %s: so many of each', (book, id) => {
    const { players, court } = dealt(book, 4);
    const all = [...players.flatMap(({ cards }) => cards.map(({ role }) => role)), ...court];
    expectNumbers(book, id, all.filter((role) => role === 'duke').length);
  });

  test('HE-01: how many can play', () => expectNumbers('hebrew', 'HE-01', ...ruleBooks.hebrew.seats));
  test('FP-01: how many can play the classic game, and how many with all of it', () => {
    expectNumbers('persianPlus', 'FP-01', 2, 6, ruleBooks.persianPlus.seats[1]);
  });

  test('FP-N01: more cards for more players', () => {
    const of = (players: number) => {
      const { players: seats, court } = dealt('persianPlus', players);
      return [...seats.flatMap(({ cards }) => cards.map(({ role }) => role)), ...court];
    };
    for (const players of [8, 10])
      expectNumbers(
        'persianPlus',
        'FP-N01',
        of(players).length,
        of(players).filter((role) => role === 'duke').length,
      );
  });

  test.each([
    ['persianPlus', 'FP-37'],
    ['persian', 'FC-47'],
  ] as const)('%s, %s: who starts of two has one coin', (book, id) => {
    expectNumbers(book, id, dealt(book, 2, { twoPlayers: 'draft' }).players[0]?.coins ?? 0);
  });

  test('FC-48: three sets of five, and three cards are left', () => {
    const drafted = ['duke', 'captain'].reduce(
      (state, role) => coup.play(state, { type: 'draft', role: role as 'duke' }).state,
      dealt('persian', 2),
    );
    expectNumbers('persian', 'FC-48', 3, 5, drafted.court.length);
  });

  test('every book is here', () => expect(books).toHaveLength(4));
});

describe('Good Cop Bad Cop', () => {
  const counts = [4, 5, 6, 7, 8];
  const dealt = (players: number): CopsState => cops.deal({ variant: 'base', players, first: 0 }, 1);
  const cardsOf = ({ players, spare }: CopsState): readonly Identity[] => [
    ...players.flatMap(({ cards }) => cards.map(({ identity }) => identity)),
    ...spare,
  ];
  const copiesIn = (players: number, wanted: Identity) =>
    cardsOf(dealt(players)).filter((identity) => identity === wanted).length;

  test.each(languages)('GC-02 in %s: which identity cards stay', (language) => {
    expect(rowsOf(language, 'GC-02')).toEqual(
      counts.map((players) =>
        [
          players,
          ...(['honest', 'crooked', 'agent', 'kingpin'] as const).map((one) => copiesIn(players, one)),
          cardsOf(dealt(players)).length,
        ].map(String),
      ),
    );
  });

  test.each(languages)('GC-04 in %s: guns in the middle', (language) => {
    const rows = rowsOf(language, 'GC-04');
    for (const players of counts) {
      const row = rows.find(([seats = '']) => {
        const [from = NaN, to = from] = (seats.match(/\d+/g) ?? []).map(Number);
        return from <= players && players <= to;
      });
      expect([players, row?.at(-1)]).toEqual([players, String(dealt(players).guns)]);
    }
  });

  test.each(languages)('GC-06 in %s: how they are dealt', (language) => {
    expect(rowsOf(language, 'GC-06')).toEqual(
      counts.map((players) => {
        const { players: seats, spare } = dealt(players);
        return [players, players - 2, seats[0]?.cards.length, spare.length].map(String);
      }),
    );
  });

  test('GC-V05: a diamond each', () => {
    const [first] = cops.deal({ variant: 'band', players: 5, first: 0 }, 1).players;
    expectNumbers('cops', 'GC-V05', first?.diamonds ?? 0);
  });

  test('GC-02: what is in the box', () => {
    for (const language of languages) {
      const [box] = textOf('cops', language).sections.filter(({ anchor }) => anchor === '2');
      const said = digits(
        passagesIn({ sections: box ? [box] : [] })
          .map(({ spans }) => plainOf(spans))
          .join(' '),
      );
      const found = (said.match(/\d+/g) ?? []).map(Number);
      expect(found).toEqual(expect.arrayContaining([cardsOf(dealt(8)).length, equipment.length, 8, 12]));
    }
  });
});
