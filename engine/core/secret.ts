import type { Seat, Viewer } from './game';

/** What only some seats know of an event: `withoutSecret` leaves it out for everybody else. */
export type Secret<Known> = { readonly knownTo: readonly Seat[] } & Readonly<Known>;

/** The event as that viewer saw it. */
export function withoutSecret<Event extends object>(
  event: Event & { readonly secret?: Secret<unknown> },
  viewer: Viewer,
): Event {
  if (event.secret === undefined) return event;
  if (viewer !== 'table' && event.secret.knownTo.includes(viewer)) return event;
  const { secret: _, ...open } = event;
  // Still an event: whatever lies under `secret` is optional.
  return open as Event;
}
