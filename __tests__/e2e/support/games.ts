import { coup } from '../../../engine/coup';
import { keptMatch, stateOf, written } from '../../../tools/browser/coup';
import { sizes } from '../../../tools/browser/device';
import { openOnlyGame } from '../../../tools/browser/history';
import { keptSettings } from '../../../tools/browser/kept';
import { luck, momentOf, playToTheEnd } from '../../../tools/browser/player';
import { seated, type Seating } from '../../../tools/browser/tables';
import type { Language } from '../../../tools/browser/words';
import { hiddenAtTheTable } from './inSight';
import { lampOf } from './playing';
import { expect, type App } from './test';

export interface Game extends Seating {
  readonly language: Language;
  readonly inPrivate?: boolean;
}

export const gameInWords = ({ language, book, players, bots = 0, options = {}, inPrivate = false }: Game) =>
  [
    `${book} in ${language}`,
    `${players - bots} people`,
    `${bots} bots`,
    ...Object.entries(options).map(([name, value]) => `${name} ${value}`),
  ]
    .concat(inPrivate ? ['each asked in private'] : [])
    .join(', ');

const settings = { uncover: 'tapTwice', botPace: 'instant', sound: false, haptics: false } as const;

/** A whole game by touch, with the app killed now and then: it always comes back to the same question. */
export async function playWholeGame(app: App, game: Game): Promise<void> {
  const { language, inPrivate = false, seed = 1 } = game;
  const match = seated(language, game);
  const phone = await app.phone(
    {
      language,
      size: 'low',
      kept: { ...keptMatch(match), ...keptSettings(language, { ...settings, askInPrivate: inPrivate }) },
    },
    '/play/coup',
  );
  const people = match.players.filter(({ bot }) => bot === undefined).length;
  const unnamed = (seat: number) => (people === 1 ? phone.words.match.you : phone.unnamed(seat + 1));
  const names = match.players.map(({ name }, seat) => (name === '' ? unnamed(seat) : name));
  const choose = luck(seed);
  let last = match;
  let deaths = 0;

  await playToTheEnd(phone, {
    choose,
    meanwhile: async (moment) => {
      // Somebody alone with bots has nobody to hide from.
      if (people === 1) expect(['table', 'sheet']).toContain(moment);
      if (moment === 'table') expect(await hiddenAtTheTable(phone, game.players)).toEqual([]);
      const before = await written(phone);
      if (before === null) return;
      last = before;
      if (choose(14) > 0) return;
      // The battery dies, and the game goes on on a small phone and a usual one by turns.
      await phone.page.setViewportSize(sizes[++deaths % 2 === 0 ? 'low' : 'phone']);
      await phone.reload();
      const after = await written(phone);
      const asked = coup.asked(stateOf(before));
      if (asked === null || before.players[asked.seat]?.bot !== undefined) {
        // Bots wait while somebody looks at a new card, and now play on, to the end perhaps.
        if (after) expect(after.moves.slice(0, before.moves.length)).toEqual(before.moves);
        return;
      }
      expect(after).toEqual(before);
      if (people > 1 && before.moves.length > 0 && (asked.secret || inPrivate))
        await expect(lampOf(phone, names[asked.seat] ?? '')).toBeVisible();
      else expect(['table', 'curtain']).toContain(await momentOf(phone));
    },
  });

  expect(await written(phone)).toBeNull();
  expect(last.moves.length).toBeGreaterThan(0);
  await openOnlyGame(phone);
  await expect(phone.heading(phone.words.end.result).first()).toBeVisible();
}
