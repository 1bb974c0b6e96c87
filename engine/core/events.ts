import type { Seat, Viewer } from './game';

/** The events of one type. */
export type EventOf<Event, Type> = Extract<Event, { readonly type: Type }>;

/** An event of a seat, or several types of them. */
export type OfSeat<Type extends string> = Type extends string
  ? { readonly type: Type; readonly seat: Seat }
  : never;

/** A function of one type of event that may stand in a table for any: it is only called with events of its own type. */
export type OfEvent<Event, Args extends readonly unknown[], Result> = {
  of(event: Event, ...args: Args): Result;
}['of'];

/** A function for each of some types of event. */
export type OfSome<Event extends { readonly type: string }, Args extends readonly unknown[], Result> = {
  readonly [Type in Event['type']]?: OfEvent<EventOf<Event, Type>, Args, Result>;
};

/** The result of the function for this type of event; undefined if there is none. */
export function comesOf<Event extends { readonly type: string }, Args extends readonly unknown[], Result>(
  some: OfSome<Event, Args, Result>,
  event: Event,
  ...args: Args
): Result | undefined {
  const type: Event['type'] = event.type;
  const of: OfEvent<Event, Args, Result> | undefined = some[type];
  return of?.(event, ...args);
}

/** What a type of event tells, and whom. */
export interface Tells<Event> {
  /** Nobody has learnt anything from it, and no luck was in it: a slip of the finger that led to it can be taken back. */
  readonly harmless?: true;
  /** It was announced and tells nobody anything new: those who let it be announced can let pass what is asked after it. */
  readonly foreseen?: true;
  /** Who has seen a card, or holds one, that they had not before. */
  newTo?(event: Event): readonly Seat[];
  /** They look at it when they like. Otherwise the phone goes to them first, no matter who answered. */
  readonly canWait?: true;
}

/** A row for every type of event. */
export type TellsByType<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: Tells<EventOf<Event, Type>>;
};

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
