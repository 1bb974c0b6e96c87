import * as v from 'valibot';
import { create } from 'zustand';
import { deviceLanguages } from './deviceLanguages';
import { languages, spokenLanguage, type Language } from './languages';
import { recall, remember } from './remember';
import type { Entry } from './storage';

export const themeChoices = ['system', 'dark', 'light'] as const;
export const uncoverGestures = ['hold', 'tapTwice'] as const;
export const botPaces = ['slow', 'normal', 'fast', 'instant'] as const;

const settingsSchema = v.object({
  language: v.picklist(languages),
  theme: v.picklist(themeChoices),
  uncover: v.picklist(uncoverGestures),
  /** Instead of asking the table at once, the phone visits every player for every answer. */
  askInPrivate: v.boolean(),
  botPace: v.picklist(botPaces),
  sound: v.boolean(),
  haptics: v.boolean(),
  /** Off means: as the device says. */
  reduceMotion: v.boolean(),
});

export type Settings = v.InferOutput<typeof settingsSchema>;

const settingsEntry: Entry<Settings> = {
  key: 'underTheTable.settings',
  version: 1,
  schema: settingsSchema,
  migrations: {},
};

const firstSettings = (language: Language): Settings => ({
  language,
  theme: 'system',
  uncover: 'hold',
  askInPrivate: false,
  botPace: 'normal',
  sound: true,
  haptics: true,
  reduceMotion: false,
});

export const useSettings = create<Settings>(() =>
  recall('settings', settingsEntry, () => firstSettings(spokenLanguage(deviceLanguages()))),
);

export function changeSettings(change: Partial<Settings>): void {
  const settings = { ...useSettings.getState(), ...change };
  remember('settings', settingsEntry, settings);
  useSettings.setState(settings, true);
}

/** Back to the first day, in the language the person reads. */
export function resetSettings(): void {
  changeSettings(firstSettings(useSettings.getState().language));
}
