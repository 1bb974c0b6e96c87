/** Makes every icon of the app from one drawing. Run with `npx tsx scripts/build-icons.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

import { Resvg } from '@resvg/resvg-js';

import { crest, mark, type Drawing, type Shape, type Tone } from '../assets/art';
import { materials } from '../ui/theme/tokens';

type Palette = Readonly<Record<Tone, string>>;
type Box = readonly [left: number, top: number, width: number, height: number];
interface Framing {
  readonly box?: Box;
  readonly background?: string;
}

export const palette: Palette = { ...materials, accent: '#A5372F', accentShade: '#6E1F1B' };

/** For the launcher's own tint: what is lit stays (a mask's white), what is dark is cut away (its black). */
const stencil: Palette = {
  ink: '#000',
  night: '#000',
  paper: '#fff',
  paperShade: '#fff',
  brass: '#fff',
  brassLight: '#fff',
  brassDark: '#fff',
  accent: '#fff',
  accentShade: '#fff',
};

export const iconFolder = join(__dirname, '..', 'assets', 'icons');

function pathOf(shape: Shape, colours: Palette): string {
  const line = shape.stroke ? ` stroke="${colours[shape.stroke]}" stroke-width="${shape.width ?? 1}"` : '';
  const round = shape.round ? ' stroke-linecap="round" stroke-linejoin="round"' : '';
  const opacity = shape.opacity === undefined ? '' : ` opacity="${shape.opacity}"`;
  const fill = shape.fill ? colours[shape.fill] : 'none';
  return `<path d="${shape.d}" fill="${fill}"${line}${round}${opacity}/>`;
}

function paths(drawing: Drawing, colours: Palette): string {
  return drawing.shapes.map((shape) => pathOf(shape, colours)).join('');
}

function svg(box: Box, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">${content}</svg>`;
}

function rect([left, top, width, height]: Box, attributes: string): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" ${attributes}/>`;
}

export function toSvg(drawing: Drawing, colours: Palette, framing: Framing = {}): string {
  const box = framing.box ?? [0, 0, ...drawing.size];
  const ground = framing.background ? rect(box, `fill="${framing.background}"`) : '';
  return svg(box, ground + paths(drawing, colours));
}

function toStencilSvg(drawing: Drawing, box: Box): string {
  const [left, top, width, height] = box;
  const area = `x="${left}" y="${top}" width="${width}" height="${height}"`;
  const mask = `<mask id="lit" maskUnits="userSpaceOnUse" ${area}>${paths(drawing, stencil)}</mask>`;
  return svg(box, mask + rect(box, 'fill="#fff" mask="url(#lit)"'));
}

function draw(source: string, width: number) {
  return new Resvg(source, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
}

/** Red, green, blue and alpha of every pixel, row by row. */
export function renderPixels(source: string, width: number): Buffer {
  return draw(source, width).pixels;
}

export function renderPng(source: string, width: number): Buffer {
  return draw(source, width).asPng();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A PNG without an alpha channel, which the App Store asks of an icon and resvg cannot write. */
function renderOpaquePng(source: string, width: number): Buffer {
  const image = draw(source, width);
  const { pixels, height } = image;
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      pixels.copy(rows, y * (1 + width * 3) + 1 + x * 3, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(rows, { level: 9 });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** What shows of the square mark when it is drawn `scale` times its size round its middle. */
function zoomed(scale: number): Box {
  const [width, height] = mark.size;
  return [(width - width / scale) / 2, (height - height / scale) / 2, width / scale, height / scale];
}

/** Of a layer of 108 dp, Android keeps a circle of 66 dp whole; the mark fills a circle of 66 %. */
const safe = zoomed(66 / 108 / 0.66);
/** The stores' icons are barely cut, so there the mark may come nearer. */
const near = zoomed(1.34);

export const icons: Readonly<Record<string, () => Buffer>> = {
  'icon.png': () => renderOpaquePng(toSvg(mark, palette, { box: near, background: palette.night }), 1024),
  'adaptive-foreground.png': () => renderPng(toSvg(mark, palette, { box: safe }), 1024),
  'adaptive-monochrome.png': () => renderPng(toStencilSvg(mark, safe), 1024),
  'splash.png': () => renderPng(toSvg(crest, palette), 1024),
  'favicon.png': () => renderPng(toSvg(mark, palette, { box: near, background: palette.night }), 64),
};

if (require.main === module) {
  for (const [name, make] of Object.entries(icons)) writeFileSync(join(iconFolder, name), make());
}
