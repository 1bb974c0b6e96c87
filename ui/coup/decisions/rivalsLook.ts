import type { TextVariant } from '../../components/Text';
import type { NameVariant } from '../../match/table/ring/FittedName';
import { space } from '../../theme/tokens';

/** How a rival is shown beside a question. */
export interface RivalLook {
  /** Null: no wider than what is on it. */
  readonly width: number | null;
  /** How wide the name may be; null where there is room for the sign only, and a screen reader says the name. */
  readonly nameRoom: number | null;
  readonly name: NameVariant;
  readonly figure: TextVariant;
  /** The name above what its owner has. */
  readonly inTwoLines: boolean;
  readonly sign: number;
  readonly coin: number;
  readonly card: number;
}

const small = { name: 'small', figure: 'label', sign: 20, coin: 14, card: 15 } as const;
const large = { name: 'label', figure: 'subheading', sign: 24, coin: 18, card: 22 } as const;

/** From the edge of a rival's plate to what is on it, its line included, both sides together. */
const edges = 2 * space.xs + 2;
/** What stands in one line beside a name: sign, coins, cards, and the gaps. */
const besideName = { small: 112, large: 136 } as const;
/** So wide, a plate has room for all in one line. */
const widthOfLine = 220;
/** Narrower than this, large ones would be cut. */
const widthOfLarge = 92;
/** On a lower screen, or beside a hand, what is asked needs the room of a second row. */
const roomyHeight = 740;
const roomyWidth = 280;
/** The most rivals that are named in one row or one below the other, and in two rows. */
const most = { named: 3, inRows: 6 } as const;

/** A sign beside coins, over two cards. */
const leastSquare = 58;

/** How wide each of so many abreast is. A browser tells whole points, rounded up. */
const shareOf = (width: number, abreast: number): number =>
  Math.floor((width - 1 - (abreast - 1) * space.xs) / abreast);

/** How many stand abreast: the rows are equally long, or nearly. */
const abreastOf = (count: number): number => (count <= most.named ? count : Math.ceil(count / 2));

/** Large in rows where there is room, or one below the other with their names; else as small as they are. */
export function rivalsLook(count: number, width: number, height: number, scale: number): RivalLook {
  const sized = (of: typeof small | typeof large) => ({
    name: of.name,
    figure: of.figure,
    sign: of.sign * scale,
    coin: of.coin * scale,
    card: of.card * scale,
  });
  const abreast = abreastOf(count);
  const share = shareOf(width, abreast);
  const roomy = height >= roomyHeight;
  const rows = roomy && width >= roomyWidth * scale ? most.inRows : most.named;
  const of = roomy ? large : small;
  if (count <= rows && share >= widthOfLarge * scale) {
    const inTwoLines = share < widthOfLine * scale;
    const beside = inTwoLines ? of.sign + space.xs : besideName[roomy ? 'large' : 'small'];
    return { ...sized(of), width: share, nameRoom: share - edges - beside * scale, inTwoLines };
  }
  const nameRoom = width - edges - besideName.small * scale;
  if (count <= most.named && nameRoom > 0) return { ...sized(small), width, nameRoom, inTwoLines: false };
  return { ...sized(small), width: squareIn(count, width, scale), nameRoom: null, inTwoLines: false };
}

/** The width of each where many stand in rows, with the cards below the rest; null where they have more room than that. */
function squareIn(count: number, width: number, scale: number): number | null {
  const fitting = Math.max(1, Math.floor((width + space.xs) / (leastSquare * scale + space.xs)));
  const abreast = Math.ceil(count / Math.ceil(count / fitting));
  const share = shareOf(width, abreast);
  return share >= leastSquare * scale && share < widthOfLarge * scale ? share : null;
}
