import type { TFunction } from 'i18next';
import type { CopsView } from '../../../engine/cops';
import type { Seat } from '../../../engine/core';
import { listed } from '../../i18n/listed';
import { readerOf, type Reader } from '../../log/eventRow';
import { nameAt } from '../../match/seat';
import type { SeatMark } from '../../match/table/MarkPill';
import type { SeenIdentity } from '../cards/IdentityCard';
import { cardWithin } from '../cards/inWords';
import { equipmentName } from '../terms';
import { othersWhoKnow } from './known';

/** There is one thing to call out: that one has a card to play. */
export const markWord = (mark: SeatMark): 'toAnswer' | 'passes' | 'speaks' | 'thinking' =>
  mark === 'objects' || mark === 'stops' ? 'speaks' : mark;

export const isToMove = ({ turn, outcome }: CopsView, seat: Seat): boolean =>
  outcome === null && turn === seat;

/** All that a seat's tile shows, for a screen reader. */
export function seatInWords(
  t: TFunction,
  view: CopsView,
  names: readonly string[],
  seat: Seat,
  called: string,
  mark: SeatMark | null,
): string {
  const player = view.seats[seat];
  if (player === undefined) return called;
  const { status, cards, hand, attached, gun, wounded, diamonds } = player;
  const won = view.outcome?.winners.includes(seat) ?? false;
  const parts = [
    ...(won ? [t('cops.board.wins')] : []),
    ...(status === 'cop' ? [] : [t(`cops.board.${status}`)]),
    ...(isToMove(view, seat) && view.asked?.kind === 'act' ? [t('cops.board.turn')] : []),
    ...(mark === null ? [] : [t(`cops.board.marks.${markWord(mark)}`)]),
    ...cards.map((card, place) => cardAloud(t, card, place, seat, names)),
    ...(wounded ? [t('cops.board.wounded')] : []),
    ...(gun === null ? [] : [gunAloud(t, gun.aim, readerOf(view, names))]),
    ...(hand.length > 0 ? [t('cops.board.equipment', { count: hand.length })] : []),
    ...attached.map((card) => equipmentName(t, card)),
    ...(view.variant === 'band' ? [t('cops.diamonds', { count: diamonds })] : []),
  ];
  return t('cops.board.about', { what: called, state: listed(t, parts) });
}

function gunAloud(t: TFunction, aim: Seat | null, { names, you }: Reader): string {
  if (aim === null) return t('cops.board.aimless');
  return aim === you ? t('cops.board.aimsAtYou') : t('cops.board.aims', { target: nameAt(names, aim) });
}

function cardAloud(
  t: TFunction,
  card: SeenIdentity,
  place: number,
  owner: Seat,
  names: readonly string[],
): string {
  const known = cardWithin(t, card, place);
  const others = othersWhoKnow(card, owner).map((other) => nameAt(names, other));
  if (others.length === 0) return known;
  const seen = t('cops.board.seenBy.within', { names: listed(t, others) });
  return t('cops.board.join', { first: known, second: seen });
}
