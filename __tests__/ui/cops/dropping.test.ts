import { droppedOn, type Place } from '../../../ui/cops/cards/Draggable';

/** Three cards abreast, and where the row has broken, the third below. */
const place = (x: number, y = 0): Place => ({ x, y, width: 100, height: 160 });
const abreast = [place(0), place(110), place(220)];
const broken = [place(0), place(110), place(55, 170)];

test.each([
  ['onto its neighbour', abreast, 0, { dx: 100, dy: 5 }, 1],
  ['past it, onto the last', abreast, 0, { dx: 215, dy: -20 }, 2],
  ['the other way', abreast, 2, { dx: -220, dy: 0 }, 0],
  ['down to the next row', broken, 0, { dx: 60, dy: 170 }, 2],
  ['not far enough', abreast, 1, { dx: 30, dy: 0 }, null],
  ['off the row', abreast, 1, { dx: 100, dy: 200 }, null],
  ['before anything was laid out', [], 0, { dx: 100, dy: 0 }, null],
] as const)('a card that is dragged %s', (_, places, from, way, to) => {
  expect(droppedOn(places, from, way)).toBe(to);
});
