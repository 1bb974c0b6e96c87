import type { Seat } from '../core/game';
import { actionRules } from './actions';
import type { CoupMove } from './moves';
import { areFellows } from './parties';
import type { CoupView } from './view';

const allow: CoupMove = { type: 'allow' };

/**
 * What a seat may say while the table is asked to challenge, before its own turn to answer as well. Nothing, if the question
 * does not reach it or has gone past it. The engine asks clockwise, so it is settled in that order (C-02).
 */
export const answersToClaim = (view: CoupView, seat: Seat): readonly CoupMove[] =>
  mayChallenge(view, seat)
    ? [{ type: 'challenge' }, ...(mayBlockNext(view, seat) ? blocks(view) : []), allow]
    : [];

/** The same while the table is asked to block. */
export const answersToAction = (view: CoupView, seat: Seat): readonly CoupMove[] =>
  mayBlock(view, seat) ? [...blocks(view), allow] : [];

const blocks = ({ pending }: CoupView): readonly CoupMove[] =>
  pending?.blockableWith.map((role) => ({ type: 'block', role })) ?? [];

/** C-06, C-38: everybody else alive, whatever their party. */
const mayChallenge = (view: CoupView, seat: Seat): boolean =>
  view.pending?.atStake != null && isYetToAnswer(view, seat, view.pending.atStake.seat);

/** C-08, C-39: the victim alone, and where everybody may, nobody of the acting player's party. */
function mayBlock(view: CoupView, seat: Seat): boolean {
  const { pending, asked, turn, seats } = view;
  if (pending === null) return false;
  if (actionRules[pending.action].blocker === 'target') return seat === asked?.seat;
  return isYetToAnswer(view, seat, turn) && !areFellows(seats, seat, turn);
}

/**
 * The victim may call out a block while the claim can still be challenged: it counts as not challenging (C-05), and is
 * settled once nobody else has challenged either (C-04).
 */
export const mayBlockNext = ({ pending }: CoupView, seat: Seat): boolean =>
  pending?.target === seat && pending.block === null && pending.bomb === null;

/** Clockwise from the speaker, this seat comes no earlier than the one that is asked now. */
function isYetToAnswer({ seats, asked }: CoupView, seat: Seat, speaker: Seat): boolean {
  if (asked === null || seat === speaker || seats[seat]?.out !== false) return false;
  const turnsAway = (other: Seat) => (other - speaker + seats.length) % seats.length;
  return turnsAway(seat) >= turnsAway(asked.seat);
}
