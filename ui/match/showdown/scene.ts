import type { Drawing, Tone } from '../../../assets/art';
import type { GameTypes, Seat, Step } from '../../../engine/core';
import type { Character } from '../../cards/character';
import type { Sound } from '../../feedback/sounds';

/** How a moment looks, sounds and feels, in any game. */
export type SceneKind = 'deed' | 'sight' | 'honour' | 'disgrace' | 'loss' | 'ruin' | 'blast' | 'victory';

/** What is held up to everybody. */
export type ScenePicture =
  /** Cards turned up, and what the fire left of them if they are lost. */
  | { readonly of: 'cards'; readonly characters: readonly Character[]; readonly burnt: boolean }
  /** Somebody who was named and is not there. */
  | { readonly of: 'torn'; readonly character: Character }
  /** Cards that stay on their face. */
  | { readonly of: 'backs'; readonly count: number }
  | { readonly of: 'thing'; readonly drawing: Drawing; readonly tones?: Partial<Record<Tone, string>> }
  /** A thing that goes off. */
  | { readonly of: 'explosion'; readonly drawing: Drawing }
  /** A thing that goes from one player to another. */
  | { readonly of: 'flight'; readonly drawing: Drawing; readonly from: Seat; readonly to: Seat }
  /** The player it is about, or all who win together, crowned. */
  | { readonly of: 'crown' };

/** One great moment, in words and as a picture. It is made of what the reader has witnessed, so it holds no secret of others. */
export interface Scene {
  readonly kind: SceneKind;
  /** Nobody but its reader may see it: where several look at one screen, it is shown behind their lamp. */
  readonly isSecret?: true;
  /** Where it does not sound like others of its kind. */
  readonly sound?: Sound;
  /** Whom it is about. */
  readonly seat: Seat;
  /** All who win together, in a victory of several. */
  readonly winners?: readonly Seat[];
  /** Another player with a part in it, who brought it about or was to be hit. */
  readonly other?: Seat;
  /** What stood before it: the claim that was doubted, the danger that was run. */
  readonly before?: string;
  readonly title: string;
  /** Why, and what follows, a sentence each. */
  readonly lines: readonly string[];
  readonly picture: ScenePicture;
}

/** A game as somebody witnessed it, and from which step on its great moments have not been shown yet. */
export interface Unshown<G extends GameTypes> {
  readonly steps: readonly Pick<Step<G>, 'events'>[];
  readonly from: number;
  readonly names: readonly string[];
  /** The only person at the table, who is told "you". */
  readonly you: Seat | null;
  readonly viewAt: (step: number) => G['View'];
}
