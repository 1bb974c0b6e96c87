import { arcsOf, placesOf } from '../../../../../ui/match/table/ring/seats';

/** Who sits where as the screen shows it, from the left. */
function seen(seats: number, own: number | null) {
  const { far } = arcsOf(seats, own);
  const places = placesOf(seats, own);
  const who = Array.from({ length: seats }, (_, place) => places.indexOf(place));
  return [who.slice(0, far), who.slice(far).reverse()];
}

/** Once round the table, clockwise as it is seen. */
const round = ([far = [], near = []]: readonly (readonly number[])[]) => [...far, ...[...near].reverse()];

test('people sit along the top from left to right, and back along the bottom', () => {
  expect(seen(4, null)).toEqual([
    [0, 1],
    [3, 2],
  ]);
  expect(seen(5, null)).toEqual([
    [0, 1, 2],
    [4, 3],
  ]);
});

test('somebody who is alone sits in the middle of the near side', () => {
  expect(seen(4, 0)).toEqual([[1, 2, 3], [0]]);
  expect(seen(6, 2)[1]).toEqual([3, 2, 1]);
});

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])(
  '%s sit clockwise, each once, whichever of them sits nearest',
  (seats) => {
    for (const own of [null, ...Array(seats).keys()]) {
      const order = round(seen(seats, own));
      const first = order.indexOf(0);
      const fromTheFirst = [...order.slice(first), ...order.slice(0, first)];
      expect(fromTheFirst).toEqual([...Array(seats).keys()]);
    }
  },
);
