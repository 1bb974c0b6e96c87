import type { Seat } from '../../../../engine/core';
import type { Character } from '../../../cards/character';
import { lineHeightOf, pointsOf, type TextVariant } from '../../../components/Text';
import type { Typeface } from '../../../theme/typeface';

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
  /** What has been told before: where room is short the oldest goes first, but in large letters all of it is scrolled. */
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

const leastLook = look('subheading', 'small', 'fine', 56);

/** From what fills a tablet's table to what is left among ten on a small phone. */
const steps = [
  look('display', 'largeFigure', 'largeLabel', 190),
  look('title', 'largeLabel', 'subheading', 140),
  look('title', 'subheading', 'small', 104),
  look('heading', 'label', 'small', 76),
  leastLook,
] as const;

/** What of a typeface says how much room words take. */
export type Letters = Pick<Typeface, 'width' | 'leading' | 'displayLeading'>;

/** How large the sign before a name is, in sizes of its letters: no higher than a line of them in any typeface. */
export const signShare = 1.4;

/** Between it and the name. */
export const besideSign = 6;

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
  const large = largestFor(lines);
  if (large !== undefined) {
    const whole = speech.foot ? [...lines, speech.foot] : lines;
    const footed = largestFor(whole);
    return footed && footed.grade <= large.grade + 1
      ? { lines: whole, look: footed, fits: true }
      : { lines, look: large, fits: true };
  }
  const spare = lines.find(({ size, news }) => size === 'small' || (news && scale < largeLetters));
  if (spare && lines.length > 2)
    return fitting({ ...speech, lines: lines.filter((line) => line !== spare) }, room, scale, letters);
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
    const width = letter * letters.width * broadest;
    const sign = seat === undefined ? 0 : letter * signShare + besideSign;
    const rows = rowsOf(text, (across - sign) / width);
    return sum + rows * lineHeightOf(variants[size], letters) * scale;
  }, 0);
  return Math.max(words, face * 1.2) + 2 * speechPadding;
}

/** How much wider than their average letter words may be. */
const broadest = 1.07;

/** How high the least letters in which such lines can be read are, at the usual size of text. */
export const leastHeight = (lines: readonly LineSize[], letters: Letters): number =>
  lines.reduce((sum, size) => sum + lineHeightOf(leastLook.variants[size], letters), 2 * speechPadding);

/** How many lines of at most so many letters words take; a longer word fits none. */
function rowsOf(text: string, most: number): number {
  let [rows, taken] = [0, most];
  for (const { length } of text.split(' ')) {
    if (length > most) return Infinity;
    taken += 1 + length;
    if (taken > most) [rows, taken] = [rows + 1, length];
  }
  return rows;
}
