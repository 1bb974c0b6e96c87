import type { CopsView } from '../../../engine/cops';
import type { Seat } from '../../../engine/core';
import type { SeenIdentity } from '../cards/IdentityCard';

export interface KnownCard {
  readonly place: number;
  readonly card: SeenIdentity;
}

/** What has been looked at since the last window, as far as this seat has seen it. */
export const justSeenBy = (view: CopsView, seat: Seat): readonly (KnownCard & { readonly owner: Seat })[] =>
  view.looks.flatMap(({ seat: owner, card: place }) => {
    const card = view.seats[owner]?.cards[place];
    return card && owner !== seat && card.identity !== null && !card.faceUp ? [{ owner, place, card }] : [];
  });

/** The other hidden cards that this seat has seen, by whose they are. */
export function notedBy(
  view: CopsView,
  seat: Seat,
): readonly { readonly owner: Seat; readonly cards: readonly KnownCard[] }[] {
  const fresh = justSeenBy(view, seat);
  return view.seats.flatMap(({ cards }, owner) => {
    if (owner === seat) return [];
    const known = cards.flatMap((card, place) =>
      card.faceUp || card.identity === null || fresh.some((one) => one.owner === owner && one.place === place)
        ? []
        : [{ place, card }],
    );
    return known.length === 0 ? [] : [{ owner, cards: known }];
  });
}

/** Who else knows a hidden card. */
export const othersWhoKnow = ({ faceUp, knownTo }: SeenIdentity, owner: Seat): readonly Seat[] =>
  faceUp ? [] : knownTo.filter((seat) => seat !== owner);
