import type { Seat } from '../../../../engine/core';
import type { Direction } from '../../../i18n/direction';
import { touchTarget } from '../../../theme/tokens';
import { arcsOf, placesOf } from './seats';

/** Where something lies on the felt, from where reading begins and from the top. */
export interface Box {
  readonly start: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What a game's tile needs, and from what height on it would only be empty, for a tile of a width. */
export interface TileNeeds {
  readonly least: (width: number) => number;
  /** What it makes do with, where otherwise the seats would have to scroll. */
  readonly tightest?: (width: number) => number;
  readonly most: (width: number) => number;
}

export interface RingRoom {
  readonly seats: number;
  /** The only person at the table, who sits nearest and has the most room. */
  readonly own: Seat | null;
  readonly direction: Direction;
  readonly width: number;
  /** Null where the table may be as high as it likes. */
  readonly height: number | null;
  readonly textScale: number;
  readonly tile: TileNeeds;
  /** The least height in which the stage can say anything. */
  readonly stage: number;
  /** The height of what lies on the felt and belongs to nobody. */
  readonly felt: number;
}

/** A seat's place, and the side of it that marks hang from. */
export interface SeatBox extends Box {
  readonly marks: 'above' | 'below';
}

export interface RingLayout {
  /** By seat; from the top of what scrolls, where it does. */
  readonly seats: readonly SeatBox[];
  readonly stage: Box;
  /** Below the stage; on top of what scrolls, where it does. */
  readonly felt: Box;
  readonly height: number;
  /** Too little room for a ring: the stage stays, and the seats scroll below it, this high in all. */
  readonly scrolls: number | null;
}

/** Between neighbours. */
export const gap = 5;
/** A mark at a seat, at the usual size of text. */
export const markHeight = 22;
/** Of a mark, what lies over the edge of its tile and what reaches into the padding of the stage, which are both empty. */
export const overlaps = { tile: 3, stage: 5 } as const;
/** Marks of those who sit nearest reach from below into what lies in the middle. */
export const aboveMarks = 6;
/** Between a tile and the stage: marks hang into it. */
export const overhang = (textScale: number) => markHeight * textScale - overlaps.tile - overlaps.stage;
/** Narrower than this, a tile has no room for a hand of two; wider, the table would look empty. */
const widths = { least: 54, most: 400, comfortable: 136 } as const;
/** How much of the room to spare goes to either side of the table; the stage gets the rest. */
const shareOfSpare = 0.3;
/** One's own side gets more of it. */
const shareOfOwn = 0.45;
/** The most of a low table that the stage may take while the seats scroll, … */
const shareOfStage = 0.6;
/** … where it has room for a line more, since nobody's tile gets lower by it. */
const anotherLine = 1.5;

/** Where everybody sits, and where the stage lies between them. */
export function ringLayout(room: RingRoom): RingLayout {
  const { seats, own, width, height, textScale, tile } = room;
  const arcs = arcsOf(seats, own);
  const across = Math.max(arcs.far, arcs.near);
  const each = Math.min((width - (across - 1) * gap) / across, widths.most * textScale);
  const sizes = {
    far: Array.from({ length: arcs.far }, () => each),
    near: own === null ? Array.from({ length: arcs.near }, () => each) : sizesAround(width, arcs.near, each),
  };
  const hang = overhang(textScale);
  const needing = (of: (width: number) => number) => {
    const rows = { far: highest(sizes.far, of), near: highest(sizes.near, of) };
    return { ...rows, needed: rows.far + rows.near + 2 * hang + room.stage + room.felt };
  };
  const usual = needing(tile.least);
  const isTight = height !== null && height < usual.needed;
  const least = isTight ? needing(tile.tightest ?? tile.least) : usual;
  const most = { far: highest(sizes.far, tile.most), near: highest(sizes.near, tile.most) };
  const { needed } = least;
  if (each < widths.least * textScale || (height !== null && height < needed)) return column(room);
  const whole = height ?? needed + natural * (most.far + most.near - least.far - least.near);
  const spare = whole - needed;
  const far = Math.min(most.far, least.far + shareOfSpare * spare);
  const near = Math.min(most.near, least.near + (own === null ? shareOfSpare : shareOfOwn) * spare);
  const places = [
    ...rowOf(width, sizes.far, { top: 0, height: far, marks: 'below' }),
    ...[...rowOf(width, sizes.near, { top: whole - near, height: near, marks: 'above' })].reverse(),
  ];
  const feltTop = whole - near - hang - room.felt;
  return {
    seats: placesOf(seats, own)
      .flatMap((place) => places[place] ?? [])
      .map((box) => fromWhereReadingBegins(box, room)),
    stage: { start: 0, top: far + hang, width, height: feltTop - far - hang },
    felt: { start: 0, top: feltTop, width, height: room.felt },
    height: whole,
    scrolls: null,
  };
}

/** People sit where they sit, whichever way their language runs. */
const fromWhereReadingBegins = (box: SeatBox, { direction, width }: RingRoom): SeatBox =>
  direction === 'rtl' ? { ...box, start: width - box.start - box.width } : box;

/** As high as a finger needs: over its edges there is nothing but marks and the padding of the stage. */
export function touchable(box: Box): Box {
  const height = Math.max(box.height, touchTarget);
  return { ...box, top: box.top - (height - box.height) / 2, height };
}

/** Of a tile's room to grow, as much as looks right where nobody says how high the table is. */
const natural = 0.5;

const highest = (sizes: readonly number[], height: (width: number) => number) =>
  Math.max(...sizes.map(height));

/** One's own tile is so much wider than its neighbours: the cards on it are to be read. */
const ownShare = 1.5;

/** One's own tile in the middle of its row, and those beside it. */
function sizesAround(width: number, count: number, each: number): readonly number[] {
  const room = width - (count - 1) * gap;
  const neighbour = Math.max(widths.least, Math.min(each, room / (count - 1 + ownShare)));
  const own = Math.min(widths.most, room - (count - 1) * neighbour);
  return Array.from({ length: count }, (_, at) => (at === ownPlace(count) ? own : neighbour));
}

const ownPlace = (count: number) => count - 1 - Math.floor(count / 2);

/** A row of fewer is spread as wide as a row of more. */
function rowOf(
  width: number,
  sizes: readonly number[],
  place: Pick<SeatBox, 'top' | 'height' | 'marks'>,
): readonly SeatBox[] {
  const taken = sizes.reduce((sum, size) => sum + size, 0);
  const between = Math.max(gap, (width - taken) / sizes.length);
  let start = (width - taken - (sizes.length - 1) * between) / 2;
  return sizes.map((size) => {
    const box = { start, width: size, ...place };
    start += size + between;
    return box;
  });
}

/** Large letters on a small screen: the stage on top, and the seats in their order below it. */
function column({ seats, width, height, textScale, tile, stage, ...room }: RingRoom): RingLayout {
  const felt = Math.max(room.felt, touchTarget);
  const abreast = Math.max(
    1,
    Math.min(seats, Math.floor((width + gap) / (widths.comfortable * textScale + gap))),
  );
  const each = (width - (abreast - 1) * gap) / abreast;
  const [least, most] = [tile.least(each), tile.most(each)];
  const high = least + natural * Math.max(0, most - least);
  const pitch = high + overhang(textScale);
  const scrolls = felt + Math.ceil(seats / abreast) * pitch;
  const said = height === null ? stage : Math.min(stage * anotherLine, height * shareOfStage);
  return {
    seats: Array.from({ length: seats }, (_, seat) => ({
      start: (seat % abreast) * (each + gap),
      top: felt + Math.floor(seat / abreast) * pitch,
      width: each,
      height: high,
      marks: 'below',
    })),
    stage: { start: 0, top: 0, width, height: said },
    felt: { start: 0, top: 0, width, height: felt },
    height: height ?? said + scrolls,
    scrolls,
  };
}
