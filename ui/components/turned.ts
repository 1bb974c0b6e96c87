import { createContext, use } from 'react';

/** Whether the screen is turned round for the people opposite. */
export const TurnedContext = createContext(false);

const upsideDown = { transform: [{ rotate: '180deg' }] } as const;

/** The style for a whole screen, or for an overlay. */
export const useTurnedRound = () => (use(TurnedContext) ? upsideDown : null);
