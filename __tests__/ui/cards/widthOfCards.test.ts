import { cardShare } from '../../../ui/cards/cardShape';
import { widthOfCards } from '../../../ui/cards/widthOfCards';

const place = { across: 358, height: 300, gap: 8, frame: 12, words: { width: 0, height: 20 } };

test('so many cards are as large as their place lets them be, in as many rows as that takes', () => {
  const two = widthOfCards({ ...place, count: 2 });
  expect(2 * (two + place.frame) + place.gap).toBeLessThanOrEqual(place.across);
  const five = widthOfCards({ ...place, count: 5 });
  expect(2 * (five * cardShare + place.frame + place.words.height) + place.gap).toBeLessThanOrEqual(
    place.height,
  );
  expect(five).toBeLessThan(two);
});

test('two lie side by side, however high their place', () => {
  const width = widthOfCards({ ...place, height: 5000, count: 2 });
  expect(width).toBe(Math.floor((place.across - place.gap) / 2 - place.frame));
});

test('no more stand in a row than their words have room for', () => {
  const wordy = { ...place, height: 200, count: 4, words: { width: 100, height: 20 } };
  expect(widthOfCards(wordy)).toBeLessThan(widthOfCards({ ...wordy, words: { width: 0, height: 20 } }));
});
