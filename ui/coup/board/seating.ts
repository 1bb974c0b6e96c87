import { space } from '../../theme/tokens';

/** How the plates are laid out on the felt. */
export interface Seating {
  readonly columns: number;
  readonly plate: number;
  readonly card: number;
  /** On a narrow plate large cards lie below the coins, on any other beside them. */
  readonly cards: 'beside' | 'below';
  /** Whether there is room to draw what was lost, and not only to name it. */
  readonly drawsLost: boolean;
  readonly names: 'large' | 'small';
  /** Ten on a phone: everything as small as it may be. */
  readonly crowded: boolean;
  /** Whether the middle of the table has room for words that pictures say as well. */
  readonly wordy: boolean;
}

/** From the edge of the table to the plates, its rim included, and between them. */
export const rim = { edge: 2, padding: 7 } as const;
export const gap = space.xs;
/** Inside a plate, its line included. */
const platePadding = 5;

/** A name of twelve letters, or a character's name with its emblem beside a card. */
const narrowest = 132;

/** Cards as wide as so many rows of plates leave room for on a phone; beside them, the longest mark in words. */
const widest = [64, 45, 40, 34, 25] as const;
const narrowestCard = 25;
const mark = 84;
/** Beside both cards, the longest name of a character. */
const lostName = 118;
/** A plate on which a long name may be written large. */
const roomy = 190;

/** Beside the question the table has the whole height for itself. */
const isBeside = (width: number, height: number) => width >= 460 && width <= 700 && height >= 700;

/** A screen this high has room for three rows of large cards above what is asked; a lower one for two. */
const highScreen = 780;

/** Plates grow with the reader's text; where fewer fit a row, the table grows longer. */
export function seating(width: number, seats: number, textScale: number, height: number): Seating {
  const inner = width - 2 * (rim.edge + rim.padding);
  const fitting = Math.floor((inner + gap) / (narrowest * textScale + gap));
  const beside = isBeside(width, height);
  const large = beside || height >= highScreen ? 3 : 2;
  // Where there is height to spare, plates rather grow than crowd one row.
  const abreast = beside ? Math.min(fitting, Math.max(2, Math.ceil(seats / large))) : fitting;
  const rows = Math.ceil(seats / Math.max(1, Math.min(abreast, seats)));
  const columns = Math.ceil(seats / rows);
  const plate = Math.floor((inner - (columns - 1) * gap) / columns);
  const inPlate = plate - 2 * platePadding;
  const shown = Math.min(rows, Math.ceil(seats / 2), widest.length);
  const most = widest[shown <= large ? Math.min(shown, 2) - 1 : shown - 1] ?? narrowestCard;
  const atSide = Math.floor((inPlate - mark * textScale) / 2);
  const below = shown <= large && atSide < most;
  const card = below
    ? Math.min(most, Math.floor((inPlate - space.s) / 2))
    : Math.max(narrowestCard, Math.min(most, atSide));
  const crowded = shown >= 5 && plate < roomy * textScale;
  return {
    columns,
    plate,
    card,
    cards: below ? 'below' : 'beside',
    drawsLost: below || inPlate - 2 * card >= lostName * textScale,
    names: plate >= roomy * textScale ? 'large' : 'small',
    crowded,
    wordy: inner >= 400 * textScale,
  };
}
