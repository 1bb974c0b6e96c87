import { books, coup, ruleBooks } from '../../../engine/coup';
import { languages } from '../../../store/languages';
import { differencesIn } from '../../../ui/coup/differences/DifferencesPage';
import '../../../ui/coup/words';
import { translatorOf } from '../../../ui/i18n/translations';

const t = translatorOf('en');
const said = (topic: string) => {
  const found = differencesIn(t).find((difference) => difference.topic === topic);
  return Object.fromEntries(books.map((book, at) => [book, found?.byBook[at]]));
};
const deals = (book: (typeof books)[number], players: number) => {
  try {
    coup.deal({ book, players, first: 0 }, 1);
    return true;
  } catch {
    return false;
  }
};

test('B17: as many can play as the game itself deals to', () => {
  for (const book of books) {
    const counts = Array.from({ length: 14 }, (_, players) => players).filter((players) =>
      deals(book, players),
    );
    expect(
      said('Players')
        [book]?.replace(/[^\d ]/g, '')
        .trim()
        .split(/ +/)
        .map(Number),
    ).toEqual([counts[0], counts.at(-1)]);
  }
});

test('B2, B6: the Russian book alone keeps what was paid and has the card shown', () => {
  expect(said('Coins paid, when the challenge is won')).toEqual({
    persianPlus: 'Come back',
    persian: 'Come back',
    russian: 'Are gone',
    hebrew: 'Come back',
  });
  expect(said('May the truthful decline to prove?').russian).toBe('No, the card must be shown');
});

test('two books that play alike are told of alike', () => {
  for (const { byBook } of differencesIn(t)) expect(byBook).toHaveLength(books.length);
  const classic = ({ twoPlayers: _, ...rest }: (typeof ruleBooks)['persian']) => rest;
  expect(classic(ruleBooks.persian)).toEqual(classic(ruleBooks.hebrew));
  const differing = differencesIn(t).filter(({ byBook }) => byBook[1] !== byBook[3]);
  expect(differing.map(({ id }) => id)).toEqual(['B18']);
});

test.each(languages)('in %s nothing is left unsaid', (language) => {
  for (const { topic, byBook } of differencesIn(translatorOf(language)))
    for (const words of [topic, ...byBook]) expect(words).not.toMatch(/^$|coup\./);
});
