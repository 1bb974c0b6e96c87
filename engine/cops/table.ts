import type { Seat } from '../core/game';
import { replacedAt } from '../core/replacedAt';
import type { Attached, Equipment } from './equipment/cards';
import type { CopsEvent } from './events';
import type { Exchange } from './moves';
import { otherCops } from './seats';
import { cardAt, changed, playerAt, type CopsState, type IdentityCard, type Player } from './state';

/** Where what happens is written down while a move is played. */
export type Log = CopsEvent[];

export function withPlayer(state: CopsState, seat: Seat, change: Partial<Player>): CopsState {
  const { status, cards, hand, attached, gun, diamonds } = playerAt(state, seat);
  const player: Player = { status, cards, hand, attached, gun, diamonds, ...change };
  return changed(state, { players: replacedAt(state.players, seat, player) });
}

export function withCard(
  state: CopsState,
  seat: Seat,
  place: number,
  change: Partial<IdentityCard>,
): CopsState {
  const { identity, faceUp, wounded, knownTo } = cardAt(state, seat, place);
  const card: IdentityCard = { identity, faceUp, wounded, knownTo, ...change };
  return withPlayer(state, seat, { cards: replacedAt(playerAt(state, seat).cards, place, card) });
}

// — identity cards —

const everybody = (state: CopsState): readonly Seat[] => state.players.map((_, seat) => seat);

/** A card is turned up and stays. */
export function turnUp(state: CopsState, seat: Seat, place: number, log: Log): CopsState {
  log.push({ type: 'revealed', seat, card: place, identity: cardAt(state, seat, place).identity });
  const up = withCard(state, seat, place, { faceUp: true, knownTo: everybody(state) });
  return changed(up, { looks: state.looks.filter((look) => look.seat !== seat || look.card !== place) });
}

/** Two cards change places as they lie. New owners look at theirs; a player who knew a card still knows it where it is now. */
export function exchangeCards(state: CopsState, { seats, cards }: Exchange, log: Log): CopsState {
  const [one, other] = seats;
  const [place, otherPlace] = cards;
  log.push({ type: 'swapped', seats, cards });
  const given = cardAt(state, one, place);
  const taken = cardAt(state, other, otherPlace);
  const halfway = withCard(state, one, place, ownedBy(one, taken));
  const exchanged = withCard(halfway, other, otherPlace, ownedBy(other, given));
  const stayed = state.looks.filter(
    ({ seat, card }) => (seat !== one || card !== place) && (seat !== other || card !== otherPlace),
  );
  return changed(exchanged, { looks: stayed });
}

const ownedBy = (owner: Seat, card: IdentityCard): IdentityCard => ({
  ...card,
  knownTo: withSeat(card.knownTo, owner),
});

/** Ascending, and nobody twice. */
export const withSeat = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  seats.includes(seat) ? seats : [...seats, seat].sort((one, other) => one - other);

// — equipment —

/** The deck never runs dry: hands and boards hold at most ten of its cards. */
export function draw(state: CopsState, seat: Seat, log: Log): CopsState {
  const drawn = state.deck[0] as Equipment;
  log.push({ type: 'drew', seat, secret: { knownTo: [seat], equipment: drawn } });
  const taken = changed(state, { deck: state.deck.slice(1) });
  return withPlayer(taken, seat, { hand: [...playerAt(state, seat).hand, drawn] });
}

export const underDeck = (state: CopsState, card: Equipment): CopsState =>
  changed(state, { deck: [...state.deck, card] });

/** Out of the hand: where it goes is another matter. */
export const withoutCard = (state: CopsState, seat: Seat, card: Equipment): CopsState =>
  withPlayer(state, seat, { hand: playerAt(state, seat).hand.filter((other) => other !== card) });

/** GC-21, GC-33: under the deck, unseen. */
export function discard(state: CopsState, seat: Seat, card: Equipment, log: Log): CopsState {
  log.push({ type: 'discarded', seat, secret: { knownTo: [seat], equipment: card } });
  return underDeck(withoutCard(state, seat, card), card);
}

export const discardHand = (state: CopsState, seat: Seat, log: Log): CopsState =>
  playerAt(state, seat).hand.reduce((now, card) => discard(now, seat, card, log), state);

/** From hand to hand: only these two know what it is. */
export function handOver(state: CopsState, seat: Seat, target: Seat, card: Equipment, log: Log): CopsState {
  log.push({
    type: 'handed',
    seat,
    target,
    item: 'hand',
    secret: { knownTo: [seat, target].sort((one, other) => one - other), equipment: card },
  });
  const hand = [...playerAt(state, target).hand, card];
  return withPlayer(withoutCard(state, seat, card), target, { hand });
}

export function attach(state: CopsState, seat: Seat, card: Attached, log: Log): CopsState {
  log.push({ type: 'attached', seat, equipment: card });
  return withPlayer(state, seat, { attached: [...playerAt(state, seat).attached, card] });
}

const withoutAttached = (state: CopsState, seat: Seat, card: Attached): CopsState =>
  withPlayer(state, seat, { attached: playerAt(state, seat).attached.filter((other) => other !== card) });

/** From in front of one player to another, where all see it. */
export function handAttachedOver(
  state: CopsState,
  seat: Seat,
  target: Seat,
  item: Attached,
  log: Log,
): CopsState {
  log.push({ type: 'handed', seat, target, item });
  const attached = [...playerAt(state, target).attached, item];
  return withPlayer(withoutAttached(state, seat, item), target, { attached });
}

/** V-15: what lay in front of a player goes under the deck. */
export const layAttachedAside = (state: CopsState, seat: Seat, log: Log): CopsState =>
  playerAt(state, seat).attached.reduce((now, card) => {
    log.push({ type: 'detached', seat, equipment: card });
    return underDeck(withoutAttached(now, seat, card), card);
  }, state);

// — guns —

export function takeAim(state: CopsState, seat: Seat, target: Seat | null, log: Log): CopsState {
  const { gun } = playerAt(state, seat);
  log.push({ type: 'aimed', seat, target });
  return withPlayer(state, seat, { gun: { aim: target, fresh: gun?.fresh ?? false } });
}

/** To the middle; in the band variant, where everybody owns one, into its holster. */
export function loseGun(state: CopsState, seat: Seat, log: Log): CopsState {
  if (playerAt(state, seat).gun === null) return state;
  const bare = withPlayer(state, seat, { gun: null });
  if (state.variant === 'band') {
    log.push({ type: 'holstered', seat });
    return bare;
  }
  log.push({ type: 'dropped', seat });
  return changed(bare, { guns: bare.guns + 1 });
}

/** Who was aimed at is gone: those guns point at nobody until their owners aim again. */
export const loseAimAt = (state: CopsState, gone: Seat, log: Log): CopsState =>
  otherCops(state.players, gone).reduce(
    (now, seat) => (playerAt(now, seat).gun?.aim === gone ? takeAim(now, seat, null, log) : now),
    state,
  );

// — diamonds —

export function takeDiamonds(state: CopsState, seat: Seat, target: Seat, log: Log): CopsState {
  const { diamonds } = playerAt(state, target);
  if (diamonds === 0) return state;
  log.push({ type: 'robbed', seat, target, diamonds });
  const robbed = withPlayer(state, target, { diamonds: 0 });
  return withPlayer(robbed, seat, { diamonds: playerAt(state, seat).diamonds + diamonds });
}

export function payDiamond(state: CopsState, seat: Seat, target: Seat, log: Log): CopsState {
  log.push({ type: 'paid', seat, target });
  const paid = withPlayer(state, seat, { diamonds: playerAt(state, seat).diamonds - 1 });
  return withPlayer(paid, target, { diamonds: playerAt(state, target).diamonds + 1 });
}
