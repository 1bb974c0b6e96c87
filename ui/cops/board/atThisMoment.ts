import type { CopsView } from '../../../engine/cops';

/**
 * The table as the box would show it, which remembers nothing for anybody: one's own cards, what lies open, and what one
 * holds in the light just now.
 */
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
