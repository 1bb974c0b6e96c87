import * as Font from 'expo-font';
import type { TypefaceFont } from './typeface';

export const loadFonts = (fonts: readonly TypefaceFont[]): Promise<void> =>
  Font.loadAsync(Object.fromEntries(fonts.map(({ family, source }) => [family, source])));
