import { coup } from '../../../engine/coup';
import { keptMatch, stateOf, written } from '../../../tools/browser/coup';
import { keptSettings } from '../../../tools/browser/kept';
import { openOnlyGame } from '../../../tools/browser/history';
import { luck, momentOf, playToTheEnd } from '../../../tools/browser/player';
import { seated, type Seating } from '../../../tools/browser/tables';
import type { Language } from '../../../tools/browser/words';
import type { OpenApp } from './app';
import { hiddenAtTheTable, uprightPhones } from './inSight';
import { lampOf } from './playing';
import { soon } from './soon';

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
  { language: 'ru', book: 'persian', players: 2, options: { twoPlayers: 'draft' } },
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

/**
 * With so many people or bots the table is looked at before every touch, by turns on either phone; two tables of a kind
 * would show the same.
 */
const lookedAt: ReadonlySet<number> = new Set([2, 4, 5, 6, 10]);

const looksAtOnce = 5;

/** A whole game by touch, with the app killed now and then: it always comes back to the same question. */
export async function playWholeGame(app: OpenApp, game: Game, seed: number): Promise<void> {
  const { language, inPrivate = false } = game;
  const match = seated(language, { ...game, seed });
  const phone = await app.phone(
    {
      language,
      kept: { ...keptMatch(match), ...keptSettings(language, { ...settings, askInPrivate: inPrivate }) },
    },
    '/play/coup',
  );
  const people = match.players.filter(({ bot }) => bot === undefined).length;
  const unnamed = (seat: number) => (people === 1 ? phone.words.match.you : phone.unnamed(seat + 1));
  const names = match.players.map(({ name }, seat) => (name === '' ? unnamed(seat) : name));
  const choose = luck(seed);
  let last = match;
  let looks = 0;
  /** Either phone in turns, each for a few touches: to lay the table out anew takes longer than to look at it. */
  const nextSize = () => (Math.floor(looks++ / looksAtOnce) % 2 === 0 ? uprightPhones[0] : uprightPhones[1]);

  await playToTheEnd(phone, {
    choose,
    meanwhile: async (moment) => {
      // Whoever is alone with bots has nobody to hide from.
      if (people === 1) expect(['table', 'sheet']).toContain(moment);
      const before = await written(phone);
      if (before === null) return;
      last = before;
      const asked = coup.asked(stateOf(before));
      const isPerson = asked !== null && before.players[asked.seat]?.bot === undefined;
      // While bots play the table does not stand still; it waits for people, once it has told what bots did last.
      if (moment === 'table' && isPerson && lookedAt.has(game.players)) {
        const size = nextSize();
        await soon(async () => {
          const hidden = await hiddenAtTheTable(phone, size, game.players);
          // The last touch may have opened a sheet that comes up only now.
          if ((await momentOf(phone)) === 'table') expect(hidden).toEqual([]);
        });
      }
      if (choose(14) > 0) return;
      // The battery dies.
      await phone.reload();
      const after = await written(phone);
      // Bots at this pace may have played on between the look at the device and the battery's end.
      const moves = isPerson ? after?.moves : after?.moves.slice(0, before.moves.length);
      if (isPerson || after) expect({ ...after, moves }).toEqual(before);
      // Bots play on at once, to the end perhaps.
      if (!isPerson) return;
      if (people > 1 && before.moves.length > 0 && (asked.secret || inPrivate))
        await lampOf(phone, names[asked.seat] ?? '').waitFor();
      else await soon(async () => expect(['table', 'curtain']).toContain(await momentOf(phone)));
    },
  });

  expect(await written(phone)).toBeNull();
  expect(last.moves.length).toBeGreaterThan(0);
  await openOnlyGame(phone);
  await phone.heading(phone.words.end.result).first().waitFor();
}
