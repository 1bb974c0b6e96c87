import type Svg from 'react-native-svg';
import type { TypefaceFont } from '../../theme/typeface';
import { pictureSize } from './Picture';

/** A drawing that is on the screen, as the bytes of a picture; null where the device cannot. */
export const pngOf = (
  svg: Svg | null,
  _id: string,
  _fonts: readonly TypefaceFont[],
): Promise<Uint8Array<ArrayBuffer> | null> =>
  new Promise((done) => {
    if (!svg) return done(null);
    svg.toDataURL((base64) => done(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))), pictureSize);
  });
