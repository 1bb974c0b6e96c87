import { parse, replay, serialise, type Game, type GameTypes, type Match } from '../../engine';
import { slotKey } from '../../store/match/slot';
import { wayOf, ways } from '../../store/setup/way';
import { firstSettings } from '../../store/firstSettings';
import type { Pace } from '../../store/match/pace';
import type { Settings } from '../../store/settings';
import type { Phone } from './phone';
import type { Language } from './words';

/** Where the app keeps what it remembers. */
export const settingsKey = 'underTheTable.settings';
export const namesKey = 'underTheTable.names';
export const matchesKey = 'underTheTable.match.';

export const keptSettings = (language: Language, change: Partial<Settings> = {}) => ({
  [settingsKey]: JSON.stringify({ version: 7, value: { ...firstSettings(language), ...change } }),
});

export const keptNames = (...names: string[]) => ({
  [namesKey]: JSON.stringify({ version: 1, value: names }),
});

/** A match as it lies on the device. */
export function keptMatchOf<G extends GameTypes>(game: Game<G>, match: Match<G>, pace: Pace = 'careful') {
  const record = serialise({ match, steps: replay(game, match) });
  const said = { early: [], passedOver: [], touches: [], unseen: [] };
  const rest = { pace, passesUnconcerned: false, turn: null, savedAt: null };
  const key = slotKey({ game: game.id, way: wayOf(match.players) });
  return { [key]: JSON.stringify({ version: 6, value: { id: 'kept', record, ...said, ...rest } }) };
}

/** The match of a game that the phone has written down, together or else alone; null once nothing is being played. */
export async function writtenMatch<G extends GameTypes>(
  phone: Phone,
  game: Game<G>,
): Promise<Match<G> | null> {
  const keys = ways.map((way) => slotKey({ game: game.id, way }));
  const texts = await phone.page.evaluate((all) => all.map((key) => localStorage.getItem(key)), keys);
  const kept = texts.map((text) => text && (JSON.parse(text) as { value: { record: string } | null }).value);
  const found = kept.find((one) => one);
  return found ? parse(game, found.record).match : null;
}
