import { Asset } from 'expo-asset';
import type Svg from 'react-native-svg';
import type { TypefaceFont } from '../../theme/typeface';
import { pictureSize } from './Picture';

const addressOf = (blob: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(new Error('The blob cannot be read.'));
    reader.readAsDataURL(blob);
  });

/** A picture knows no letters but those it brings along. */
async function faceOf({ family, source }: TypefaceFont): Promise<string> {
  const file = await fetch(Asset.fromModule(source).uri);
  return `@font-face { font-family: ${family}; src: url(${await addressOf(await file.blob())}) }`;
}

function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  return new Promise((done, failed) => {
    image.onload = () => done(image);
    image.onerror = () => failed(new Error('The drawing cannot be shown as a picture.'));
    image.src = address;
  });
}

/** A drawing that is on the screen, as the bytes of a picture; null where the browser cannot. */
export async function pngOf(
  _svg: Svg | null,
  id: string,
  fonts: readonly TypefaceFont[],
): Promise<Uint8Array<ArrayBuffer> | null> {
  const shown = document.getElementById(id);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!shown || !context) return null;
  const drawing = shown.cloneNode(true);
  if (!(drawing instanceof SVGElement)) return null;
  drawing.setAttribute('width', String(pictureSize.width));
  drawing.setAttribute('height', String(pictureSize.height));
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = (await Promise.all(fonts.map(faceOf))).join('\n');
  drawing.prepend(style);
  const text = new XMLSerializer().serializeToString(drawing);
  const image = await loaded(`data:image/svg+xml;utf8,${encodeURIComponent(text)}`);
  await image.decode();
  Object.assign(canvas, pictureSize);
  context.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return blob && new Uint8Array(await blob.arrayBuffer());
}
