import type { Language } from './languages';
import type { Settings } from './settings';

/** As the app is on its first day. */
export const firstSettings = (language: Language): Settings => ({
  language,
  theme: 'system',
  uncover: 'hold',
  askInPrivate: false,
  ownMemory: false,
  botPace: 'normal',
  sound: true,
  haptics: true,
  reduceMotion: false,
  historyLimit: '200',
  coach: false,
  bothEnds: false,
  hints: false,
  talk: true,
});
