import { tileNeeds } from '../../../../../ui/coup/board/tileLook';
import { beamPath, curveOf, headOf, type Pointing } from '../../../../../ui/match/table/ring/beamPath';
import { ringLayout } from '../../../../../ui/match/table/ring/ringLayout';

const width = 328;

function beam(
  from: number,
  to: number | null,
  { direction = 'ltr', tone = 'deed' }: { direction?: 'ltr' | 'rtl'; tone?: Pointing['tone'] } = {},
) {
  const layout = ringLayout({
    ...{ seats: 4, own: null, direction, width, height: 400, textScale: 1 },
    tile: tileNeeds(1),
    stage: 96,
    felt: 24,
  });
  const path = beamPath(layout, { from, to, tone }, width, direction);
  if (path === null) throw new Error('Nobody is there.');
  return { path, layout };
}

test('light leaves the inner edge of one tile and ends at that of the other', () => {
  const { path, layout } = beam(0, 2);
  const [first, , third] = layout.seats;
  expect(path.from.y).toBeGreaterThan((first?.top ?? 0) + (first?.height ?? 0));
  expect(path.to.y).toBeLessThan(third?.top ?? 0);
  expect(path.from.x).toBeLessThan(width / 2);
  expect(path.to.x).toBeGreaterThan(width / 2);
});

test('neighbours on one side are joined by a bow over the stage', () => {
  const { path, layout } = beam(0, 1);
  expect(path.from.y).toBe(path.to.y);
  expect(path.bend.y).toBeCloseTo(layout.stage.top + layout.stage.height / 2);
});

test('the lines of two barrels that point at each other lie side by side, clear of the marks in the middle', () => {
  const there = beam(0, 3, { tone: 'aim' });
  const back = beam(3, 0, { tone: 'aim' });
  const [box] = there.layout.seats;
  const middle = (box?.start ?? 0) + (box?.width ?? 0) / 2;
  for (const { from, to } of [there.path, back.path])
    for (const end of [from, to]) expect(Math.abs(end.x - middle)).toBeGreaterThan(40);
  expect(there.path.to.x).toBeLessThan(back.path.from.x);
  expect(there.path.from.x).toBeLessThan(back.path.to.x);
});

test('of two neighbours who aim at each other one has the flatter bow', () => {
  const [there, back] = [beam(0, 1, { tone: 'aim' }).path, beam(1, 0, { tone: 'aim' }).path];
  expect(there.from.x).toBeLessThan(back.to.x);
  expect(there.bend.y).toBeGreaterThan(back.bend.y);
});

test('what is meant for all ends in the middle', () => {
  expect(beam(3, null).path.to.x).toBe(width / 2);
});

test('in a language that runs the other way it lies where the tiles lie, which stay where they are', () => {
  expect(beam(0, 3, { direction: 'rtl' }).path).toEqual(beam(0, 3).path);
});

test('it is drawn, with a head at its end', () => {
  const { path } = beam(0, 2);
  expect(curveOf(path)).toMatch(/^M[\d.]+ [\d.]+Q/);
  expect(headOf(path, 15).startsWith(`M${Math.round(path.to.x * 10) / 10} `)).toBe(true);
});

test('somebody who is not there casts no light', () => {
  const { layout } = beam(0, 1);
  expect(beamPath(layout, { from: 9, to: 0, tone: 'deed' }, width, 'ltr')).toBeNull();
  expect(beamPath(layout, { from: 0, to: 9, tone: 'deed' }, width, 'ltr')).toBeNull();
});
