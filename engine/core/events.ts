import type { Seat } from './game';

/** The events of one type. */
export type EventOf<Event, Type> = Extract<Event, { readonly type: Type }>;

/** A function of one type of event that may stand in a table for any: only events of its own type ever get there. */
export type OfEvent<Event, Args extends readonly unknown[], Result> = {
  of(event: Event, ...args: Args): Result;
}['of'];

/** What comes of some types of event; the others are none of its business. */
export type OfSome<Event extends { readonly type: string }, Args extends readonly unknown[], Result> = {
  readonly [Type in Event['type']]?: OfEvent<EventOf<Event, Type>, Args, Result>;
};

/** What comes of an event by such a table; undefined where it has nothing to say of it. */
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
  /** They look at it when they like. Otherwise the phone goes to them first, whoever's answer it was. */
  readonly canWait?: true;
}

/** A row for every type of event. */
export type TellsByType<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: Tells<EventOf<Event, Type>>;
};
