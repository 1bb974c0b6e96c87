/** The books and the app call things by the words of the glossary. */
import { languages, type Language } from '../../../store/languages';
import { read } from '../../support/ruleIds';
import { locales } from '../support/lines';
import { textOf, wordsOf } from './books';

/** The cells of every row of a table in a document. */
const rowsOf = (markdown: string): readonly (readonly string[])[] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const glossary = new Map(
  rowsOf(read('docs/rules/glossary.md')).map(([concept = '', ...cells]) => [concept, cells]),
);
const column: Readonly<Record<Language, number>> = { fa: 0, ru: 2, he: 3, en: 4 };

/** What a language may call it; nothing where its book has no word for it. */
function termsFor(concept: string, language: Language): readonly string[] {
  const cell = glossary.get(concept)?.[column[language]] ?? '';
  return cell
    .replace(/\([^)]*\)/g, '')
    .split(/ \/ |[,،]/)
    .map((term) => term.trim())
    .filter((term) => term !== '' && term !== '—');
}

/** Vowel marks, case and the half-space are spelling. */
const plain = (words: string) =>
  words
    .normalize('NFKD')
    .replace(/[\u064b-\u0652\u0591-\u05c7]/g, '')
    .replace(/\u200c/g, '')
    .toLowerCase();

/** What stays when a word is bent: Russian does it at the end, Hebrew where one noun leans on another. */
function stemOf(word: string, language: Language): string {
  if (language === 'ru') return word.length > 4 ? word.slice(0, -2) : word;
  return language === 'he' ? word.replace(/^ה(?=.{3})/, '').replace(/[הת]$/, '') : word;
}

const stemsOf = (term: string, language: Language): readonly string[] =>
  plain(term)
    .split(' ')
    .map((word) => stemOf(word, language));

const concepts = {
  'cast.duke.name': 'Duke',
  'cast.assassin.name': 'Assassin',
  'cast.captain.name': 'Captain',
  'cast.ambassador.name': 'Ambassador',
  'cast.contessa.name': 'Contessa',
  'cast.inquisitor.name': 'Inquisitor',
  'cast.anarchist.name': 'Anarchist',
  'coup.actions.income': 'Income',
  'coup.actions.foreignAid': 'Foreign Aid',
  'coup.actions.coup': 'Coup (action)',
  'coup.actions.tax': 'Tax',
  'coup.actions.assassinate': 'Assassinate',
  'coup.actions.steal': 'Steal',
  'coup.actions.exchange': 'Exchange',
  'coup.actions.examine': 'Examine',
  'coup.actions.convert': 'Conversion',
  'coup.actions.embezzle': 'Embezzlement',
  'coup.court': 'Court deck',
  'coup.treasury': 'Treasury',
  'coup.reserve': 'Reserve card',
} as const;

describe.each(languages)('in %s', (language) => {
  test('the app calls characters, actions and places as the glossary does, or by the shorter half of it', () => {
    for (const [key, concept] of Object.entries(concepts) as [keyof typeof concepts, string][]) {
      const terms = termsFor(concept, language);
      const said = stemsOf(locales[language].get(key) ?? '', language);
      const isTerm = terms.some((term) => {
        const stems = stemsOf(term, language);
        return stems.every((stem) => said.includes(stem)) || said.every((stem) => stems.includes(stem));
      });
      expect([key, terms.length === 0 || isTerm ? [] : said]).toEqual([key, []]);
    }
  });
});

const classic = [
  ...['Duke', 'Assassin', 'Captain', 'Ambassador', 'Contessa'],
  ...['Income', 'Foreign Aid', 'Coup (action)', 'Tax', 'Assassinate', 'Steal', 'Exchange'],
  ...['challenge', 'bluff', 'coin', 'Court deck', 'Treasury', 'influence'],
] as const;
const vocabulary = {
  persianPlus: [
    ...classic,
    ...['Inquisitor', 'Examine', 'Anarchist', 'Conversion', 'Embezzlement', 'Reserve card'],
  ],
  persian: classic,
  russian: [...classic, 'Inquisitor', 'Examine'],
  hebrew: classic,
} as const;

/** What other editions, and careless translators, call them. */
const strangers: Readonly<Record<Language, RegExp>> = {
  fa: /دوک|کاپیتان|کنتس|تفتیش|حاکم/,
  ru: /герцог|капитан|графин|ассасин|инквизитор|челлендж/,
  he: /קפטן|קונטסה|אינקוויזיטורית|צ׳לנג׳/,
  en: /\b(?:countess|governor|policeman|murderer|inspector)\b/,
};

describe.each(['persianPlus', 'persian', 'russian', 'hebrew'] as const)('the book %s', (book) => {
  test.each(languages)('in %s says what the glossary says', (language) => {
    const words = wordsOf(textOf(book, language)).map(plain).join('\n');
    const missing = vocabulary[book].filter((concept) => {
      const terms = termsFor(concept, language);
      return (
        terms.length > 0 &&
        !terms.some((term) => stemsOf(term, language).every((stem) => words.includes(stem)))
      );
    });
    expect(missing).toEqual([]);
    expect(words.match(strangers[language])?.[0] ?? null).toBeNull();
  });
});
