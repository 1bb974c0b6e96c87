import { cardHeight } from '../../../../ui/cards/cardShape';
import { tileLook, tileNeeds } from '../../../../ui/coup/board/tileLook';

const least = (width: number) => tileLook({ width, height: tileNeeds(1).least(width) }, 1);

test('up to six on a phone, names, figures and marks can be read at arm’s length', () => {
  // Three abreast at 360: 16 points for a name, 20 for coins, and words in the marks.
  expect(least(106)).toMatchObject({ name: 'label', figure: 'figure', wordyMark: true });
  expect(least(160)).toMatchObject({ name: 'label', figure: 'figure' });
  expect(tileLook({ width: 160, height: 100 }, 1)).toMatchObject({
    name: 'subheading',
    figure: 'largeFigure',
  });
});

test('five abreast, coins stand beside the sign and cards below the name', () => {
  expect(least(60)).toMatchObject({ shape: 'narrow', wordyMark: false });
});

test('where the tile is high, coins leave the line of the cards and the cards grow', () => {
  const flat = tileLook({ width: 106, height: 80 }, 1);
  const tall = tileLook({ width: 106, height: 150 }, 1);
  expect([flat.shape, tall.shape]).toEqual(['beside', 'narrow']);
  expect(tall.card).toBeGreaterThan(flat.card * 1.4);
});

test('at any size both cards fit into the tile, and are never smaller than can be told apart', () => {
  for (const scale of [1, 1.5, 2])
    for (let width = 54 * scale; width <= 400; width += 7) {
      const { least, most } = tileNeeds(scale);
      expect(most(width)).toBeGreaterThanOrEqual(least(width));
      for (let height = least(width); height <= most(width); height += 9) {
        const { card } = tileLook({ width, height }, scale);
        expect(card).toBeGreaterThanOrEqual(24);
        expect(2 * card + 10).toBeLessThanOrEqual(Math.max(width, 58));
        expect(cardHeight(card)).toBeLessThanOrEqual(height);
      }
    }
});

test('cards that are known are named where two names have room between coins and cards', () => {
  expect(tileLook({ width: 330, height: 95 }, 1).namesCards).toBe(true);
  expect(tileLook({ width: 330, height: 71 }, 1).namesCards).toBe(false);
  expect(tileLook({ width: 106, height: 95 }, 1).namesCards).toBe(false);
});
