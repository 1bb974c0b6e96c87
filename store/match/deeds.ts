import type { GameTypes, Seat } from '../../engine/core';
import type { Pace } from './pace';
import type { Running } from './running';
import type { Deed } from './step';

/** How a deed is done: by somebody's touch, by nobody's, or without a trace on the device. */
type Ways<G extends GameTypes> = Readonly<
  Record<'touched' | 'byItself' | 'unsaved', (deed: Deed<G>) => void>
>;

/** All that can be done to a match, as calls. What comes of each is for `step` to say. */
export const deedsOf = <G extends GameTypes>({ touched, byItself, unsaved }: Ways<G>) => ({
  looked: (seat: Seat): void => touched({ type: 'looked', seat }),
  allHaveLooked: (): void => touched({ type: 'allHaveLooked' }),
  answer: (move: G['Move']): void => touched({ type: 'answer', move }),
  answerNext: (move: G['Move']): void => touched({ type: 'answerNext', move }),
  speak: (seat: Seat, move: G['Move']): void => touched({ type: 'speak', seat, move }),
  speakAhead: (seat: Seat, move: G['Move']): void => touched({ type: 'speakAhead', seat, move }),
  withdraw: (seat: Seat): void => touched({ type: 'withdraw', seat }),
  allPass: (): void => touched({ type: 'allPass' }),
  allPassAndStay: (): void => touched({ type: 'allPassAndStay' }),
  allPassAnd: (move: G['Move']): void => touched({ type: 'allPassAnd', move }),
  allPassAhead: (): void => touched({ type: 'allPassAhead' }),
  takeBack: (): void => touched({ type: 'takeBack' }),
  changePace: (pace: Pace): void => touched({ type: 'changePace', pace }),
  clear: (): void => touched({ type: 'clear' }),

  passUnconcerned: (): void => byItself({ type: 'passUnconcerned' }),
  botAnswer: (move: G['Move']): void => byItself({ type: 'botAnswer', move }),
  applyBotMoves: (running: Running<G>): void => byItself({ type: 'applyBotMoves', running }),
  putBack: (): void => byItself({ type: 'putBack' }),

  finish: (): void => unsaved({ type: 'finish' }),
  stopFinishing: (): void => unsaved({ type: 'stopFinishing' }),
});
