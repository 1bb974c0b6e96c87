import * as art from '../../assets/art';
import type { Drawing, Tone } from '../../assets/art';
import { palette, renderPixels, toSvg } from '../../scripts/build-icons';

const { accents, cardBack, coin, crest, diamond, emblems, gun, lamp, mark } = art;
const drawings: [string, Drawing][] = Object.entries({
  ...emblems,
  cardBack,
  coin,
  crest,
  diamond,
  gun,
  lamp,
  mark,
});
const emblemNames = Object.keys(emblems) as (keyof typeof emblems)[];

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

describe('the path check itself', () => {
  test.each([
    'L1 1Z',
    'M1 1L2Z',
    'M1 1L2 xZ',
    'M1 1l2 2Z',
    'M1 1A3 3 0 2 1 4 4Z',
    'M1 1L2 2Z3',
    'M1 1C1 2 3 4Z',
    'M1 1L1..2 3Z',
  ])('finds fault with %s', (d) => expect(faultIn(d)).not.toBeNull());
});

describe.each(drawings)('%s', (_name, drawing) => {
  const [width, height] = drawing.size;

  test('is made of well-formed paths, each painted', () => {
    for (const shape of drawing.shapes) {
      expect([shape.d, faultIn(shape.d)]).toEqual([shape.d, null]);
      expect(shape.fill ?? shape.stroke).toBeDefined();
    }
  });

  test('has no shape that draws nothing', () => {
    for (const shape of drawing.shapes) {
      const alone = coverage(toSvg({ ...drawing, shapes: [shape] }, palette), 240);
      expect([shape.d, alone.includes(true)]).toEqual([shape.d, true]);
    }
  });

  test('stays within its frame', () => {
    const scale = width > 500 ? 0.25 : 1;
    const [across, down, margin] = [width * scale, height * scale, (width * scale) / 2];
    const box = [-width / 2, -width / 2, width * 2, height + width] as const;
    const painted = coverage(toSvg(drawing, palette, { box }), across * 2, 8);
    const inside = (index: number) => {
      const [x, y] = [(index % (across * 2)) - margin, Math.floor(index / (across * 2)) - margin];
      return x >= 0 && x < across && y >= 0 && y < down;
    };
    expect(painted.filter((lit, index) => lit && !inside(index))).toEqual([]);
    expect(painted.filter((lit, index) => lit && inside(index)).length).toBeGreaterThan(across * down * 0.2);
  });
});

describe('the emblems', () => {
  const side = 48;
  const silhouettes = new Map(
    emblemNames.map((name) => [name, coverage(toSvg(emblems[name], palette), side)]),
  );
  const pairs = emblemNames.flatMap((one, index) =>
    emblemNames.slice(index + 1).map((other) => [one, other] as const),
  );

  /**
   * Busts share a head and shoulders, so they cannot but overlap. The measure of "alike" is the drawing
   * itself moved by one pixel of 48, which nobody would tell apart: that overlaps by 0.89 and more. Every
   * pair stays below.
   */
  const twins = 0.88;

  test('a twin would be noticed: a silhouette moved by one pixel is above the bar', () => {
    for (const silhouette of silhouettes.values()) {
      const moved = silhouette.map((_, index) =>
        index % side > 0 ? (silhouette[index - 1] ?? false) : false,
      );
      expect(overlap(silhouette, moved)).toBeGreaterThan(twins);
    }
  });

  test.each(pairs)('%s and %s differ in outline, as drawn and in a mirror', (one, other) => {
    const [first, second] = [silhouettes.get(one) ?? [], silhouettes.get(other) ?? []];
    expect(overlap(first, second)).toBeLessThan(twins);
    expect(overlap(first, flipped(second, side))).toBeLessThan(twins);
  });

  test('weigh about the same: each fills 45 to 65 % of its square and reaches near its edges', () => {
    for (const [name, silhouette] of silhouettes) {
      const filled = silhouette.filter(Boolean).length / silhouette.length;
      const rows = Array.from({ length: side }, (_, y) =>
        silhouette.slice(y * side, (y + 1) * side).includes(true),
      );
      const columns = Array.from({ length: side }, (_, x) =>
        silhouette.some((lit, index) => lit && index % side === x),
      );
      expect([name, filled > 0.45 && filled < 0.65]).toEqual([name, true]);
      expect(rows.filter(Boolean).length).toBeGreaterThanOrEqual(side * 0.9);
      expect(columns.filter(Boolean).length).toBeGreaterThanOrEqual(side * 0.75);
    }
  });

  test('show their outline on a dark panel: all that borders on the outside is paper', () => {
    const blue = Object.fromEntries(Object.keys(palette).map((tone) => [tone, '#0000ff'])) as Record<
      Tone,
      string
    >;
    const across = 240;
    for (const name of emblemNames) {
      const pixels = renderPixels(toSvg(emblems[name], { ...blue, paper: '#ff0000' }), across);
      const alpha = (index: number) => pixels[index * 4 + 3] ?? 0;
      const bare = Array.from({ length: pixels.length / 4 }, (_, index) => index).filter((index) => {
        const beside = [index - 1, index + 1, index - across, index + across];
        const border = alpha(index) === 255 && beside.some((near) => near >= 0 && alpha(near) < 255);
        return border && pixels[index * 4] !== 255;
      });
      expect([name, bare]).toEqual([name, []]);
    }
  });

  test('have accents of their own, the shade darker than the light', () => {
    for (const { accent, accentShade } of Object.values(accents)) {
      expect(accent).toMatch(/^#[\dA-F]{6}$/);
      expect(accentShade).toMatch(/^#[\dA-F]{6}$/);
      expect(luminance(accentShade)).toBeLessThan(luminance(accent) * 0.75);
    }
    expect(Object.keys(accents)).toEqual(emblemNames);
  });
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
