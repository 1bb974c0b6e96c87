import type { Later } from '../arriving';

/** Nothing to fetch on a phone: all parts lie in the app, and each is run when it is first needed. */
export const fetchAhead = (_parts: readonly Later<unknown>[]): (() => void) => nothingToStop;

const nothingToStop = () => undefined;
