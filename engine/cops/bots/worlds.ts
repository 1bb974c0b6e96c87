import type { Seat } from '../../core/game';
import type { Identity } from '../identities';
import type { CopsView } from '../view';

/** An identity card, as far as the bot can follow it. */
export type Card = {
  /** Null: never seen. */
  readonly identity: Identity | null;
  /** This card among all of them, as a bit. */
  readonly bit: number;
  /** Every card that has ever been in one hand with it, itself included: no two of them are both leaders (GC-37). */
  readonly met: number;
};

/**
 * Which card lies where, as it may be. There is a single world until a Flashbang: then the cards of a hand lie in any
 * order, and there is a world for each that makes a difference.
 */
export type World = {
  /** How many orders it stands for. */
  readonly weight: number;
  readonly hands: readonly (readonly Card[])[];
};

const bitsOf = (cards: readonly Card[]): number => cards.reduce((bits, { bit }) => bits | bit, 0);

/** The deal: cards of one hand have met. */
export function worldOf({ seats }: CopsView): World {
  let count = 0;
  const hands = seats.map(({ cards }) => {
    const hand = cards.map(({ identity }) => ({ identity, bit: 1 << count++, met: 0 }));
    return acquainted(hand);
  });
  return { weight: 1, hands };
}

/** Everybody in this hand has met. */
function acquainted(hand: readonly Card[]): readonly Card[] {
  const together = bitsOf(hand);
  return hand.map((card) => ({ ...card, met: card.met | together }));
}

const withHand = (world: World, seat: Seat, hand: readonly Card[]): World => ({
  ...world,
  hands: world.hands.map((other, at) => (at === seat ? hand : other)),
});

/** A card has been seen: what it cannot be in this world, it is in none. */
export function seen(world: World, seat: Seat, place: number, identity: Identity): World | null {
  const hand = world.hands[seat] ?? [];
  const known = hand[place]?.identity ?? null;
  if (known !== null) return known === identity ? world : null;
  return withHand(
    world,
    seat,
    hand.map((card, at) => (at === place ? { ...card, identity } : card)),
  );
}

export function exchanged(
  world: World,
  [one, other]: readonly [Seat, Seat],
  [place, otherPlace]: readonly [number, number],
): World {
  const given = world.hands[one]?.[place];
  const taken = world.hands[other]?.[otherPlace];
  if (!given || !taken) return world;
  const put = (seat: Seat, where: number, card: Card) =>
    (world.hands[seat] ?? []).map((old, at) => (at === where ? card : old));
  const hands = world.hands.map((hand, seat) => {
    if (seat === one) return put(one, place, taken);
    return seat === other ? put(other, otherPlace, given) : hand;
  });
  return { ...world, hands: introduced(hands, [one, other]) };
}

/** New company at two seats; who has met whom is noted on both sides, wherever the other is now. */
function introduced(hands: World['hands'], seats: readonly Seat[]): World['hands'] {
  return hands.map((hand, seat) => (seats.includes(seat) ? acquainted(hand) : hand));
}

/** One's own cards, laid in another order. */
export const arranged = (world: World, seat: Seat, order: readonly number[]): World =>
  withHand(
    world,
    seat,
    order.flatMap((place) => world.hands[seat]?.[place] ?? []),
  );

/** Somebody else has laid their cards in another order: any is possible. */
export function shuffledHand(world: World, seat: Seat): readonly World[] {
  const orders = ordersOf(world.hands[seat] ?? []);
  return merged(
    orders.map((hand) => withHand({ ...world, weight: world.weight / orders.length }, seat, hand)),
  );
}

const ordersOf = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  cards.length === 0
    ? [[]]
    : cards.flatMap((card) =>
        ordersOf(cards.filter((other) => other !== card)).map((rest) => [card, ...rest]),
      );

/** Cards that nobody can tell apart, unseen and with the same company behind them, make no difference. */
const looksOf = ({ hands }: World): string =>
  hands.map((hand) => hand.map(({ identity, met }) => `${identity} ${met}`).join()).join(';');

export function merged(worlds: readonly World[]): readonly World[] {
  if (worlds.length < 2) return worlds;
  const byLooks = new Map<string, World>();
  for (const world of worlds) {
    const looks = looksOf(world);
    const same = byLooks.get(looks);
    byLooks.set(looks, same ? { ...same, weight: same.weight + world.weight } : world);
  }
  return [...byLooks.values()];
}
