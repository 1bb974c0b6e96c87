import type { TFunction } from 'i18next';
import type { Seat } from '../../../engine/core';
import type { CoupView } from '../../../engine/coup';
import type { Picture } from '../../components/pictures';
import { listed } from '../../i18n/listed';
import type { SeatMark } from '../../match/table/MarkPill';
import { cardsBefore, type SeenCard } from './seenCard';

interface Told {
  readonly seat: Seat;
  readonly mark?: SeatMark | null;
  readonly own?: Seat | null;
  /** Whose face the seat has. */
  readonly face?: Picture | null;
}

/** All that a seat's tile shows, for a screen reader. */
export function seatInWords(
  t: TFunction,
  view: CoupView,
  names: readonly string[],
  { seat, mark = null, own = null, face = null }: Told,
): string {
  const { coins = 0, party = null, out = false } = view.seats[seat] ?? {};
  const cards = cardsBefore(view, seat);
  const won = view.outcome?.winners.includes(seat) ?? false;
  const parts = [
    ...(seat === own && names[seat] !== t('match.you') ? [t('match.you')] : []),
    ...(face === null ? [] : [face.called]),
    ...(won ? [t('coup.board.wins')] : []),
    ...(out ? [t('coup.board.out')] : []),
    ...(isToMove(view, seat) ? [t('coup.board.turn')] : []),
    ...(mark === null ? [] : [t(`coup.board.marks.${mark}`)]),
    t('coins.count', { count: coins }),
    ...cardsInWords(t, cards),
    ...(party === null ? [] : [t(`coup.parties.${party}`)]),
    ...(bombHolder(view) === seat ? [t('coup.board.hasBomb')] : []),
  ];
  return t('coup.board.about', { what: names[seat] ?? '', state: listed(t, parts) });
}

export const isToMove = ({ turn, outcome }: CoupView, seat: Seat) => outcome === null && turn === seat;

export const bombHolder = ({ pending }: CoupView): Seat | null => pending?.bomb?.holder ?? null;

function cardsInWords(t: TFunction, cards: readonly SeenCard[]): readonly string[] {
  if (cards.length === 0) return [t('coup.board.noCards')];
  const hidden = cards.filter(({ how }) => how === 'hidden').length;
  const seen = cards.flatMap((card) =>
    card.how === 'hidden' ? [] : [t(`coup.board.card.${card.how}`, { role: t(`cast.${card.role}.name`) })],
  );
  return hidden > 0 ? [t('coup.board.faceDown', { count: hidden }), ...seen] : seen;
}
