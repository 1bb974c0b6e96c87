import { getLocales } from 'expo-localization';

/** What the device speaks, the dearest first, by two-letter codes. */
export const deviceLanguages = (): readonly (string | null)[] =>
  getLocales().map((locale) => locale.languageCode);
