import type { TFunction } from 'i18next';
import type { CoupView, Seat } from '../../../engine';
import { cardsBefore, type Lying } from './lying';
import type { SeatMark } from './marks';

/** All that a seat's plate shows, for whoever listens. */
export function seatInWords(
  t: TFunction,
  view: CoupView,
  names: readonly string[],
  seat: Seat,
  mark: SeatMark | null,
): string {
  const { coins = 0, party = null, out = false } = view.seats[seat] ?? {};
  const cards = cardsBefore(view, seat);
  const won = view.outcome?.winners.includes(seat) ?? false;
  const parts = [
    ...(won ? [t('board.wins')] : []),
    ...(out ? [t('board.out')] : []),
    ...(isToMove(view, seat) ? [t('board.turn')] : []),
    ...(mark === null ? [] : [t(`board.marks.${mark}`)]),
    t('coins', { count: coins }),
    ...cardsInWords(t, cards),
    ...(party === null ? [] : [t(`coup.parties.${party}`)]),
    ...(bombHolder(view) === seat ? [t('board.hasBomb')] : []),
  ];
  return t('board.about', { what: names[seat] ?? '', state: listed(t, parts) });
}

export const isToMove = ({ turn, outcome }: CoupView, seat: Seat) => outcome === null && turn === seat;

export const bombHolder = ({ pending }: CoupView): Seat | null => pending?.bomb?.holder ?? null;

const listed = (t: TFunction, parts: readonly string[]) =>
  parts.reduce((first, second) => t('board.pair', { first, second }));

function cardsInWords(t: TFunction, cards: readonly Lying[]): readonly string[] {
  if (cards.length === 0) return [t('board.noCards')];
  const hidden = cards.filter(({ how }) => how === 'hidden').length;
  const seen = cards.flatMap((card) =>
    card.how === 'hidden' ? [] : [t(`board.${card.how}`, { role: t(`cast.${card.role}.name`) })],
  );
  return hidden > 0 ? [t('board.faceDown', { count: hidden }), ...seen] : seen;
}
