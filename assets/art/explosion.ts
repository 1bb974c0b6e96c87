import type { Drawing } from './drawing';
import { block, box, disc, star, turned } from './paths';

const middle = 120;

/** Round the middle, at these distances, in even steps. */
const cloud = (count: number, distance: number, radius: number, from = 0): readonly string[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = ((at + from) / count) * 2 * Math.PI;
    return disc(
      Math.round(middle + distance * Math.sin(angle)),
      Math.round(middle - distance * Math.cos(angle)),
      at % 2 === 0 ? radius : radius * 0.78,
    );
  });

const puffs = cloud(10, 78, 31);

/** What is left of an iron shell: it flies off on all sides. */
const splinters = [20, 95, 150, 215, 290, 335].map((angle, at) =>
  turned(box(114, at % 2 === 0 ? 4 : 16, 12, 18, 3), angle, [middle, middle]),
);

/** What hangs in the air after an explosion. */
export const smoke: Drawing = {
  size: [240, 240],
  shapes: [
    ...block(...puffs),
    ...puffs.map((d) => ({ d, fill: 'ink' }) as const),
    ...cloud(10, 76, 22).map((d) => ({ d, fill: 'accentShade', opacity: 0.55 }) as const),
  ],
};

/** Its fire, white in the middle. */
export const fireball: Drawing = {
  size: [240, 240],
  shapes: [
    ...block(...splinters),
    { d: star(middle, middle, 11, 92, 54), fill: 'accent' },
    { d: turned(star(middle, middle, 9, 74, 42), 14, [middle, middle]), fill: 'brassLight' },
    { d: turned(star(middle, middle, 8, 46, 24), 5, [middle, middle]), fill: 'paper' },
  ],
};
