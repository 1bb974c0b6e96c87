/** What the books promise is there to be played, and what is played is told, in all four languages. */
import type { GameTypes } from '../../../engine/core';
import { people } from '../../../locales/rulebooks/people';
import { rulebooks, type Rulebook } from '../../../locales/rulebooks/books';
import type { BookText } from '../../../locales/rulebooks/text';
import { languages, type Language } from '../../../store/languages';
import { copsExamples } from '../../../ui/cops/examples';
import { coupExamples } from '../../../ui/coup/examples';
import type { Examples } from '../../../ui/replay/example';
import { passagesBefore, passagesTold, plainOf } from '../../../ui/rules/passages';
import { bookTexts } from '../../../ui/rules/texts';

const examples: Examples<GameTypes> = { ...coupExamples, ...copsExamples };
const playable = (book: Rulebook) => Object.entries(examples[book] ?? {});

async function textOf(book: Rulebook, language: Language): Promise<BookText> {
  const part = bookTexts[book][language];
  await part.load();
  const arrival = part.now();
  if (arrival.is !== 'here') throw new Error(`${book} in ${language} has not come`);
  return arrival.value;
}

const linksIn = ({ sections }: BookText): readonly string[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === 'example' ? [block.name] : [])));

const placesOf = (book: Rulebook) => playable(book).flatMap(([, { parts }]) => parts.map(({ told }) => told));

describe.each(rulebooks)('%s', (book) => {
  test.each(languages)('in %s: every example it leads to can be played, and no other', async (language) => {
    const text = await textOf(book, language);
    expect([...linksIn(text)].sort()).toEqual(
      playable(book)
        .map(([name]) => name)
        .sort(),
    );
  });

  test('everything that is played is told in every language', async () => {
    const texts = await Promise.all(languages.map((language) => textOf(book, language)));
    for (const told of placesOf(book))
      for (const text of texts) expect([told, passagesTold(text, told).length]).not.toContain(0);
  });

  test('a passage found by its place is about the same rules in every language', async () => {
    const texts = await Promise.all(languages.map((language) => textOf(book, language)));
    for (const told of placesOf(book).filter((place) => 'section' in place)) {
      const rules = texts.map((text) => passagesTold(text, told).map(({ ids }) => ids));
      expect([told, ...rules]).toEqual([told, ...rules.map(() => rules[0])]);
    }
  });

  test.each(languages)('in %s: before anything is told there are words of the book', async (language) => {
    const text = await textOf(book, language);
    for (const [, { parts }] of playable(book))
      expect(parts[0] && passagesBefore(text, parts[0].told)).toHaveLength(1);
  });
});

describe.each(languages)('the people of %s', (language) => {
  test.each(['persianPlus', 'persian', 'russian'] as const)(
    'EX-4, EX-10: the worked example of %s names them in the order of their seats',
    async (book) => {
      const text = await textOf(book, language);
      for (const rule of ['EX-4', 'EX-10']) {
        const lines = passagesTold(text, { rule }).map(({ spans }) => plainOf(spans));
        people[language].slice(0, 3).forEach((name, seat) => expect(lines[seat]).toContain(name));
      }
    },
  );
});
