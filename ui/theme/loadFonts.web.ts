import { Asset } from 'expo-asset';
import type { TypefaceFont } from './typeface';

/** Uses the browser's FontFace: a loaded face stays loaded, with or without a network. */
export async function loadFonts(fonts: readonly TypefaceFont[]): Promise<void> {
  const loading = fonts.map(({ family, source }) =>
    new FontFace(family, `url(${Asset.fromModule(source).uri})`).load(),
  );
  for (const face of await Promise.all(loading)) document.fonts.add(face);
}
