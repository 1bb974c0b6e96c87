/** How a table plays: it is asked by itself at every moment that matters, or as little as can be. */
export const paces = ['careful', 'quick'] as const;

export type Pace = (typeof paces)[number];

/** With this many people a table is proposed to be quick. */
const crowd = 6;

export const proposedPace = (people: number): Pace => (people >= crowd ? 'quick' : 'careful');
