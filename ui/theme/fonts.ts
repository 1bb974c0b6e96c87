import { useEffect } from 'react';
import { create } from 'zustand';
import type { Language } from '../../store/languages';
import { loadFonts } from './loadFonts';
import { fontsOf, typefaces } from './typeface';

/** Families that may be used by now. Until then the device's own letters stand in, and nothing waits. */
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

/** Loads what the language is written in, and only that. Says whether it is there, or never will be. */
export function useFontsOf(language: Language, onSettled: () => void): void {
  useEffect(() => {
    load(language).then(onSettled, onSettled);
  }, [language, onSettled]);
}

export const useFamilyLoaded = (family: string) => useLoadedFamilies((loaded) => loaded.has(family));
