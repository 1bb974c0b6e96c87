import type { Seat } from '../../../engine/core';
import type { CoupEvent, CoupView } from '../../../engine/coup';

/**
 * Of a viewer's own cards, those are new that have come in the place of others since that viewer last acted: nobody need
 * remember what they held before they showed it.
 */
export function inTheLight(view: CoupView, witnessed: readonly CoupEvent[]): CoupView {
  const { viewer } = view;
  if (viewer === 'table') return view;
  const places = newPlaces(witnessed, viewer);
  return {
    ...view,
    seats: view.seats.map((seat, at) =>
      at === viewer
        ? {
            ...seat,
            cards: seat.cards.map((card, place) =>
              places.includes(place) && !card.faceUp ? { ...card, isNew: true } : card,
            ),
          }
        : seat,
    ),
  };
}

const newPlaces = (witnessed: readonly CoupEvent[], seat: Seat): readonly number[] =>
  witnessed.reduce<readonly number[]>((places, event) => {
    switch (event.type) {
      case 'replaced':
      case 'swapped':
        return event.seat === seat ? [...places, event.card] : places;
      case 'acted':
      case 'returned':
        return event.seat === seat ? [] : places;
      default:
        return places;
    }
  }, []);
