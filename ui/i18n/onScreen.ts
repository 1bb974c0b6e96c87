import { create } from 'zustand';
import type { Language } from '../../store/languages';
import { changeSettings, useSettings } from '../../store/settings';
import { whenHere, type Later } from '../arriving';
import type { LateWords, Said } from './lateWords';

interface OnScreen {
  readonly language: Language;
  /** The words that could not be fetched when a language was chosen. */
  readonly missing: Later<unknown> | null;
}

/**
 * The language on screen. A chosen language comes to the screen once all words that parts have asked for are here in
 * it.
 */
export const useOnScreen = create<OnScreen>(() => ({
  language: useSettings.getState().language,
  missing: null,
}));

/** All words that some part of the app has asked for. */
const wanted = new Set<LateWords>();

/** Fetches words in the language on screen. From now on no language comes to the screen without them. */
export function wordsOnScreen(words: LateWords): Promise<Said> {
  wanted.add(words);
  return whenHere(words[useOnScreen.getState().language]);
}

const lackingIn = (language: Language) =>
  [...wanted].map((words) => words[language]).filter((words) => words.now().is !== 'here');

/**
 * Fetches all wanted words in a language, including those that are asked for meanwhile. Returns the first that failed.
 */
async function fetchIn(language: Language): Promise<Later<unknown> | null> {
  for (let lacking = lackingIn(language); lacking.length > 0; lacking = lackingIn(language)) {
    await Promise.all(lacking.map((words) => words.load()));
    const missing = lacking.find((words) => words.now().is === 'missing');
    if (missing) return missing;
  }
  return null;
}

/** The last language that somebody has asked for. */
let asked: Language | null = null;

/** Switches the language once its words are here. Until then, and if they cannot be had, the old one stays. */
export async function chooseLanguage(language: Language): Promise<void> {
  asked = language;
  const missing = await fetchIn(language);
  if (asked !== language) return;
  if (missing === null) changeSettings({ language });
  else useOnScreen.setState({ missing: { ...missing, load: () => chooseLanguage(language) } });
}

/** The language may have been chosen in another window, which may have fetched other words. */
function follow(): void {
  const { language } = useSettings.getState();
  const isShown = language === useOnScreen.getState().language;
  if (isShown || lackingIn(language).length === 0) useOnScreen.setState({ language, missing: null });
  else void fetchIn(language).then((missing) => missing ?? follow());
}

useSettings.subscribe(follow);
