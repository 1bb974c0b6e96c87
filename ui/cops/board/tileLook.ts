import { cardHeight } from '../../cards/cardShape';
import type { TextVariant } from '../../components/Text';
import type { NameVariant } from '../../match/table/ring/FittedName';
import type { Box, TileNeeds } from '../../match/table/ring/ringLayout';

/** How a seat's tile is filled: the name, three cards with who has looked at them, and what its player has. */
export interface TileLook {
  readonly name: NameVariant;
  readonly figure: TextVariant;
  readonly avatar: number;
  readonly sign: number;
  readonly card: number;
  /** The height of the line below a card with who has looked at it. */
  readonly lookers: number;
  /** How who has looked at a card is told: by their marks, by how many they are, or by dots in their colours. */
  readonly lookersAre: 'marks' | 'number' | 'dots';
}

const padding = 4;
const seam = 3;
const cards = { least: 16, most: 72 } as const;
const roomForMarks = 34;

interface Grade {
  /** From this width on. */
  readonly from: number;
  readonly name: NameVariant;
  readonly figure: TextVariant;
  readonly nameLine: number;
  readonly lookers: number;
  readonly belongings: number;
  readonly avatar: number;
  readonly sign: number;
}

/** By the width of a tile: four or five abreast on a phone, two or three, and a tablet's. */
const grades: readonly [Grade, ...Grade[]] = [
  {
    ...{ from: 0, name: 'fine', figure: 'fine', avatar: 18, sign: 14 },
    ...{ nameLine: 18, lookers: 13, belongings: 17 },
  },
  {
    ...{ from: 110, name: 'small', figure: 'small', avatar: 22, sign: 18 },
    ...{ nameLine: 22, lookers: 15, belongings: 21 },
  },
  {
    ...{ from: 200, name: 'label', figure: 'label', avatar: 28, sign: 24 },
    ...{ nameLine: 28, lookers: 18, belongings: 27 },
  },
];

/** A low phone of which somebody alone needs half for their own turn: who has looked at a card is dots on it. */
const tight: Grade = {
  ...{ from: 0, name: 'fine', figure: 'fine', avatar: 16, sign: 13 },
  ...{ nameLine: 17, lookers: 0, belongings: 15 },
};

const gradeOf = (width: number, scale: number): Grade =>
  grades.findLast(({ from }) => width >= from * scale) ?? grades[0];

/** All of the height that is not cards. */
const linesOf = ({ nameLine, lookers, belongings }: Grade, scale: number): number =>
  2 * padding + 2 * seam + (nameLine + lookers + belongings) * scale;

const widest = (width: number): number =>
  Math.max(cards.least, Math.min(cards.most, Math.floor((width - 2 * padding - 2 * seam) / 3)));

const leastOf = (grade: Grade, scale: number): number =>
  Math.ceil(linesOf(grade, scale) + cardHeight(cards.least));

export const tileNeeds = (scale: number): TileNeeds => ({
  least: (width) => leastOf(gradeOf(width, scale), scale),
  tightest: () => leastOf(tight, scale),
  most: (width) => Math.ceil(linesOf(gradeOf(width, scale), scale) + cardHeight(widest(width))),
});

export function tileLook({ width, height }: Pick<Box, 'width' | 'height'>, scale: number): TileLook {
  const wanted = gradeOf(width, scale);
  const grade = height < leastOf(wanted, scale) ? tight : wanted;
  const high = Math.floor((height - linesOf(grade, scale)) / 1.4);
  const card = Math.max(cards.least, Math.min(widest(width), high));
  return {
    name: grade.name,
    figure: grade.figure,
    avatar: grade.avatar * scale,
    sign: grade.sign * scale,
    card,
    lookers: grade.lookers * scale,
    lookersAre: grade === tight ? 'dots' : card >= roomForMarks * scale ? 'marks' : 'number',
  };
}
