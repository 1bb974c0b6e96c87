import { createMatch, parse, replay, serialise, type Match, type MatchPlayer } from '../../engine';
import { cops, type Cops, type CopsSetup } from '../../engine/cops';
import type { Phone } from './phone';

const matchKey = 'underTheTable.match.cops';

export type CopsMatch = Match<Cops>;

/** A match as it lies on the device. */
export const keptCopsMatch = (match: CopsMatch) => ({
  [matchKey]: JSON.stringify({
    version: 4,
    value: {
      id: 'kept',
      record: serialise({ match, steps: replay(cops, match) }),
      early: [],
      passedOver: [],
      touches: [],
      unseen: [],
    },
  }),
});

/** A match that was just dealt. */
export const dealtCops = (setup: CopsSetup, players: readonly MatchPlayer[], seed = 1): CopsMatch =>
  createMatch(cops, setup, seed, players);

/** What the phone has written down; null once nothing is being played. */
export async function writtenCops(phone: Phone): Promise<CopsMatch | null> {
  const text = await phone.page.evaluate((key) => localStorage.getItem(key), matchKey);
  const kept = text === null ? null : (JSON.parse(text) as { value: { record: string } | null }).value;
  return kept === null ? null : parse(cops, kept.record).match;
}
