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

function newPlaces(witnessed: readonly CoupEvent[], seat: Seat): readonly number[] {
  const own = witnessed.filter((event) => 'seat' in event && event.seat === seat);
  const since = own.findLastIndex(({ type }) => type === 'acted' || type === 'returned') + 1;
  return own
    .slice(since)
    .flatMap((event) => (event.type === 'replaced' || event.type === 'swapped' ? [event.card] : []));
}
