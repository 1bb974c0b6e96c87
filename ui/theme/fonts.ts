import { useEffect } from 'react';
import { create } from 'zustand';
import type { Language } from '../../store/languages';
import { loadFonts } from './loadFonts';
import { fontsOf, typefaces } from './typeface';

/** The loaded font families. Until one is loaded, the device's own letters stand in. */
const useLoadedFamilies = create<ReadonlySet<string>>(() => new Set());

async function load(language: Language): Promise<void> {
  const fonts = fontsOf(typefaces[language]).filter(
    ({ family }) => !useLoadedFamilies.getState().has(family),
  );
  if (fonts.length === 0) return;
  await loadFonts(fonts);
  const families = fonts.map(({ family }) => family);
  useLoadedFamilies.setState((loaded) => new Set([...loaded, ...families]), true);
}

/** Loads the fonts of one language. `onSettled` is called when they are here or have failed. */
export function useFontsOf(language: Language, onSettled: () => void): void {
  useEffect(() => {
    load(language).then(onSettled, onSettled);
  }, [language, onSettled]);
}

export const useFamilyLoaded = (family: string) => useLoadedFamilies((loaded) => loaded.has(family));
