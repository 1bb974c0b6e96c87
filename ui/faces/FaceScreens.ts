import type { TFunction } from 'i18next';
import type { GameTypes } from '../../engine/core';
import type { Picture } from '../components/pictures';

/** A face in words: its names, and how it plays. */
export interface FaceInWords {
  readonly id: string;
  /** The name of its seat. */
  readonly name: string;
  /** The name with what it is known for. */
  readonly called: string;
  readonly hint: string;
}

/** The words for choosing among faces. */
export interface FaceChoiceWords {
  readonly label: string;
  readonly none: string;
  readonly noneHint: string;
  readonly surprise: string;
  readonly surpriseHint: string;
  /** For all rivals at once. */
  readonly all: string;
  readonly plain: string;
  readonly various: string;
  readonly variousHint: string;
  readonly mixed: string;
  readonly mixedHint: string;
}

/** What the whole table has witnessed, so that bots can comment on it. */
export interface TalkHeard<Event> {
  readonly steps: readonly { readonly events: readonly Event[] }[];
  /** The index of the first new step. */
  readonly from: number;
  /** The faces that are no secret, by seat. */
  readonly faces: readonly (string | null)[];
  readonly names: readonly string[];
}

/** What a game whose bots have faces brings. */
export interface FaceScreens<G extends GameTypes = GameTypes> {
  readonly ids: readonly string[];
  /** Null for a face that this version does not know. */
  pictureOf(t: TFunction, face: string): Picture | null;
  inWords(t: TFunction, face: string): FaceInWords | null;
  choice(t: TFunction): FaceChoiceWords;
  /** What a bot says to the table for a moment: by what everybody has witnessed alone. */
  talk(t: TFunction, heard: TalkHeard<G['Event']>): string | null;
  /** A bot's level and its face, in one line. */
  botLine(t: TFunction, level: string, face: string): string;
}
