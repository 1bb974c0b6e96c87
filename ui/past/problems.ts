import type { GameProblem } from '../../store/history/history';

/** Every way a game can fail to be shown, by its sentence in `past.problem`. */
export const problemWords = {
  'not a record': 'notARecord',
  'unknown version': 'unknownVersion',
  'unknown game': 'unknownGame',
  'illegal setup': 'illegalSetup',
  'illegal move': 'illegalMove',
  'checksum differs': 'checksumDiffers',
  unfinished: 'unfinished',
  'too large': 'tooLarge',
  failed: 'failed',
  damaged: 'damaged',
  future: 'future',
  locked: 'locked',
  gone: 'gone',
} as const satisfies Record<GameProblem | 'failed', string>;

export type Problem = keyof typeof problemWords;
