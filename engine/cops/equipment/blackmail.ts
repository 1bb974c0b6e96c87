import { exchangesAmong } from '../moves';
import { otherCops } from '../seats';
import { exchangeCards } from '../table';
import { anyMoment, type EquipmentCard } from './card';

/** A card of one player changes places with a card of another, as they lie. */
export const blackmail: EquipmentCard<'blackmail'> = {
  when: anyMoment,
  uses: (state, user) =>
    exchangesAmong(otherCops(state, user)).map(({ seats, cards }) => ({
      type: 'use',
      equipment: 'blackmail',
      seats,
      cards,
    })),
  happens: (state, _, { seats, cards }, log) => exchangeCards(state, { seats, cards }, log),
};
