/** People ask in sentences, as they speak and with slips: the section that answers is among the first three. */
import { asked as askedEn } from '../../../locales/en/asked-en';
import { asked as askedFa } from '../../../locales/fa/asked-fa';
import { asked as askedHe } from '../../../locales/he/asked-he';
import { anchors } from '../../../locales/rulebooks/anchors';
import { rulebooks } from '../../../locales/rulebooks/books';
import { partNames } from '../../../locales/rulebooks/parts';
import { asked as askedRu } from '../../../locales/ru/asked-ru';
import { inEachLanguage, languages, type Language } from '../../../store/languages';
import { indexOf } from '../../../ui/rules/search/bookIndex';
import { search } from '../../../ui/rules/search/search';
import { worthTo } from '../../../ui/rules/search/worth';
import { textOf } from './books';
import { chosenWith, heldOut } from './questions';

const asked = { fa: askedFa, he: askedHe, ru: askedRu, en: askedEn };

const games = [rulebooks.filter((book) => book !== 'cops'), ['cops' as const]].map((books) =>
  books.map((book) => inEachLanguage((language) => indexOf(book, textOf(book, language), asked[language]))),
);

/** The questions whose answer is not among the first three hits. */
const missed = (questions: typeof heldOut, language: Language): readonly string[] =>
  questions[language].flatMap(([book, query, ...answers]) => {
    const hits = search(games, language, query, worthTo({ book, parts: partNames }, language));
    const first = hits.slice(0, 3).map(({ place }) => place);
    return first.some((place) => place.book === book && answers.includes(place.anchor)) ? [] : [query];
  });

test('of 64 questions that nobody had in mind, 59 or more are answered', () => {
  expect(languages.flatMap((language) => heldOut[language])).toHaveLength(64);
  expect(languages.flatMap((language) => missed(heldOut, language)).slice(64 - 59)).toEqual([]);
});

test('of those that the words were chosen with, no more than four go unanswered', () => {
  expect(languages.flatMap((language) => missed(chosenWith, language)).slice(4)).toEqual([]);
});

test('every question names sections that its book has', () => {
  const unknown = languages
    .flatMap((language) => [...heldOut[language], ...chosenWith[language]])
    .flatMap(([book, , ...answers]) => answers.filter((anchor) => !anchors[book][anchor]));
  expect(unknown).toEqual([]);
});

test.each(languages)('%s has words for matters that the books know, the same as English', (language) => {
  const keywords = new Set(rulebooks.flatMap((book) => Object.values(anchors[book]).flat()));
  const matters = Object.keys(asked[language].matters);
  expect(matters.filter((matter) => !keywords.has(matter))).toEqual([]);
  expect(matters.sort()).toEqual(Object.keys(asked.en.matters).sort());
});
