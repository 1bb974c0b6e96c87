import type { CoupView } from '../../../engine';

const aboutCards: ReadonlySet<string> = new Set(['prove', 'lose', 'keep', 'show', 'draft']);

/** Whether the question itself lays out its player's cards: they need not lie there twice. */
export const laysOutCards = ({ asked, viewer }: CoupView): boolean =>
  asked !== null && asked.seat === viewer && aboutCards.has(asked.kind);

const aboutWords: ReadonlySet<string> = new Set(['challenge', 'block', 'prove']);

/** Whether it says again what was announced, so that this need not stand above it as well. */
export const saysItAgain = ({ asked, viewer }: CoupView): boolean =>
  asked !== null && asked.seat === viewer && aboutWords.has(asked.kind);
