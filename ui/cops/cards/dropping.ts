/** Where something lies among its neighbours. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The place on which the middle of a card comes to lie that has been dragged so far; null on none but its own. */
export function droppedOn(
  places: readonly (Place | undefined)[],
  from: number,
  { dx, dy }: { readonly dx: number; readonly dy: number },
): number | null {
  const own = places[from];
  if (!own) return null;
  const x = own.x + own.width / 2 + dx;
  const y = own.y + own.height / 2 + dy;
  const on = places.findIndex(
    (place) =>
      place && x >= place.x && x < place.x + place.width && y >= place.y && y < place.y + place.height,
  );
  return on < 0 || on === from ? null : on;
}
