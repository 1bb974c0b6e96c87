import { createMatch, type Match, type MatchPlayer } from '../../engine';
import { cops, type Cops, type CopsSetup } from '../../engine/cops';
import type { Pace } from '../../store/match/pace';
import { keptMatchOf, writtenMatch } from './kept';
import type { Phone } from './phone';

export type CopsMatch = Match<Cops>;

export const keptCopsMatch = (match: CopsMatch, pace?: Pace) => keptMatchOf(cops, match, pace);

/** A match that was just dealt. */
export const dealtCops = (setup: CopsSetup, players: readonly MatchPlayer[], seed = 1): CopsMatch =>
  createMatch(cops, setup, seed, players);

export const writtenCops = (phone: Phone): Promise<CopsMatch | null> => writtenMatch(phone, cops);
