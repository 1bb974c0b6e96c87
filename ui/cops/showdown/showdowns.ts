import type { TFunction } from 'i18next';
import type { Cops, CopsEvent, Identity } from '../../../engine/cops';
import type { Seat } from '../../../engine/core';
import { narratorFor } from '../../log/eventRow';
import type { Scene, Unshown } from '../../match/showdown/scene';
import { rowOf } from '../events';

/** The great moments of a game, from what everybody has witnessed. */
export function showdownsOf(
  t: TFunction,
  { steps, from, names, you, viewAt }: Unshown<Cops>,
): readonly Scene[] {
  const narrator = narratorFor(t, { names, you });
  return steps.slice(from).flatMap(({ events }, index) => {
    const before = Math.max(0, from + index - 1);
    const cardsOf = (seat: Seat) => openCards(viewAt(before).seats[seat]?.cards ?? [], seat, events);
    const showing = { ...narrator, cardsOf, together: events, after: viewAt(from + index) };
    return events.flatMap((event) => rowOf(event).scene?.(event, showing) ?? []);
  });
}

/** What lay open before, and what this step has turned up. */
const openCards = (
  before: readonly { readonly identity: Identity | null; readonly faceUp: boolean }[],
  seat: Seat,
  events: readonly CopsEvent[],
): readonly Identity[] =>
  before.flatMap(({ identity, faceUp }, place) => {
    if (faceUp && identity !== null) return [identity];
    const turned = events.find(
      (event) => event.type === 'revealed' && event.seat === seat && event.card === place,
    );
    return turned?.type === 'revealed' ? [turned.identity] : [];
  });
