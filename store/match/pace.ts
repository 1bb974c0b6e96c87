import type { Settings } from '../settings';

/** A bot is asked for a turn of its own, or for an answer to somebody else's. */
type Occasion = 'turn' | 'answer';

/** How long a bot appears to think, in milliseconds: by what it is asked for, never by what it holds. */
const paces: Readonly<Record<Settings['botPace'], Readonly<Record<Occasion, number>>>> = {
  slow: { turn: 2600, answer: 1300 },
  normal: { turn: 1500, answer: 700 },
  fast: { turn: 700, answer: 300 },
  instant: { turn: 0, answer: 0 },
};

export const thinkingTime = (pace: Settings['botPace'], occasion: Occasion): number => paces[pace][occasion];
