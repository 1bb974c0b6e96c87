import { createMatch, replay, serialise, type Match, type MatchPlayer } from '../../engine';
import { cops, type Cops, type CopsSetup } from '../../engine/cops';
import { matchesKey } from './kept';
import type { Phone } from './phone';
import { writtenMatch } from './written';

const matchKey = `${matchesKey}cops`;

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

export const writtenCops = (phone: Phone): Promise<CopsMatch | null> => writtenMatch(phone, cops);
