import { accents, cardBack, coin, crest, emblems, lamp, mark } from '../../assets/art';
import type { Drawing, Tone } from '../../assets/art';
import { laurel } from '../../assets/art/laurel';
import { blast, glory, shatter } from '../../assets/art/rays';
import { badge } from '../../assets/art/badge';
import { diamond } from '../../assets/art/diamond';
import { faceAccents, faces } from '../../assets/art/faces';
import { gun, muzzle } from '../../assets/art/gun';
import { mask, maskTones } from '../../assets/art/mask';
import { wound, woundTones } from '../../assets/art/wound';
import { coupBots } from '../../engine/coup';
import { equipmentScreens } from '../../ui/cops/equipment/cards';
import { palette, renderPixels, toSvg } from '../../scripts/build-icons';

const equipment: Readonly<Record<string, Drawing>> = Object.fromEntries(
  Object.entries(equipmentScreens).map(([card, { drawing }]) => [card, drawing]),
);
const equipmentAccents = Object.values(equipmentScreens).map(({ tones }) => tones);

/** What shines round something else, and leaves room for it. */
const lights = { laurel, glory, shatter, blast };
const tokens = { badge, diamond, gun, mask, wound };
const drawings: [string, Drawing][] = Object.entries({
  ...emblems,
  ...faces,
  ...equipment,
  ...tokens,
  cardBack,
  coin,
  crest,
  lamp,
  mark,
  ...lights,
});

/** How many numbers each command takes at a time. All are absolute, so that points can be read off. */
const operands: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Q: 4, A: 7, Z: 0 };

function faultIn(d: string): string | null {
  if (!/^M[^M]/.test(d)) return 'does not start with a move';
  if (/[^MLCQAZ\d\s.-]/.test(d)) return 'has a character that is no path';
  for (const [, command = '', rest = ''] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const words = rest.split(/\s+/).filter(Boolean);
    const takes = operands[command] ?? -1;
    if (words.some((word) => !/^-?\d+(\.\d+)?$/.test(word))) return `has a bad number after ${command}`;
    if (takes === 0 ? words.length > 0 : words.length === 0 || words.length % takes > 0)
      return `miscounts ${command}`;
    if (command === 'A') {
      const flags = words.filter((_, index) => index % 7 === 3 || index % 7 === 4);
      if (flags.some((flag) => flag !== '0' && flag !== '1')) return 'has an arc flag that is no flag';
    }
  }
  return null;
}

/** Which pixels are painted. */
function coverage(source: string, width: number, faintest = 127): boolean[] {
  const pixels = renderPixels(source, width);
  return Array.from({ length: pixels.length / 4 }, (_, index) => (pixels[index * 4 + 3] ?? 0) > faintest);
}

/** Whether anything can be seen of it. */
function isSeen(source: string): boolean {
  const pixels = renderPixels(source, 120);
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if ((pixels[alpha] ?? 0) > 63) return true;
  return false;
}

function overlap(one: readonly boolean[], other: readonly boolean[]): number {
  const both = one.filter((lit, index) => lit && other[index]).length;
  const either = one.filter((lit, index) => lit || other[index]).length;
  return both / either;
}

function flipped(silhouette: readonly boolean[], width: number): boolean[] {
  return silhouette.map(
    (_, index) => silhouette[index - (index % width) + width - 1 - (index % width)] ?? false,
  );
}

/** The picture turned by 180°: its pixels from the last to the first. */
function turned(pixels: readonly number[]): number[] {
  const last = pixels.length / 4 - 1;
  return pixels.map((_, index) => pixels[(last - Math.floor(index / 4)) * 4 + (index % 4)] ?? 0);
}

function distance(one: readonly number[], other: readonly number[]): number {
  return one.reduce((most, value, index) => Math.max(most, Math.abs(value - (other[index] ?? NaN))), 0);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const level = parseInt(hex.slice(at, at + 2), 16) / 255;
    return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('the path check finds fault with what is no path', () => {
  const broken = [
    'L1 1Z',
    'M1 1L2Z',
    'M1 1L2 xZ',
    'M1 1l2 2Z',
    'M1 1A3 3 0 2 1 4 4Z',
    'M1 1L2 2Z3',
    'M1 1C1 2 3 4Z',
    'M1 1L1..2 3Z',
  ];
  expect(broken.filter((d) => faultIn(d) === null)).toEqual([]);
});

describe('every drawing', () => {
  const shapes = drawings.flatMap(([name, drawing]) =>
    drawing.shapes.map((shape) => ({ name, drawing, shape })),
  );

  test('is made of well-formed paths, each painted', () => {
    const faults = shapes.flatMap(({ name, shape: { d, fill, stroke } }) => {
      const fault = faultIn(d) ?? ((fill ?? stroke) ? null : 'is not painted');
      return fault === null ? [] : [`${name}: ${d} ${fault}`];
    });
    expect(faults).toEqual([]);
  });

  test('has no shape that draws nothing', () => {
    const unseen = shapes.filter(
      ({ drawing, shape }) => !isSeen(toSvg({ ...drawing, shapes: [shape] }, palette)),
    );
    expect(unseen.map(({ name, shape }) => `${name}: ${shape.d}`)).toEqual([]);
  });

  test('stays within its frame, and fills it', () => {
    const faults = drawings.flatMap(([name, drawing]) => {
      const [width, height] = drawing.size;
      const scale = width > 500 ? 0.25 : 1;
      const [across, down, margin] = [width * scale, height * scale, (width * scale) / 2];
      const box = [-width / 2, -width / 2, width * 2, height + width] as const;
      const painted = coverage(toSvg(drawing, palette, { box }), across * 2, 8);
      const isInside = (index: number) => {
        const [x, y] = [(index % (across * 2)) - margin, Math.floor(index / (across * 2)) - margin];
        return x >= 0 && x < across && y >= 0 && y < down;
      };
      const least = across * down * (name in lights ? 0.05 : 0.2);
      return [
        ...(painted.some((lit, index) => lit && !isInside(index)) ? [`${name} leaves its frame`] : []),
        ...(painted.filter(Boolean).length > least ? [] : [`${name} is too small`]),
      ];
    });
    expect(faults).toEqual([]);
  });
});

/** All that can lie on one table: people, their equipment, what lies before them. */
const pictures: Readonly<Record<string, Drawing>> = { ...emblems, ...faces, ...equipment, ...tokens };
const side = 48;

/** In the middle of a square, whatever its own shape. */
function silhouetteOf(drawing: Drawing): boolean[] {
  const [width, height] = drawing.size;
  const square = Math.max(width, height);
  const box = [(width - square) / 2, (height - square) / 2, square, square] as const;
  return coverage(toSvg(drawing, palette, { box }), side);
}

const silhouettes = new Map(
  Object.entries(pictures).map(([name, drawing]) => [name, silhouetteOf(drawing)] as const),
);
const names = Object.keys(pictures);
const pairs = names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other] as const));

describe('on the table no outline is like another', () => {
  /**
   * Busts share a head and shoulders, so they cannot but overlap. The measure of "alike" is the drawing
   * itself moved by one pixel of 48, which nobody would tell apart: that overlaps by 0.88 and more. Things
   * differ more than people: a pair with a thing in it stays below the lower bar.
   */
  const twins = { people: 0.88, things: 0.84 };
  const isPerson = (name: string) => name in emblems || name in faces;
  const barFor = (one: string, other: string) =>
    isPerson(one) && isPerson(other) ? twins.people : twins.things;

  test('a twin would be noticed: a silhouette moved by one pixel is above the bar', () => {
    for (const [name, silhouette] of silhouettes) {
      const moved = silhouette.map((_, index) =>
        index % side > 0 ? (silhouette[index - 1] ?? false) : false,
      );
      expect([name, overlap(silhouette, moved) > barFor(name, name)]).toEqual([name, true]);
    }
  });

  test('as drawn and in a mirror', () => {
    const alike = pairs.filter(([one, other]) => {
      const [first, second] = [silhouettes.get(one) ?? [], silhouettes.get(other) ?? []];
      const mostAlike = Math.max(overlap(first, second), overlap(first, flipped(second, side)));
      return mostAlike >= barFor(one, other);
    });
    expect(alike).toEqual([]);
  });

  test('it shows on a dark panel: all that borders on the outside is paper', () => {
    const blue = Object.fromEntries(Object.keys(palette).map((tone) => [tone, '#0000ff'])) as Record<
      Tone,
      string
    >;
    const across = 240;
    for (const [name, drawing] of Object.entries(pictures)) {
      const pixels = renderPixels(toSvg(drawing, { ...blue, paper: '#ff0000' }), across);
      const alpha = (index: number) => pixels[index * 4 + 3] ?? 0;
      const bare = Array.from({ length: pixels.length / 4 }, (_, index) => index).filter((index) => {
        const beside = [index - 1, index + 1, index - across, index + across];
        const border = alpha(index) === 255 && beside.some((near) => near >= 0 && alpha(near) < 255);
        return border && pixels[index * 4] !== 255;
      });
      expect([name, bare]).toEqual([name, []]);
    }
  });
});

describe('emblems weigh about the same', () => {
  const bounds = [
    ['people', emblems, { least: 0.45, most: 0.65, down: 0.9, across: 0.75 }],
    ['faces', faces, { least: 0.38, most: 0.78, down: 0.9, across: 0.75 }],
    ['equipment', equipment, { least: 0.38, most: 0.78, down: 0.9, across: 0.75 }],
  ] as const;

  test.each(bounds)('%s: how much of the square is filled, how far it reaches', (_, group, bar) => {
    for (const name of Object.keys(group)) {
      const silhouette = silhouettes.get(name) ?? [];
      const filled = silhouette.filter(Boolean).length / silhouette.length;
      const lines = Array.from({ length: side }, (__, line) => line);
      const rows = lines.filter((y) => silhouette.slice(y * side, (y + 1) * side).includes(true));
      const columns = lines.filter((x) => silhouette.some((lit, index) => lit && index % side === x));
      expect([name, filled, filled > bar.least && filled < bar.most]).toEqual([name, filled, true]);
      expect([name, rows.length >= side * bar.down]).toEqual([name, true]);
      expect([name, columns.length >= side * bar.across]).toEqual([name, true]);
    }
  });
});

describe('accents', () => {
  test('have a shade that is darker than the light', () => {
    const pairsOfTones = [accents, faceAccents].flatMap((group) => Object.values(group));
    for (const { accent, accentShade } of [...pairsOfTones, ...equipmentAccents, maskTones, woundTones]) {
      expect(accent).toMatch(/^#[\dA-F]{6}$/);
      expect(accentShade).toMatch(/^#[\dA-F]{6}$/);
      expect(luminance(accentShade)).toBeLessThan(luminance(accent) * 0.75);
    }
  });

  test('belong to every emblem', () => {
    expect(Object.keys(accents)).toEqual(Object.keys(emblems));
    expect(Object.keys(faceAccents)).toEqual(Object.keys(faces));
    expect(Object.keys(faces)).toEqual(coupBots.faces.map(({ id }) => id));
  });
});

test('the gun points along its width: it ends at its muzzle, and nothing lies before it', () => {
  const [width, height] = gun.size;
  const painted = coverage(toSvg(gun, palette), width);
  const [x, y] = muzzle;
  const row = Array.from({ length: width }, (_, at) => painted[y * width + at] ?? false);
  expect(painted).toHaveLength(width * height);
  expect(row.slice(x - 60, x + 1)).not.toContain(false);
  expect(row.slice(x + 5)).not.toContain(true);
});

describe('the card back', () => {
  const whole = [...renderPixels(toSvg(cardBack, palette), 200)];

  test('looks the same upside down, so that it tells nothing by how it lies', () => {
    // resvg smooths a slanted edge a little differently from above and from below: by less than a quarter.
    expect(distance(whole, turned(whole))).toBeLessThan(64);
  });

  test('a card back that is not would be noticed', () => {
    const lopsided = renderPixels(toSvg({ ...cardBack, shapes: cardBack.shapes.slice(0, -4) }, palette), 200);
    expect(distance([...lopsided], turned([...lopsided]))).toBeGreaterThan(64);
  });
});
