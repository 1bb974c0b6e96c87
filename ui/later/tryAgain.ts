import type { Later } from '../arriving';

/** Nothing is fetched on a phone: all parts lie in the app. */
export const tryAgain = (part: Later<unknown>): Promise<void> => part.load();
