import type { TFunction } from 'i18next';
import type { Seat } from '../../../engine/core';
import type { Action } from '../../../engine/cops';
import { nameAt, placeNumber } from '../terms';
import { between, by, onYou, ownFirst, type Reader } from './reader';

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
    default:
      return { ...nobody, target: nameAt(names, action.target) };
  }
}

/** What has been declared, as a sentence of the log. */
export const declaredIn = (t: TFunction, action: Action, seat: Seat, reader: Reader): string =>
  t(declarationOf(action, seat, reader), { name: nameAt(reader.names, seat), ...partsOf(action, reader) });

function declarationOf(action: Action, seat: Seat, reader: Reader) {
  const own = partOfYours(action, reader);
  if (own !== null) return `cops.${onYou(seat, reader)}.declared.${own}` as const;
  switch (action.type) {
    case 'investigate':
    case 'arm':
    case 'grab':
      return `cops.${between(seat, action.target, reader)}.declared.${action.type}` as const;
    case 'equip':
      return action.target === undefined
        ? (`cops.${by(seat, reader)}.declared.equip` as const)
        : (`cops.${between(seat, action.target, reader)}.declared.buy` as const);
    default:
      return `cops.${by(seat, reader)}.declared.${action.type}` as const;
  }
}

/** What is the reader's own in an action that needs two besides the one who does it. */
export function partOfYours(action: Action, { you }: Reader) {
  if (action.type === 'swap') return action.seats.some((seat) => seat === you) ? 'swapOwn' : null;
  if (action.type !== 'infiltrate') return null;
  if (action.gun === you) return 'infiltrateOwn';
  return action.target === you ? 'infiltrateAtSelf' : null;
}
