import type { Seat, Viewer } from '../core/game';
import { isDisguised, type OpenPlayer } from './seats';
import { cardAt, changed, playerAt, type CopsState, type IdentityCard, type Look } from './state';
import { withCard, withPlayer, withSeat, type Log } from './table';

/** Who knows which card. It is written on the card itself, and so goes where the card goes (D-14). */
export const knows = ({ faceUp, knownTo }: IdentityCard, viewer: Viewer): boolean =>
  faceUp || (viewer !== 'table' && knownTo.includes(viewer));

/** Somebody looks at hidden cards and puts them back. All see whose they are and where they lie (D-02). */
export function lookAt(
  state: CopsState,
  seat: Seat,
  target: Seat,
  places: readonly number[],
  log: Log,
): CopsState {
  return places.reduce((now, place) => {
    const { identity, knownTo } = cardAt(now, target, place);
    const learned = withSeat(knownTo, seat);
    log.push({ type: 'looked', seat, target, card: place, secret: { knownTo: [seat], identity } });
    const seen = withCard(now, target, place, { knownTo: learned });
    return changed(seen, { looks: withLook(now.looks, { seat: target, card: place }) });
  }, state);
}

const withLook = (looks: readonly Look[], { seat, card }: Look): readonly Look[] =>
  looks.some((look) => look.seat === seat && look.card === card) ? looks : [...looks, { seat, card }];

/** Cards shuffled face down: what others knew of them is gone, and so is what was just seen of them. */
export function forgetCardsOf(state: CopsState, seat: Seat): CopsState {
  const cards = playerAt(state, seat).cards.map((card) => ({ ...card, faceUp: false, knownTo: [seat] }));
  const looks = state.looks.filter((look) => look.seat !== seat);
  return changed(withPlayer(state, seat, { cards }), { looks });
}

/** What a Surveillance Camera may turn up now. */
export const openLooks = (players: readonly OpenPlayer[], looks: readonly Look[]): readonly Look[] =>
  looks
    .filter(({ seat }) => !isDisguised(players[seat]))
    .sort((one, other) => one.seat - other.seat || one.card - other.card);
