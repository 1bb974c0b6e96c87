import type * as Languages from '../../store/languages';
import type * as Words from '../../tools/words';
import type * as Translations from '../../ui/i18n/translations';

// Motion is replaced by its library's own mock, which lacks one hook. expo-router's testing library takes the same one;
// it is left to those who draw pages, because importing it loads the router.
jest.mock('react-native-worklets', () => require('react-native-worklets/src/mock'));
jest.mock('react-native-reanimated/mock', () => ({
  ...jest.requireActual<object>('react-native-reanimated/mock'),
  useReducedMotion: () => false,
}));
jest.mock('react-native-reanimated', () => require('react-native-reanimated/mock'));

// What these two do is done by native code, which is not there. Sounds become a player that keeps still, and
// the device's storage is one in memory, empty before every test.
jest.mock('expo-audio', () => ({
  createAudioPlayer: jest.fn(() => ({ play: jest.fn(), seekTo: jest.fn(async () => {}) })),
  setAudioModeAsync: jest.fn(async () => {}),
}));
jest.mock('expo-keep-awake', () => ({
  activateKeepAwakeAsync: jest.fn(async () => {}),
  deactivateKeepAwake: jest.fn(async () => {}),
}));
jest.mock('expo-sqlite/localStorage/install', () => ({}));
const kept = new Map<string, string>();
const localStorage: Storage = {
  get length() {
    return kept.size;
  },
  clear: () => kept.clear(),
  getItem: (key) => kept.get(key) ?? null,
  key: (index) => [...kept.keys()][index] ?? null,
  removeItem: (key) => void kept.delete(key),
  setItem: (key, value) => void kept.set(key, value),
};
Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true });

// In the app words come with the part that says them. In tests every translator has all words.
jest.mock('../../ui/i18n/translations', () => {
  const translations = jest.requireActual<typeof Translations>('../../ui/i18n/translations');
  const { words } = jest.requireActual<typeof Words>('../../tools/words');
  const { languages } = jest.requireActual<typeof Languages>('../../store/languages');
  for (const language of languages) translations.addWords(language, words[language]);
  return translations;
});

// What React or a library complains about is a fault like any other.
const complaint = (...words: unknown[]) => {
  throw new Error(`console.error: ${words.map(String).join(' ')}`);
};
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(complaint);
  jest.spyOn(console, 'warn').mockImplementation(complaint);
  localStorage.clear();
});

// These tests press what they have only just drawn, faster than anybody sees it. How long the guard holds is tested in
// __tests__/ui/guard and, by a finger, in __tests__/e2e/guard.test.ts.
jest.mock('../../ui/guard/guard', () => ({ isMeant: () => true }));
