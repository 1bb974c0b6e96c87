import {
  botNamed,
  createMatch,
  lastState,
  playOut,
  withMove,
  type Match,
  type MatchPlayer,
} from '../../engine';
import { coup, coupBots, type CoupSetup, type CoupState, type Coup } from '../../engine/coup';
import type { Pace } from '../../store/match/pace';
import { keptMatchOf, writtenMatch } from './kept';
import type { Phone } from './phone';

export type CoupMatch = Match<Coup>;

export const keptMatch = (match: CoupMatch, pace?: Pace) => keptMatchOf(coup, match, pace);

/** A match that was just dealt. */
export const dealt = (setup: CoupSetup, players: readonly MatchPlayer[], seed = 1): CoupMatch =>
  createMatch(coup, setup, seed, players);

/** The same, played on by chance until it looks like this; null if it never does. */
export function playedUntil(
  match: CoupMatch,
  like: (state: CoupState, moves: number) => boolean,
): CoupMatch | null {
  const state = lastState(coup, match);
  let grown = match;
  if (like(state, 0)) return grown;
  const everybody = match.players.map(() => botNamed(coupBots, 'random'));
  for (const step of playOut(coup, everybody, state, match.seed)) {
    grown = withMove(grown, step.move);
    if (like(step.state, grown.moves.length)) return grown;
  }
  return null;
}

export const written = (phone: Phone): Promise<CoupMatch | null> => writtenMatch(phone, coup);

export const stateOf = (match: CoupMatch): CoupState => lastState(coup, match);
