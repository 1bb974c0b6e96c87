import type { Action, CopsEvent } from '../../../engine/cops';
import type { Seat } from '../../../engine/core';
import type { Narrator, Reader } from '../../log/eventRow';
import { nameAt } from '../../match/seat';
import { placeNumber } from '../terms';

type Exchange = Pick<Extract<CopsEvent, { type: 'swapped' }>, 'seats' | 'cards'>;

/** An exchange is told from the reader's side. */
export const ownFirst = <E extends Exchange>(exchange: E, { you }: Reader): E => {
  const { seats, cards } = exchange;
  return seats[1] === you ? { ...exchange, seats: [you, seats[0]], cards: [cards[1], cards[0]] } : exchange;
};

/** Whose words tell what a seat did to the reader, who may have done it to themselves. */
export const onYou = (doer: Seat, { you }: Reader) => (doer === you ? 'yourLog' : 'logAtYou');

/** Which words tell an action: those of the band variant name somebody more. */
export const wordOf = (action: Action): Action['type'] | 'buy' =>
  action.type === 'equip' && action.target !== undefined ? 'buy' : action.type;

/** Everybody and every card an action names, for the words that need them. */
export function partsOf(action: Action, reader: Reader) {
  const { names } = reader;
  const nobody = { target: '', one: '', other: '', place: 0, otherPlace: 0 };
  switch (action.type) {
    case 'investigate':
      return { ...nobody, target: nameAt(names, action.target), place: placeNumber(action.card) };
    case 'swap': {
      const { seats, cards } = ownFirst(action, reader);
      return {
        ...nobody,
        one: nameAt(names, seats[0]),
        other: nameAt(names, seats[1]),
        place: placeNumber(cards[0]),
        otherPlace: placeNumber(cards[1]),
      };
    }
    case 'infiltrate':
      return { ...nobody, one: nameAt(names, action.gun), target: nameAt(names, action.target) };
    case 'shoot':
      return nobody;
    case 'arm':
    case 'equip':
    case 'grab':
      return { ...nobody, target: nameAt(names, action.target) };
  }
}

/** What has been declared, as a sentence of the log. */
export function declaredIn(
  { seat, action }: Extract<CopsEvent, { type: 'declared' }>,
  narrator: Narrator,
): string {
  const { t, name, by, between } = narrator;
  const parts = { name: name(seat), ...partsOf(action, narrator) };
  const own = partOfYours(action, narrator);
  if (own !== null) return t(`cops.${onYou(seat, narrator)}.declared.${own}`, parts);
  switch (action.type) {
    case 'investigate':
    case 'arm':
    case 'grab':
      return t(`cops.${between(seat, action.target)}.declared.${action.type}`, parts);
    case 'equip':
      return action.target === undefined
        ? t(`cops.${by(seat)}.declared.equip`, parts)
        : t(`cops.${between(seat, action.target)}.declared.buy`, parts);
    case 'shoot':
    case 'swap':
    case 'infiltrate':
      return t(`cops.${by(seat)}.declared.${action.type}`, parts);
  }
}

/** What is the reader's own in an action that needs two besides the one who does it. */
export function partOfYours(action: Action, { you }: Reader) {
  if (action.type === 'swap') return action.seats.some((seat) => seat === you) ? 'swapOwn' : null;
  if (action.type !== 'infiltrate') return null;
  if (action.gun === you) return 'infiltrateOwn';
  return action.target === you ? 'infiltrateAtSelf' : null;
}
