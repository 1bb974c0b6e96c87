import { getLocales } from 'expo-localization';

/** The device's languages by two-letter codes, the most preferred first. */
export const deviceLanguages = (): readonly (string | null)[] =>
  getLocales().map((locale) => locale.languageCode);
