import { parse, replay, serialise, type Game, type GameTypes, type Match } from '../../engine';
import { firstSettings } from '../../store/firstSettings';
import type { Settings } from '../../store/settings';
import type { Phone } from './phone';
import type { Language } from './words';

/** Where the app keeps what it remembers. */
export const settingsKey = 'underTheTable.settings';
export const namesKey = 'underTheTable.names';
export const matchesKey = 'underTheTable.match.';

export const keptSettings = (language: Language, change: Partial<Settings> = {}) => ({
  [settingsKey]: JSON.stringify({ version: 5, value: { ...firstSettings(language), ...change } }),
});

export const keptNames = (...names: string[]) => ({
  [namesKey]: JSON.stringify({ version: 1, value: names }),
});

/** A match as it lies on the device. */
export function keptMatchOf<G extends GameTypes>(game: Game<G>, match: Match<G>) {
  const record = serialise({ match, steps: replay(game, match) });
  const value = { id: 'kept', record, early: [], passedOver: [], touches: [], unseen: [] };
  return { [`${matchesKey}${game.id}`]: JSON.stringify({ version: 4, value }) };
}

/** The match of a game that the phone has written down; null once nothing is being played. */
export async function writtenMatch<G extends GameTypes>(
  phone: Phone,
  game: Game<G>,
): Promise<Match<G> | null> {
  const text = await phone.page.evaluate((key) => localStorage.getItem(key), `${matchesKey}${game.id}`);
  const kept = text === null ? null : (JSON.parse(text) as { value: { record: string } | null }).value;
  return kept === null ? null : parse(game, kept.record).match;
}
