import { cardHeight } from '../../cards/cardShape';
import type { TextVariant } from '../../components/Text';
import type { NameVariant } from '../../match/table/ring/FittedName';
import type { Box, TileNeeds } from '../../match/table/ring/ringLayout';

/** How a tile is filled: coins beside the cards, or above larger ones; on a narrow tile the name has its own line. */
export interface TileLook {
  readonly shape: 'beside' | 'tall' | 'narrow';
  readonly name: NameVariant;
  readonly figure: TextVariant;
  /** The heights of the lines; taller letters lean out of them rather than make the tile taller. */
  readonly nameLine: number;
  readonly coinLine: number;
  readonly avatar: number;
  readonly coin: number;
  readonly card: number;
  readonly sign: number;
  /** Whether that of a party stands at its owner's sign. */
  readonly badge: boolean;
  /** Whether a mark has room for its word beside its picture. */
  readonly wordyMark: boolean;
  /** Whether cards that are known are named, too. */
  readonly namesCards: boolean;
}

/** From the edge of a tile to what is on it, its line included. */
const padding = 4;
/** Between the two cards of a hand, and between a tile's lines. */
const seam = 2;
const cards = { tightest: 20, least: 24, most: 128 } as const;
/** A name of a character beside the cards. */
const cardName = { width: 84, height: 20 } as const;
/** Larger cards are worth a line of their own when they grow so much by it. */
const worthALine = 1.2;

interface Grade {
  readonly from: number;
  readonly name: NameVariant;
  readonly figure: TextVariant;
  /** The line with the name, that of the coins, and the room that coins need beside the cards. */
  readonly nameLine: number;
  readonly coinLine: number;
  readonly coins: number;
  readonly avatar: number;
  readonly coin: number;
}

/** By the width of a tile: five abreast on a phone, four, three, two, and a tablet's. */
const grades: readonly [Grade, ...Grade[]] = [
  { from: 0, name: 'fine', figure: 'subheading', nameLine: 17, coinLine: 22, coins: 0, avatar: 20, coin: 14 },
  { from: 70, name: 'small', figure: 'figure', nameLine: 19, coinLine: 26, coins: 0, avatar: 23, coin: 17 },
  { from: 90, name: 'label', figure: 'figure', nameLine: 25, coinLine: 28, coins: 32, avatar: 23, coin: 17 },
  {
    ...{ from: 128, name: 'subheading', figure: 'largeFigure' },
    ...{ nameLine: 30, coinLine: 36, coins: 52, avatar: 30, coin: 24 },
  },
  {
    ...{ from: 240, name: 'largeLabel', figure: 'largeFigure' },
    ...{ nameLine: 38, coinLine: 38, coins: 64, avatar: 38, coin: 30 },
  },
];

/** The largest that this width has room for. */
const gradeOf = (width: number, scale: number): Grade =>
  grades.findLast(({ from }) => width >= from * scale) ?? grades[0];

/** On a low table a wide tile is filled like one of three abreast, and a narrow one like one of five. */
const threeAbreast = 90;
const lowestGradeOf = (width: number, scale: number): Grade =>
  gradeOf(width >= threeAbreast * scale ? threeAbreast * scale : 0, scale);

interface Filling {
  readonly shape: TileLook['shape'];
  /** All of the height that is not cards. */
  readonly lines: number;
  /** The widest card that the width has room for. */
  readonly widest: number;
}

function fillingOf(
  width: number,
  scale: number,
  { nameLine, coinLine, coins }: Grade,
  shape: TileLook['shape'],
): Filling {
  const lines = 2 * padding + (nameLine + (shape === 'beside' ? 0 : coinLine)) * scale + 2 * seam;
  const beside = shape === 'beside' ? coins * scale + seam : 0;
  const room = Math.floor((width - 2 * padding - beside - seam) / 2);
  return { shape, lines, widest: Math.max(cards.least, Math.min(cards.most, room)) };
}

/** Narrower than this, a name beside the sign would be cut. */
const wideName = 160;

/** From the flattest to the tallest that this width can have. */
function fillings(width: number, scale: number, grade: Grade): readonly [Filling, Filling] {
  const tallest = fillingOf(width, scale, grade, width < wideName * scale ? 'narrow' : 'tall');
  return [grade.coins === 0 ? tallest : fillingOf(width, scale, grade, 'beside'), tallest];
}

function leastHeight(width: number, scale: number, grade: Grade, card: number = cards.least): number {
  const [flattest] = fillings(width, scale, grade);
  const coins = flattest.shape === 'beside' ? grade.coinLine * scale : 0;
  return Math.ceil(flattest.lines + Math.max(cardHeight(card), coins));
}

export const tileNeeds = (scale: number): TileNeeds => ({
  least: (width) => leastHeight(width, scale, lowestGradeOf(width, scale)),
  tightest: (width) => leastHeight(width, scale, lowestGradeOf(width, scale), cards.tightest),
  most: (width) => {
    const [, tallest] = fillings(width, scale, gradeOf(width, scale));
    return Math.ceil(tallest.lines + cardHeight(tallest.widest));
  },
});

/** Two names, one below the other, between the coins and the cards. */
function namesFit(width: number, height: number, scale: number, grade: Grade, card: number): boolean {
  const [{ lines }] = fillings(width, scale, grade);
  const across = width - 2 * padding - 2 * card - 2 * seam - grade.coins * scale;
  return across >= cardName.width * scale && height - lines >= 2 * cardName.height * scale;
}

export function tileLook({ width, height }: Pick<Box, 'width' | 'height'>, scale: number): TileLook {
  const usual = gradeOf(width, scale);
  const grade = height >= leastHeight(width, scale, usual) ? usual : lowestGradeOf(width, scale);
  const { name, figure, nameLine, coinLine, avatar, coin } = grade;
  const cardIn = ({ lines, widest }: Filling) =>
    Math.max(cards.tightest, Math.min(widest, Math.floor((height - lines) / 1.4)));
  const [flattest, tallest] = fillings(width, scale, grade);
  const { shape } = cardIn(tallest) >= worthALine * cardIn(flattest) ? tallest : flattest;
  const card = cardIn(shape === flattest.shape ? flattest : tallest);
  const badge = width < wideName * scale;
  return {
    shape,
    name,
    figure,
    nameLine: nameLine * scale,
    coinLine: coinLine * scale,
    avatar: avatar * scale,
    coin: coin * scale,
    card,
    sign: (badge ? 17 : 20) * scale,
    badge,
    wordyMark: width >= 76 * scale,
    namesCards: shape === 'beside' && namesFit(width, height, scale, grade, card),
  };
}
