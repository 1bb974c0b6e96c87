import type { Seat } from '../core/game';
import { shuffled } from '../core/random';
import { replacedAt } from '../core/replacedAt';
import { ruleBooks } from './books';
import type { Log } from './events';
import type { Role } from './roles';
import { isHidden, isOut, playerAt, type Card, type CoupState, type Player } from './state';

export function withPlayer(state: CoupState, seat: Seat, change: Partial<Player>): CoupState {
  return { ...state, players: replacedAt(state.players, seat, { ...playerAt(state, seat), ...change }) };
}

export function withCard(state: CoupState, seat: Seat, at: number, card: Card): CoupState {
  return withPlayer(state, seat, { cards: replacedAt(playerAt(state, seat).cards, at, card) });
}

export function cardAt(state: CoupState, seat: Seat, at: number): Card {
  const card = playerAt(state, seat).cards[at];
  if (!card) throw new RangeError(`Seat ${seat} has no card ${at}.`);
  return card;
}

export function pay(state: CoupState, seat: Seat, coins: number, to: 'treasury' | 'reserve'): CoupState {
  if (coins === 0) return state;
  const paid = withPlayer(state, seat, { coins: playerAt(state, seat).coins - coins });
  return to === 'reserve' ? { ...paid, reserve: paid.reserve + coins } : paid;
}

/** C-28: the treasury never runs dry. */
export function gain(
  state: CoupState,
  seat: Seat,
  coins: number,
  from: 'treasury' | 'reserve' | Seat,
  log: Log,
): CoupState {
  log.push({ type: 'gained', seat, coins, from });
  const giver =
    from === 'treasury'
      ? state
      : from === 'reserve'
        ? { ...state, reserve: state.reserve - coins }
        : pay(state, from, coins, 'treasury');
  return withPlayer(giver, seat, { coins: playerAt(giver, seat).coins + coins });
}

/** FC-18, HE-08: what an exiled player had goes to the treasury. */
export function forfeit(state: CoupState, seat: Seat, log: Log): CoupState {
  const { coins } = playerAt(state, seat);
  if (coins === 0) return state;
  log.push({ type: 'forfeited', seat, coins });
  return withPlayer(state, seat, { coins: 0 });
}

/** The court never runs dry either: it keeps its size, and nobody draws more than it has (C-25). */
export function draw(state: CoupState, count: number): [drawn: readonly Role[], rest: CoupState] {
  return [state.court.slice(0, count), { ...state, court: state.court.slice(count) }];
}

/** FC-40: shuffled in; RU-26, C-22: under the deck, in an order nobody sees, and never shuffled again. */
export function giveToCourt(state: CoupState, roles: readonly Role[]): CoupState {
  if (ruleBooks[state.book].replacement === 'shuffleNow') {
    const [court, random] = shuffled([...state.court, ...roles], state.random);
    return { ...state, court, random };
  }
  if (roles.length < 2) return { ...state, court: [...state.court, ...roles] };
  const [order, random] = shuffled(roles, state.random);
  return { ...state, court: [...state.court, ...order], random };
}

/** FC-40, RU-26: what was shown goes into the deck, and only then as much is drawn in its place. */
export function replaceCards(state: CoupState, seat: Seat, places: readonly number[], log: Log): CoupState {
  const given = giveToCourt(
    state,
    places.map((at) => cardAt(state, seat, at).role),
  );
  const [drawn, rest] = draw(given, places.length);
  return places.reduce((now, at, order) => {
    const role = drawn[order] as Role;
    log.push({ type: 'replaced', seat, card: at, secret: { knownTo: [seat], roles: [role] } });
    return withCard(now, seat, at, { role, faceUp: false });
  }, rest);
}

/** C-20: a card that has left its owner's hidden ones need not be replaced any more. */
export function unexpose(state: CoupState, seat: Seat, at: number): CoupState {
  if (state.exposed.length === 0) return state;
  return { ...state, exposed: state.exposed.filter((one) => one.seat !== seat || one.card !== at) };
}

/** FC-12: a card is turned up and stays. Says who is out; what becomes of their coins is the turn's affair (C-12). */
export function turnUp(state: CoupState, seat: Seat, at: number, log: Log): CoupState {
  const { role } = cardAt(state, seat, at);
  log.push({ type: 'lost', seat, card: at, role });
  const lost = unexpose(withCard(state, seat, at, { role, faceUp: true }), seat, at);
  if (isOut(playerAt(lost, seat))) log.push({ type: 'out', seat });
  return lost;
}

/** Where the seat's hidden cards lie. */
export function hiddenPlaces(state: CoupState, seat: Seat): number[] {
  const places: number[] = [];
  playerAt(state, seat).cards.forEach((card, at) => {
    if (isHidden(card)) places.push(at);
  });
  return places;
}
