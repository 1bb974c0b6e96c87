import type { CopsEvent, CopsView } from '../../../engine/cops';

/**
 * GC-14: the cards that a viewer has come to look at lie before them until somebody declares the next action, if they are
 * where they were. The game itself forgets them sooner, where nobody could turn them up.
 */
export function inTheLight(view: CopsView, witnessed: readonly CopsEvent[]): CopsView {
  const since = witnessed.slice(witnessed.findLastIndex(({ type }) => type === 'declared') + 1);
  const looks = since.flatMap((event) => {
    if (event.type !== 'looked' || event.seat !== view.viewer || event.secret === undefined) return [];
    const card = view.seats[event.target]?.cards[event.card];
    const isThere = card !== undefined && !card.faceUp && card.identity === event.secret.identity;
    return isThere ? [{ seat: event.target, card: event.card }] : [];
  });
  const isFirst = ({ seat, card }: (typeof looks)[number], at: number) =>
    looks.findIndex((look) => look.seat === seat && look.card === card) === at;
  return view.viewer === 'table' ? view : { ...view, looks: looks.filter(isFirst) };
}

/** The table as the box shows it, which remembers nothing: one's own cards, open ones, and those just looked at. */
export function atThisMoment(view: CopsView): CopsView {
  const isInTheLight = (owner: number, place: number) =>
    view.looks.some(({ seat, card }) => seat === owner && card === place);
  return {
    ...view,
    seats: view.seats.map((player, owner) => ({
      ...player,
      cards: player.cards.map((card, place) =>
        card.faceUp
          ? card
          : {
              ...card,
              identity: owner === view.viewer || isInTheLight(owner, place) ? card.identity : null,
              knownTo: [],
            },
      ),
    })),
  };
}
