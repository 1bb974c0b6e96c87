import type { Locator } from '@playwright/test';
import { replay, serialise } from '../../engine';
import { coup } from '../../engine/coup';
import type { History, KeptGame } from '../../store/history/entries';
import { byChance } from './chance';
import { dealt, playedUntil } from './coup';
import type { Phone } from './phone';
import { company } from './tables';
import type { Language } from './words';

/** Where the app keeps the list of past games, and each of them. */
export const historyKey = 'underTheTable.history';
export const gameKey = (id: string): string => `underTheTable.past.${id}`;

/** A game that three have played to its end, the first of them the winner, with a lie or two. */
export const finished = byChance((language: Language, seed) => {
  const players = company[language].slice(0, 3).map((name) => ({ name }));
  return playedUntil(
    dealt({ book: 'persian', players: 3, first: 0 }, players, seed),
    ({ stage }, moves) => stage.kind === 'over' && stage.winner === 0 && moves > 30,
  );
});

/** A device on which that game lies, under the id `kept`. */
export function keptPast(language: Language, id = 'kept'): Readonly<Record<string, string>> {
  const match = finished(language);
  const record = serialise({ match, steps: replay(coup, match) });
  const { checksum } = JSON.parse(record) as { checksum: string };
  const endedAt = '2026-03-21T18:30:00.000Z';
  const { players, game, setup } = match;
  const history: History = {
    games: [{ id, game, endedAt, players: [...players], winners: [0], variant: setup.book, checksum }],
    bin: null,
  };
  const kept: KeptGame = { endedAt, record, winners: [0], variant: setup.book };
  return {
    [historyKey]: JSON.stringify({ version: 2, value: history }),
    [gameKey(id)]: JSON.stringify({ version: 2, value: kept }),
  };
}

/** What takes a game off the list, whenever it was played. */
export const deleteButton = (phone: Phone): Locator => {
  const [before = '', after = ''] = phone.words.history.delete.split('{{date}}');
  return phone.page.getByRole('button', { name: new RegExp(`^${before}.+${after}$`, 's') }).first();
};

/**
 * Opens the only game that has been kept. The end comes by itself, so a finger on its way to the table may have touched
 * it and led on from there; here it is again.
 */
export async function openOnlyGame(phone: Phone): Promise<void> {
  const prefix = gameKey('');
  const key = await phone.page.evaluate(
    (start) => Object.keys(localStorage).find((each) => each.startsWith(start)),
    prefix,
  );
  if (key === undefined) throw new Error('No game has been kept.');
  await phone.visit(`/history/${key.slice(prefix.length)}`);
}
