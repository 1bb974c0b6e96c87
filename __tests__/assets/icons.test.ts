import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { mark } from '../../assets/art';
import { iconFolder, icons, palette, renderPixels, toSvg } from '../../scripts/build-icons';

const sizes: Readonly<Record<string, number>> = {
  'icon.png': 1024,
  'adaptive-foreground.png': 1024,
  'adaptive-monochrome.png': 1024,
  'splash.png': 1024,
  'favicon.png': 64,
};
const names = Object.keys(icons);

function onDisk(name: string): Buffer {
  return readFileSync(join(iconFolder, name));
}

/** The pixels of a PNG, by showing it in an SVG: what counts is the picture, not how it was packed. */
function pixelsOf(png: Buffer, width: number): Buffer {
  const data = `data:image/png;base64,${png.toString('base64')}`;
  const image = `<image width="${width}" height="${width}" href="${data}"/>`;
  return renderPixels(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}">${image}</svg>`,
    width,
  );
}

function some(
  pixels: Buffer,
  wanted: (red: number, green: number, blue: number, alpha: number) => boolean,
): boolean {
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (wanted(red, green, blue, alpha)) return true;
  }
  return false;
}

test('the folder holds these icons and nothing else', () => {
  expect(readdirSync(iconFolder).sort()).toEqual([...names].sort());
  expect(Object.keys(sizes).sort()).toEqual([...names].sort());
});

describe.each(names)('%s', (name) => {
  const side = sizes[name] ?? 0;

  test('has its size', () => {
    expect([onDisk(name).readUInt32BE(16), onDisk(name).readUInt32BE(20)]).toEqual([side, side]);
  });

  test('is what the script makes of the drawing', () => {
    const fresh = icons[name]?.() ?? Buffer.alloc(0);
    expect(pixelsOf(onDisk(name), side).equals(pixelsOf(fresh, side))).toBe(true);
  });
});

test('an icon of another drawing would be noticed', () => {
  const other = { ...mark, shapes: mark.shapes.slice(1) };
  const changed = renderPixels(toSvg(other, palette), 128);
  expect(changed.equals(renderPixels(toSvg(mark, palette), 128))).toBe(false);
});

test('the store icon has no alpha channel', () => {
  expect(onDisk('icon.png')[25]).toBe(2);
});

test('the layers are transparent around the mark', () => {
  for (const name of ['adaptive-foreground.png', 'adaptive-monochrome.png', 'splash.png']) {
    const pixels = pixelsOf(onDisk(name), 1024);
    expect([name, pixels[3]]).toEqual([name, 0]);
    expect(some(pixels, (_red, _green, _blue, alpha) => alpha === 255)).toBe(true);
  }
});

test('the monochrome layer is one colour, cut by what is dark', () => {
  const pixels = pixelsOf(onDisk('adaptive-monochrome.png'), 1024);
  expect(
    some(pixels, (red, green, blue, alpha) => alpha === 255 && (red < 255 || green < 255 || blue < 255)),
  ).toBe(false);
  const foreground = pixelsOf(onDisk('adaptive-foreground.png'), 1024);
  const cut = Array.from({ length: 1024 * 1024 }, (_, index) => index * 4 + 3).filter(
    (at) => foreground[at] === 255 && pixels[at] === 0,
  );
  expect(cut.length).toBeGreaterThan(1000);
});

test('what matters in the mark lies in the circle that no launcher cuts', () => {
  // The cord, the table, the cuff and the sleeve are there to leave the picture at its edges.
  const leaving = [0, 8, 16, 17];
  const kept = { ...mark, shapes: mark.shapes.filter((_, index) => !leaving.includes(index)) };
  const side = 512;
  const reach = (drawing: typeof mark) => {
    const pixels = renderPixels(toSvg(drawing, palette), side);
    const middle = (side - 1) / 2;
    const distances = Array.from({ length: side * side }, (_, index) =>
      pixels[index * 4 + 3] === 255
        ? Math.hypot((index % side) - middle, Math.floor(index / side) - middle)
        : 0,
    );
    return distances.reduce((most, far) => Math.max(most, far), 0);
  };
  expect(reach(kept)).toBeLessThanOrEqual((side / 2) * 0.66);
  expect(reach(mark)).toBeGreaterThan(side / 2);
});
