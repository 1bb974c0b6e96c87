import type { ComponentType } from 'react';
import type { Character } from '../cards/character';

/** A character as the summary shows it. What it does in words stands in the locales. */
export interface CastMember {
  readonly id: Character;
  /** The coins that its action costs or brings. */
  readonly price?: number;
  readonly gain?: number;
}

/** Who plays in a game, and what they carry. */
export interface GameCast {
  readonly members: readonly CastMember[];
  readonly Carried?: ComponentType;
}
