import { coup } from '../../../engine';
import { keptMatch, stateOf, written } from './coup';
import { curtainOf } from './curtain';
import type { House } from './house';
import { keptSettings } from './kept';
import { luck, momentOf, playToTheEnd } from './player';
import { seated, type Seating } from './tables';
import type { Language } from './words';

export interface Game extends Seating {
  readonly language: Language;
  readonly inPrivate?: boolean;
}

/** In every language by every book, with every option, two to ten of them, people and bots in all mixtures. */
export const games: readonly Game[] = [
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
  { language: 'he', book: 'russian', players: 6, bots: 5, options: { sixth: 'ambassador' } },
  {
    language: 'he',
    book: 'persianPlus',
    players: 4,
    options: { sixth: 'inquisitor', strictDoubleDanger: true },
  },
  { language: 'ru', book: 'russian', players: 5, options: { sixth: 'inquisitor' } },
  { language: 'ru', book: 'persianPlus', players: 9, bots: 6, options: { factions: true, anarchist: true } },
  { language: 'ru', book: 'persian', players: 2 },
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

export const gameInWords = ({ book, players, bots = 0, options = {}, inPrivate = false }: Game) =>
  [
    book,
    `${players - bots} people`,
    `${bots} bots`,
    ...Object.entries(options).map(([name, value]) => `${name} ${value}`),
  ]
    .concat(inPrivate ? ['each asked in private'] : [])
    .join(', ');

const settings = { uncover: 'tapTwice', botPace: 'instant', sound: false, haptics: false } as const;

/** A whole game by touch, with the app killed now and then: it always comes back to the same question. */
export async function playWholeGame(house: House, game: Game, seed: number): Promise<void> {
  const { language, inPrivate = false } = game;
  const match = seated(language, { ...game, seed });
  const phone = await house.phone(
    {
      language,
      kept: { ...keptMatch(match), ...keptSettings(language, { ...settings, askInPrivate: inPrivate }) },
    },
    '/coup',
  );
  const names = match.players.map(({ name }, seat) => (name === '' ? phone.unnamed(seat + 1) : name));
  const people = match.players.filter(({ bot }) => bot === undefined).length;
  const choose = luck(seed);
  let last = match;

  await playToTheEnd(phone, {
    choose,
    meanwhile: async (moment) => {
      const before = await written(phone);
      if (before === null) return;
      last = before;
      if (choose(14) > 0) return;
      // The battery dies.
      await phone.page.reload();
      await phone.ready();
      const asked = coup.asked(stateOf(before));
      const isPerson = asked !== null && before.players[asked.seat]?.bot === undefined;
      const after = await written(phone);
      // Bots at this pace may have played on between the look at the device and the battery's end.
      const moves = isPerson ? after?.moves : after?.moves.slice(0, before.moves.length);
      if (isPerson || after) expect({ ...after, moves }).toEqual(before);
      if (asked && isPerson && people > 1 && before.moves.length > 0 && (asked.secret || inPrivate))
        await curtainOf(phone, names[asked.seat] ?? '').waitFor();
      else expect(['table', 'curtain']).toContain(moment === 'curtain' ? 'curtain' : await momentOf(phone));
    },
  });

  expect(await written(phone)).toBeNull();
  expect(last.moves.length).toBeGreaterThan(0);
  await phone.heading(phone.words.past.result).waitFor();
}
