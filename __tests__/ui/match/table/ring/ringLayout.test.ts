import { tileLook, tileNeeds as copsNeeds } from '../../../../../ui/cops/board/tileLook';
import { tileNeeds } from '../../../../../ui/coup/board/tileLook';
import {
  gap,
  overhang,
  ringLayout,
  touchable,
  type Box,
  type RingRoom,
} from '../../../../../ui/match/table/ring/ringLayout';

const table = (room: Partial<RingRoom> = {}) =>
  ringLayout({
    seats: 4,
    own: null,
    direction: 'ltr',
    width: 328,
    height: 304,
    textScale: 1,
    tile: tileNeeds(room.textScale ?? 1),
    stage: 80 * (room.textScale ?? 1),
    felt: 24 * (room.textScale ?? 1),
    ...room,
  });

const overlap = (one: Box, other: Box) =>
  one.start < other.start + other.width &&
  other.start < one.start + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

const all = [2, 3, 4, 5, 6, 7, 8, 9, 10];

/** What lies over something else, or beyond the edge of the table. */
function faults(seats: number, room: Partial<RingRoom>): readonly string[] {
  const width = room.width ?? 328;
  const layout = table({ seats, ...room });
  const boxes =
    layout.scrolls === null ? [...layout.seats, layout.stage, layout.felt] : [...layout.seats, layout.felt];
  const crossed = boxes.flatMap((box, at) =>
    boxes.slice(at + 1).flatMap((other) => (overlap(box, other) ? [`${at} is overlapped`] : [])),
  );
  const beyond = boxes.flatMap((box, at) =>
    box.start < -0.01 || box.start + box.width > width + 0.01 ? [`${at} leaves the table`] : [],
  );
  const low = layout.scrolls ?? layout.height;
  const below = boxes.flatMap((box, at) => (box.top + box.height > low + 0.01 ? [`${at} hangs below`] : []));
  return [...crossed, ...beyond, ...below];
}

describe.each(all)('%s seats', (seats) => {
  test.each(['ltr', 'rtl'] as const)('%s: nothing lies over anything else at any size', (direction) => {
    const found: string[] = [];
    for (let width = 250; width <= 1300; width += 75)
      for (const height of [null, 200, 304, 500, 900])
        for (const own of [null, 0])
          for (const textScale of [1, 2])
            found.push(...faults(seats, { width, height, direction, own, textScale }));
    expect(found).toEqual([]);
  });

  test('are all in sight round the stage on a phone of 360 × 640', () => {
    const { scrolls, stage } = table({ seats });
    expect(scrolls).toBeNull();
    expect(stage.height).toBeGreaterThanOrEqual(80);
  });
});

test.each(all)('of %s seats none covers what lies in the middle for a finger of 48', (seats) => {
  for (const room of [{}, { height: 200 }, { own: 0, height: 500 }, { width: 810, textScale: 2 }]) {
    const layout = table({ seats, ...room });
    const felt = touchable(layout.felt);
    expect(felt.height).toBeGreaterThanOrEqual(48);
    expect(felt.top).toBeGreaterThanOrEqual(layout.scrolls === null ? layout.stage.top : 0);
    expect(layout.seats.filter((seat) => overlap(seat, felt))).toEqual([]);
  }
});

test('tiles grow with the room, and so does the stage', () => {
  const [small, large] = [table({ height: 304 }), table({ height: 500 })];
  expect(large.seats[0]?.height).toBeGreaterThan(small.seats[0]?.height ?? 0);
  expect(large.stage.height).toBeGreaterThan(small.stage.height);
});

test('a row of fewer is spread over the whole side', () => {
  const [, , , fourth, fifth] = table({ seats: 5, height: 400 }).seats;
  expect(fifth?.start).toBeGreaterThan(0);
  expect((fourth?.start ?? 0) - ((fifth?.start ?? 0) + (fifth?.width ?? 0))).toBeGreaterThan(gap);
});

test('one’s own tile is wider than those beside it', () => {
  const { seats } = table({ seats: 6, own: 0, height: 420 });
  expect(seats[0]?.width).toBeGreaterThan((seats[1]?.width ?? 0) * 1.3);
});

test('with large letters the stage stays, and the seats scroll below it in their order', () => {
  const { scrolls, stage, seats, height } = table({ seats: 10, textScale: 2 });
  expect(stage).toMatchObject({ top: 0, height: 0.6 * 304 });
  expect(height).toBe(304);
  expect(scrolls).toBeGreaterThan(304);
  const tops = seats.map(({ top }) => top);
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
});

test('where the seats scroll anyway their cards are no smaller than they need to be', () => {
  const room: Partial<RingRoom> = { seats: 8, textScale: 2, tile: copsNeeds(2), stage: 144, felt: 52 };
  const { scrolls, seats } = table(room);
  const { width = 0, height = 0 } = seats[0] ?? {};
  expect(scrolls).not.toBeNull();
  expect(tileLook({ width, height }, 2).card).toBeGreaterThanOrEqual(32);
});

test('where nobody says how high it is, it is as high as it needs', () => {
  const { height, seats, stage, felt } = table({ height: null });
  expect(height).toBeCloseTo(2 * (seats[0]?.height ?? 0) + stage.height + felt.height + 2 * overhang(1));
});

describe('a game whose tiles can make do with less', () => {
  /** What half a phone of 360 × 640 leaves to somebody who plays alone. */
  const half: Partial<RingRoom> = { own: 0, height: 262, stage: 72, felt: 26 };

  test.each([4, 5, 6, 7, 8])('keeps all %i in sight where they would else scroll', (seats) => {
    const { tightest, ...usual } = copsNeeds(1);
    expect(table({ seats, ...half, tile: usual }).scrolls).not.toBeNull();
    expect(
      table({ seats, ...half, tile: { ...usual, ...(tightest ? { tightest } : {}) } }).scrolls,
    ).toBeNull();
    expect(faults(seats, { ...half, tile: copsNeeds(1) })).toEqual([]);
  });

  test('has its usual tiles where there is room for them', () => {
    const room: Partial<RingRoom> = {
      seats: 8,
      own: 0,
      height: 320,
      stage: 72,
      felt: 26,
      tile: copsNeeds(1),
    };
    const { width = 0, height = 0 } = table(room).seats[4] ?? {};
    expect(height).toBeGreaterThanOrEqual(copsNeeds(1).least(width));
  });
});
