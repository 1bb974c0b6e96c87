import type { GameTypes, Seat } from '../../engine/core';
import type { MatchState } from './matchState';
import type { Pace } from './pace';
import type { Running } from './running';

/** What can happen to a match. */
export type Deed<G extends GameTypes> =
  /** The device remembers it so, or another window has gone further. */
  | { readonly type: 'loaded'; readonly loaded: MatchState<G> }
  /** It has just been dealt. */
  | { readonly type: 'start'; readonly running: Running<G> }
  /** This seat has seen what it was called to look at. */
  | { readonly type: 'looked'; readonly seat: Seat }
  /** Nobody needs to look any more. */
  | { readonly type: 'allHaveLooked' }
  /** The asked person answers. */
  | { readonly type: 'answer'; readonly move: G['Move'] }
  /** Everybody lets pass what is asked, all stays as it is, and the person who is asked next answers. */
  | { readonly type: 'answerNext'; readonly move: G['Move'] }
  /** Somebody round the table answers, whether or not it is their turn to be asked. */
  | { readonly type: 'speak'; readonly seat: Seat; readonly move: G['Move'] }
  /** They let this one pass, and answer what the same people are asked next, if all happens as announced. */
  | { readonly type: 'speakAhead'; readonly seat: Seat; readonly move: G['Move'] }
  /** All that a seat has said before its time is unsaid. */
  | { readonly type: 'withdraw'; readonly seat: Seat }
  /** Everybody who has not spoken lets it pass. */
  | { readonly type: 'allPass' }
  /** The same, and the owner of what lies on the table leaves it as it is when asked next. */
  | { readonly type: 'allPassAndStay' }
  /** The same, and this is what the owner does with it when asked next. */
  | { readonly type: 'allPassAnd'; readonly move: G['Move'] }
  /** The same, and so it is with what the same people are asked next, if all happens as announced. */
  | { readonly type: 'allPassAhead' }
  /** The asked person has said beforehand that this may pass: no touch, and the news of before stays. */
  | { readonly type: 'passUnconcerned' }
  /** The bot that is asked answers. */
  | { readonly type: 'botAnswer'; readonly move: G['Move'] }
  /** Bots have answered one another, and this is how far they have come. */
  | { readonly type: 'applyBotMoves'; readonly running: Running<G> }
  /** Bots answer one another, as fast as they can, until a person is asked or the game is over. */
  | { readonly type: 'finish' }
  | { readonly type: 'stopFinishing' }
  /** A slip of the finger is undone: the table is as it was before the last touch. */
  | { readonly type: 'takeBack' }
  /** The table wants to be asked more, or less. */
  | { readonly type: 'changePace'; readonly pace: Pace }
  /** The only person at the table wants to be asked about everything, or about what concerns them. */
  | { readonly type: 'changePassing'; readonly passesUnconcerned: boolean }
  /** The running match leaves the table before its end, and counts nowhere. */
  | { readonly type: 'clear' }
  /** It was not meant: the match is back as it was. */
  | { readonly type: 'putBack' };

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
  changePassing: (passesUnconcerned: boolean): void => touched({ type: 'changePassing', passesUnconcerned }),
  clear: (): void => touched({ type: 'clear' }),

  passUnconcerned: (): void => byItself({ type: 'passUnconcerned' }),
  botAnswer: (move: G['Move']): void => byItself({ type: 'botAnswer', move }),
  applyBotMoves: (running: Running<G>): void => byItself({ type: 'applyBotMoves', running }),
  putBack: (): void => byItself({ type: 'putBack' }),

  finish: (): void => unsaved({ type: 'finish' }),
  stopFinishing: (): void => unsaved({ type: 'stopFinishing' }),
});
