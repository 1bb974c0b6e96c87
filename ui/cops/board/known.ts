import type { CopsView } from '../../../engine/cops';
import type { Seat } from '../../../engine/core';
import type { SeenIdentity } from '../cards/IdentityCard';

export interface KnownCard {
  readonly place: number;
  readonly card: SeenIdentity;
}

/** The hidden cards of others that this seat has seen, by whose they are. */
export function notedBy(
  view: CopsView,
  seat: Seat,
): readonly { readonly owner: Seat; readonly cards: readonly KnownCard[] }[] {
  return view.seats.flatMap(({ cards }, owner) => {
    if (owner === seat) return [];
    const known = cards.flatMap((card, place) =>
      card.faceUp || card.identity === null ? [] : [{ place, card }],
    );
    return known.length === 0 ? [] : [{ owner, cards: known }];
  });
}

/** Who else knows a hidden card. */
export const othersWhoKnow = ({ faceUp, knownTo }: SeenIdentity, owner: Seat): readonly Seat[] =>
  faceUp ? [] : knownTo.filter((seat) => seat !== owner);
