import type { Seat } from '../../../engine/core';
import type { CoupEvent, CoupView } from '../../../engine/coup';

/** What one seat sees, and what of its own hand it may not have noticed yet. */
export interface CoupViewInTheLight extends CoupView {
  /** Where in the viewer's own hand cards lie that have come since the viewer last acted. */
  readonly newCards?: readonly number[];
}

/** Cards that have come in the place of others are new until their owner acts: nobody need remember what they held before. */
export function inTheLight(view: CoupView, witnessed: readonly CoupEvent[]): CoupViewInTheLight {
  const { viewer } = view;
  return viewer === 'table' ? view : { ...view, newCards: newPlaces(witnessed, viewer) };
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
