import { tileNeeds } from '../../../../ui/coup/board/tileLook';
import { beamPath, curveOf, headOf } from '../../../../ui/match/ring/beamPath';
import { ringLayout } from '../../../../ui/match/ring/ringLayout';

const width = 328;

function beam(from: number, to: number | null, direction: 'ltr' | 'rtl' = 'ltr') {
  const layout = ringLayout({
    ...{ seats: 4, own: null, direction, width, height: 400, textScale: 1 },
    tile: tileNeeds(1),
    stage: 96,
    felt: 24,
  });
  const path = beamPath(layout, { from, to }, width, direction);
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

test('what is meant for all ends in the middle', () => {
  expect(beam(3, null).path.to.x).toBe(width / 2);
});

test('in a language that runs the other way it lies where the tiles lie', () => {
  // The first sits at the right, the fourth at the left above.
  expect(beam(0, 3, 'rtl').path.from.x).toBeGreaterThan(width / 2);
  expect(beam(0, 3, 'rtl').path.to.x).toBeLessThan(width / 2);
});

test('it is drawn, with a head at its end', () => {
  const { path } = beam(0, 2);
  expect(curveOf(path)).toMatch(/^M[\d.]+ [\d.]+Q/);
  expect(headOf(path, 15).startsWith(`M${Math.round(path.to.x * 10) / 10} `)).toBe(true);
});

test('whoever is not there casts no light', () => {
  const { layout } = beam(0, 1);
  expect(beamPath(layout, { from: 9, to: 0 }, width, 'ltr')).toBeNull();
  expect(beamPath(layout, { from: 0, to: 9 }, width, 'ltr')).toBeNull();
});
