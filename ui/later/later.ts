import type { LateWords } from '../i18n/lateWords';
import { wordsOnScreen } from '../i18n/onScreen';
import { sharedWords } from '../i18n/sharedWords';
import { arriving, type Later } from '../arriving';

/** A part of the app with its words. Shared code is loaded before it, shared words with it. */
export const later = <T>(fetch: () => Promise<T>, ...words: readonly LateWords[]): Later<T> =>
  arriving(async () => {
    // eslint-disable-next-line no-restricted-syntax -- The shared chunk has to come first.
    const code = import('./shared').then(fetch);
    const [part] = await Promise.all([code, ...[sharedWords, ...words].map(wordsOnScreen)]);
    return part;
  });
