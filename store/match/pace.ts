import type { Settings } from '../settings';

interface Pace {
  /** Before a turn of its own. */
  readonly act: number;
  /** Before an answer to somebody else's. */
  readonly answer: number;
}

/** How long a bot appears to think, in milliseconds: by the question it is asked, never by what it holds. */
const paces: Readonly<Record<Settings['botPace'], Pace>> = {
  slow: { act: 2600, answer: 1300 },
  normal: { act: 1500, answer: 700 },
  fast: { act: 700, answer: 300 },
  instant: { act: 0, answer: 0 },
};

export const thinkingTime = (pace: Settings['botPace'], kind: string): number =>
  kind === 'act' ? paces[pace].act : paces[pace].answer;
