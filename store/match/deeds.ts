import type { GameTypes, Seat } from '../../engine/core';
import type { Running } from './running';
import type { Deed } from './step';

/** What a deed is done by. */
interface Doers<G extends GameTypes> {
  /** A person. */
  touched(deed: Deed<G>): void;
  /** Nobody's touch. */
  byItself(deed: Deed<G>): void;
  /** Something that changes nothing of the game. */
  unsaved(deed: Deed<G>): void;
}

/** All that can be done to a match, as calls. What comes of each is for `step` to say. */
export const deedsOf = <G extends GameTypes>({ touched, byItself, unsaved }: Doers<G>) => ({
  looked: (seat: Seat): void => touched({ type: 'looked', seat }),
  allHaveLooked: (): void => touched({ type: 'allHaveLooked' }),
  answer: (move: G['Move']): void => touched({ type: 'answer', move }),
  speak: (seat: Seat, move: G['Move']): void => touched({ type: 'speak', seat, move }),
  withdraw: (seat: Seat): void => touched({ type: 'withdraw', seat }),
  allPass: (): void => touched({ type: 'allPass' }),
  allPassAndStay: (): void => touched({ type: 'allPassAndStay' }),
  allPassAhead: (): void => touched({ type: 'allPassAhead' }),
  takeBack: (): void => touched({ type: 'takeBack' }),
  clear: (): void => touched({ type: 'clear' }),

  passUnconcerned: (): void => byItself({ type: 'passUnconcerned' }),
  botAnswer: (move: G['Move']): void => byItself({ type: 'botAnswer', move }),
  applyBotMoves: (running: Running<G>): void => byItself({ type: 'applyBotMoves', running }),
  putBack: (): void => byItself({ type: 'putBack' }),

  finish: (): void => unsaved({ type: 'finish' }),
  stopFinishing: (): void => unsaved({ type: 'stopFinishing' }),
});
