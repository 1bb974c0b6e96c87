import { gameInWords, playWholeGame, type Game } from './support/games';
import { test } from './support/test';

/**
 * One by each book, in each language, short ones: a crowd with every option and some bots among them, one alone against
 * bots, four who are asked in private, two who draft.
 */
const chosen: readonly Game[] = [
  {
    language: 'fa',
    book: 'persianPlus',
    players: 10,
    bots: 4,
    options: { sixth: 'inquisitor', factions: true, anarchist: true },
    seed: 3,
  },
  { language: 'he', book: 'russian', players: 6, bots: 5, options: { sixth: 'ambassador' }, seed: 2 },
  { language: 'en', book: 'hebrew', players: 4, inPrivate: true },
  { language: 'ru', book: 'persian', players: 2, options: { twoPlayers: 'draft' } },
];

/** With those: in every language by every book, with every option, two to ten of them, people and bots in all mixtures. */
const others: readonly Game[] = [
  {
    language: 'fa',
    book: 'persianPlus',
    players: 10,
    options: { sixth: 'inquisitor', factions: true, anarchist: true },
  },
  { language: 'fa', book: 'persian', players: 4, bots: 3 },
  { language: 'fa', book: 'russian', players: 3, options: { sixth: 'inquisitor' } },
  { language: 'fa', book: 'hebrew', players: 6, bots: 2 },
  { language: 'fa', book: 'persianPlus', players: 2, options: { twoPlayers: 'oneCoin', anarchist: true } },
  { language: 'he', book: 'hebrew', players: 2 },
  { language: 'he', book: 'persianPlus', players: 8, bots: 4, options: { factions: true } },
  { language: 'he', book: 'persian', players: 5 },
  {
    language: 'he',
    book: 'persianPlus',
    players: 4,
    options: { sixth: 'inquisitor', strictDoubleDanger: true },
  },
  { language: 'ru', book: 'russian', players: 5, options: { sixth: 'inquisitor' } },
  { language: 'ru', book: 'persianPlus', players: 9, bots: 6, options: { factions: true, anarchist: true } },
  { language: 'ru', book: 'hebrew', players: 4, inPrivate: true },
  { language: 'en', book: 'persianPlus', players: 7, options: { sixth: 'inquisitor', anarchist: true } },
  { language: 'en', book: 'persian', players: 3, bots: 1 },
  { language: 'en', book: 'russian', players: 2, options: { sixth: 'ambassador' } },
  { language: 'en', book: 'hebrew', players: 3, bots: 2, inPrivate: true },
  {
    language: 'en',
    book: 'persianPlus',
    players: 2,
    bots: 1,
    options: { twoPlayers: 'draft', sixth: 'inquisitor' },
  },
];

for (const game of process.env.TEST_ALL ? [...chosen, ...others] : chosen)
  test(gameInWords(game), async ({ app }) => playWholeGame(app, game));
