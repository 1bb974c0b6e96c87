import { parse, type Game, type GameTypes, type Match } from '../../engine';
import { matchesKey } from './kept';
import type { Phone } from './phone';

/** The match of a game that the phone has written down; null once nothing is being played. */
export async function writtenMatch<G extends GameTypes>(
  phone: Phone,
  game: Game<G>,
): Promise<Match<G> | null> {
  const text = await phone.page.evaluate((key) => localStorage.getItem(key), `${matchesKey}${game.id}`);
  const kept = text === null ? null : (JSON.parse(text) as { value: { record: string } | null }).value;
  return kept === null ? null : parse(game, kept.record).match;
}
