import type { Seat } from '../../../engine/core';
import type { Role, CoupEvent, CoupView } from '../../../engine/coup';

/** How a card lies before its seat, as this viewer sees it. */
export type SeenCard =
  | { readonly how: 'hidden' }
  /** Face down, and the viewer knows it: one's own, or one that was shown to the examiner. */
  | { readonly how: 'known'; readonly role: Role }
  /** One's own, and it has come since one last acted. */
  | { readonly how: 'new'; readonly role: Role }
  /** RU-25: shown as proof this turn, face down again, and known to all. */
  | { readonly how: 'shown'; readonly role: Role }
  | { readonly how: 'lost'; readonly role: Role };

export function cardsBefore(
  { viewer, seats, pending, newCards = [] }: CoupViewInTheLight,
  seat: Seat,
): readonly SeenCard[] {
  const cards = seats[seat]?.cards ?? [];
  return cards.map(({ role, faceUp }, at): SeenCard => {
    if (role === null) return { how: 'hidden' };
    if (faceUp) return { how: 'lost', role };
    const exposed = pending?.exposed.some((one) => one.seat === seat && one.card === at) ?? false;
    if (exposed) return { how: 'shown', role };
    const isNew = seat === viewer && newCards.includes(at);
    return { how: isNew ? 'new' : 'known', role };
  });
}

/** What one seat sees, and what of its own hand it may not have noticed yet. */
interface CoupViewInTheLight extends CoupView {
  /** Where in the viewer's own hand cards lie that have come since the viewer last acted. */
  readonly newCards?: readonly number[];
}

/** Cards that have come in the place of others are new until their owner acts: nobody need remember what they held before. */
export function inTheLight(view: CoupView, witnessed: readonly CoupEvent[]): CoupViewInTheLight {
  const { viewer } = view;
  return viewer === 'table' ? view : { ...view, newCards: newPlaces(witnessed, viewer) };
}

function newPlaces(witnessed: readonly CoupEvent[], seat: Seat): readonly number[] {
  const own = witnessed.filter((event) => 'seat' in event && event.seat === seat);
  const since = own.findLastIndex(({ type }) => type === 'acted' || type === 'returned') + 1;
  return own
    .slice(since)
    .flatMap((event) => (event.type === 'replaced' || event.type === 'swapped' ? [event.card] : []));
}
