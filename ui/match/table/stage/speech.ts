import type { Seat } from '../../../../engine/core';
import type { Character } from '../../../cards/character';
import { pointsOf, type TextVariant } from '../../../components/Text';

export type LineSize = 'large' | 'medium' | 'small';

export interface SpeechLine {
  readonly text: string;
  readonly size: LineSize;
  readonly tone?: 'ink' | 'muted' | 'brass' | 'danger';
  /** The line is somebody's name: their sign stands before it. */
  readonly seat?: Seat;
  /** What their sign is taken from, where they are called “you”. */
  readonly name?: string;
  /** What one would look for first. */
  readonly heading?: true;
  /** Whose turn it is, which the bar need not say again. */
  readonly turn?: true;
  /** What has happened: where room is short the oldest goes first, but in large letters all of it is scrolled. */
  readonly news?: true;
}

/** What is told on the stage: in how many words, by whom, and whose face goes with it. */
export interface Speech {
  readonly face: Character | null;
  readonly lines: readonly SpeechLine[];
  /** What stands at the foot of it, where that leaves the other letters large enough. */
  readonly foot?: SpeechLine;
}

export interface SpeechRoom {
  readonly width: number;
  readonly height: number;
}

/** Letters for a speech, and how wide the face beside it is. */
export interface SpeechLook {
  readonly variants: Readonly<Record<LineSize, TextVariant>>;
  readonly face: number;
}

const look = (large: TextVariant, medium: TextVariant, small: TextVariant, face: number): SpeechLook => ({
  variants: { large, medium, small },
  face,
});

/** From what fills a tablet's table to what is left among ten on a small phone. */
const steps = [
  look('display', 'largeFigure', 'largeLabel', 190),
  look('title', 'largeLabel', 'subheading', 140),
  look('title', 'subheading', 'small', 104),
  look('heading', 'label', 'small', 76),
  look('subheading', 'small', 'fine', 56),
] as const;

/** A letter's width, and how much taller than its letters a line is, in sizes of the letter. */
export interface Letters {
  readonly width: number;
  readonly leading: number;
}

/** Between the face and the words, and around both. */
export const speechPadding = 6;

/** A speech in letters that fit its place. */
export interface FittedSpeech {
  readonly lines: readonly SpeechLine[];
  readonly look: SpeechLook;
  /** Otherwise it has to be scrolled. */
  readonly fits: boolean;
}

/** The largest letters in which all of it can be read at once. Rather than in fine print, the oldest news is left out. */
export function fitting(speech: Speech, room: SpeechRoom, scale: number, letters: Letters): FittedSpeech {
  const { lines } = speech;
  const face = scale >= largeLetters ? null : speech.face;
  const looks = steps.flatMap((step, grade) =>
    (face === null ? [0] : shrinking).map((share) => ({
      ...step,
      grade,
      face: Math.round(share * faceWidth(room, step.face)),
    })),
  );
  const largestFor = (told: readonly SpeechLine[]) =>
    looks
      .filter(({ variants }) => pointsOf(variants.small) > finePrint)
      .find((one) => heightOf(told, room, one, scale, letters) <= room.height);
  const [oldest, ...rest] = lines;
  const large = largestFor(lines);
  if (large !== undefined) {
    const whole = speech.foot ? [...lines, speech.foot] : lines;
    const footed = largestFor(whole);
    return footed && footed.grade <= large.grade + 1
      ? { lines: whole, look: footed, fits: true }
      : { lines, look: large, fits: true };
  }
  const mayGo = oldest?.size === 'small' || (oldest?.news && scale < largeLetters);
  if (mayGo && rest.length > 1) return fitting({ ...speech, lines: rest }, room, scale, letters);
  const least = looks.at(-1) ?? steps[0];
  return { lines, look: least, fits: heightOf(lines, room, least, scale, letters) <= room.height };
}

const finePrint = 12;

/** Rather than the letters, the face gets smaller. */
const shrinking = [1, 0.75, 0.55];

/** From this size of text on, the words need the room of the face. */
const largeLetters = 1.5;

const faceWidth = ({ width, height }: SpeechRoom, most: number): number =>
  Math.min(most, width * 0.34, (height - 2 * speechPadding) / 1.2);

function heightOf(
  lines: readonly SpeechLine[],
  { width }: SpeechRoom,
  { variants, face }: SpeechLook,
  scale: number,
  letters: Letters,
): number {
  const across = width - 2 * speechPadding - (face > 0 ? face + speechPadding : 0);
  const words = lines.reduce((sum, { text, size, seat }) => {
    const letter = pointsOf(variants[size]) * scale;
    const sign = seat === undefined ? 0 : letter * 1.5;
    const longest = Math.max(...text.split(' ').map((word) => word.length));
    if (longest * letter * letters.width > across) return Infinity;
    const rows = Math.ceil((text.length * letter * letters.width + sign) / across);
    return sum + rows * letter * letters.leading;
  }, 0);
  return Math.max(words, face * 1.2) + 2 * speechPadding;
}
