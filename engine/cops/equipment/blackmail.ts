import { exchangesAmong, type Exchange } from '../moves';
import { otherCops } from '../seats';
import { exchangeCards } from '../table';
import type { EquipmentCard } from './card';

/** A card of one player changes places with a card of another, as they lie. */
export const blackmail: EquipmentCard<'blackmail', Exchange> = {
  when: 'anyMoment',
  uses: ({ seats: players }, user) =>
    exchangesAmong(otherCops(players, user)).map(({ seats, cards }) => ({
      type: 'use',
      equipment: 'blackmail',
      seats,
      cards,
    })),
  happens: (state, _, { seats, cards }, log) => exchangeCards(state, { seats, cards }, log),
};
