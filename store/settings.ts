import * as v from 'valibot';
import { deviceLanguages } from './deviceLanguages';
import type { Entry } from './entry';
import { firstSettings } from './firstSettings';
import { keptStore } from './keptStore';
import { languages, spokenLanguage } from './languages';

export const themeChoices = ['system', 'dark', 'light'] as const;
export const uncoverGestures = ['hold', 'tapTwice'] as const;
export const botPaces = ['slow', 'normal', 'fast', 'instant'] as const;
/** How many past games are kept; more than that and the oldest goes. */
export const historyLimits = ['50', '200', '1000', 'none'] as const;

const settingsSchema = v.object({
  language: v.picklist(languages),
  theme: v.picklist(themeChoices),
  uncover: v.picklist(uncoverGestures),
  /** Instead of asking the table at once, the phone visits every player for every answer. */
  askInPrivate: v.boolean(),
  /** What somebody has looked at, and who has looked at what, the phone does not tell again. */
  ownMemory: v.boolean(),
  botPace: v.picklist(botPaces),
  sound: v.boolean(),
  haptics: v.boolean(),
  /** Off means: as the device says. */
  reduceMotion: v.boolean(),
  historyLimit: v.picklist(historyLimits),
  /** A coach says what each answer is worth, where nobody but the asked person looks. */
  coach: v.boolean(),
  /** What is told on the table can be read from its far end, too. */
  bothEnds: v.boolean(),
  /** Players who look at their own cards are told what counting says: what is true of them, and how likely others are. */
  hints: v.boolean(),
  /** Bots with a face say a word now and then. */
  talk: v.boolean(),
});

export type Settings = v.InferOutput<typeof settingsSchema>;

const settingsEntry: Entry<Settings> = {
  key: 'underTheTable.settings',
  version: 7,
  schema: settingsSchema,
  migrations: {
    // Version 1 kept two hundred games and did not say so.
    1: (old) => ({ ...(old as object), historyLimit: '200' }),
    // Version 2 spoke to one end of the table, and took every action behind the curtain.
    2: (old) => ({ ...(old as object), bothEnds: false, actInOpen: false }),
    // Version 3 asked the table at every moment, remembered everything for everybody, and gave no hints or advice.
    3: (old) => ({ ...(old as object), fewerQuestions: false, ownMemory: false, hints: false, coach: false }),
    // Version 4 knew no bots that talk.
    4: (old) => ({ ...(old as object), talk: true }),
    // Version 5 had a pace for every table; now each game has its own.
    5: (old) => old,
    // Version 6 let pass in every game what did not concern somebody who played one alone; now each game says so itself.
    6: (old) => old,
  },
};

const settings = keptStore('settings', settingsEntry, () => firstSettings(spokenLanguage(deviceLanguages())));

export const useSettings = settings.useKept;

export const changeSettings = (change: Partial<Settings>): void =>
  settings.change((now) => ({ ...now, ...change }));

/** Back to the first day, in the language the person reads. */
export function resetSettings(): void {
  changeSettings(firstSettings(useSettings.getState().language));
}
