import { seating } from '../../../../ui/coup/board/seating';

/** A phone of 360 with its margins; half a tablet; a tablet. */
const [phone, half, tablet] = [328, 490, 990];
/** A short phone, and one as they are made now. */
const [low, high] = [640, 844];

test('ten sit in two columns on a phone, as small as may be', () => {
  expect(seating(phone, 10, 1, low)).toMatchObject({ columns: 2, cards: 'beside', crowded: true });
});

test('the fewer they are, the larger their cards', () => {
  const cards = [2, 4, 6, 10].map((seats) => seating(phone, seats, 1, low).card);
  expect(cards).toEqual([...cards].sort((one, other) => other - one));
  expect(new Set(cards).size).toBe(cards.length);
});

test('on a high screen six see their cards as large as four do', () => {
  expect(seating(phone, 6, 1, high)).toMatchObject({ cards: 'below', card: seating(phone, 4, 1, low).card });
  expect(seating(phone, 6, 1, low).cards).toBe('beside');
});

test('beside the question the table has the whole height: ten sit in three rows, with large cards', () => {
  expect(seating(560, 10, 1, 768)).toMatchObject({ columns: 4, cards: 'below' });
  expect(seating(half, 4, 1, 768).columns).toBe(2);
});

test('wider tables have more columns, and never more than they can fill', () => {
  expect([phone, half, tablet].map((width) => seating(width, 10, 1, low).columns)).toEqual([2, 3, 5]);
  expect(seating(tablet, 2, 1, low).columns).toBe(2);
});

test('at twice the size of text plates lie one below the other', () => {
  expect(seating(phone, 10, 2, low).columns).toBe(1);
});

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])(
  '%s plates fit their row at any width, with both cards inside',
  (seats) => {
    for (let width = 280; width <= 1200; width += 20) {
      const { columns, plate, card } = seating(width, seats, 1, low);
      expect(columns * plate + (columns - 1) * 4).toBeLessThanOrEqual(width - 18);
      expect(2 * card + 3).toBeLessThanOrEqual(plate - 10);
    }
  },
);
