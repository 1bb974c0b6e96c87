import { firstSettings } from '../../store/firstSettings';
import type { Settings } from '../../store/settings';
import type { Language } from './words';

/** Where the app keeps what it remembers. */
export const settingsKey = 'underTheTable.settings';
export const namesKey = 'underTheTable.names';
export const matchesKey = 'underTheTable.match.';

/** Settings as an earlier visit left them. */
export const keptSettings = (language: Language, change: Partial<Settings> = {}) => ({
  [settingsKey]: JSON.stringify({ version: 5, value: { ...firstSettings(language), ...change } }),
});

/** The names of an earlier table. */
export const keptNames = (...names: string[]) => ({
  [namesKey]: JSON.stringify({ version: 1, value: names }),
});
