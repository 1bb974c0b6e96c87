import { createContext, use } from 'react';

/** Whether what is on screen is meant for those who sit opposite. */
export const TurnedContext = createContext(false);

const upsideDown = { transform: [{ rotate: '180deg' }] } as const;

/** The style of a whole screen or of what is laid over it. */
export const useTurnedRound = () => (use(TurnedContext) ? upsideDown : null);
