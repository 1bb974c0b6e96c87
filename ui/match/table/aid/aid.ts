import type { Drawing } from '../../../../assets/art';
import type { Character } from '../../../cards/character';
import type { AppliedRule } from '../../../rules/appliedRule';

/** Something that can be done in a game, in words that need no game to be shown. */
export interface AidEntry {
  readonly action: string;
  /** Who does it: a character to be claimed, or anybody. */
  readonly actor: string;
  readonly face: Character | null;
  /** What stands for it where it has no face; a coin, if nothing else is said. */
  readonly sign?: {
    readonly drawing: Drawing;
    readonly tones?: { readonly accent: string; readonly accentShade: string };
  };
  readonly brings: string;
  /** Null where it is free. */
  readonly costs: string | null;
  /** Where it is to be read whole. */
  readonly rule?: AppliedRule;
  readonly stopped: { readonly words: string; readonly faces: readonly Character[] };
}

/** The card that a boxed game gives every player: how it is won, all that can be done, what holds for all of it. */
export interface Aid {
  readonly goal: readonly string[];
  readonly entries: readonly AidEntry[];
  readonly notes: readonly string[];
}
