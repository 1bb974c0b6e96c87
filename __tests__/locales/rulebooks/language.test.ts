import { languages, type Language } from '../../../store/languages';
import { foreignTo } from '../../support/languages';
import { editions, wordsOf } from './books';

/** A signature, a police dog's unit, a player of the examples, a mark: these stay as they are in every script. */
const latinOfOldStanding =
  /\b(?:K-9|COUP|Coup|La Mame Games|La Mame|After 5 Games|After 5|igrato\.com|Good Cop Bad Cop)\b/g;

const faults = (language: Language, fault: RegExp) =>
  editions()
    .filter((edition) => edition.language === language)
    .flatMap(({ book, text }) =>
      wordsOf(text)
        .map((words) => words.replace(latinOfOldStanding, '…'))
        .filter((words) => fault.test(words))
        .map((words) => `${book}: ${words.slice(0, 60)}`),
    );

test.each(languages)('%s shows no Markdown, no blank too many and no typewriter quotes', (language) => {
  expect(faults(language, /\*\*|__|`|\]\(|\{#|\[!|^#|<\/?\w|&\w+;/)).toEqual([]);
  expect(faults(language, / {2}|^\s|\s$|"/)).toEqual([]);
});

test.each(languages)('%s is written in its own script', (language) => {
  expect(faults(language, foreignTo(language))).toEqual([]);
});

describe('Persian', () => {
  test('has Persian letters and digits', () => {
    expect(faults('fa', /[يكىة٠-٩0-9]/)).toEqual([]);
  });

  test('has half-spaces that join something to something, and Persian stops', () => {
    expect(faults('fa', /(^|\s)\u200c|\u200c(\s|$)|\u200c\u200c/)).toEqual([]);
    expect(faults('fa', /[,;?“”]/)).toEqual([]);
  });

  test('has its half-spaces where verbs and characters want them', () => {
    expect(faults('fa', /(^|\s)ن?می (?=\p{L})|بزرگزاده|آدمکش/u)).toEqual([]);
  });
});

test('Russian has guillemets and long dashes', () => {
  expect(faults('ru', /[“”]| - /)).toEqual([]);
});

test('Hebrew has its own quotation marks', () => {
  expect(faults('he', /[“”«»]/)).toEqual([]);
});

test('English has curly quotation marks', () => {
  expect(faults('en', /[«»']/)).toEqual([]);
});
