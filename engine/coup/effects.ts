import type { Seat } from '../core/game';
import { exchangeDraws, type Action } from './actions';
import { giveBomb } from './bomb';
import {
  cardAt,
  draw,
  forfeit,
  gain,
  giveToCourt,
  hiddenPlaces,
  unexpose,
  withCard,
  withPlayer,
} from './change';
import { declaredIn } from './claims';
import type { Log } from './events';
import { opposite } from './parties';
import type { Role } from './roles';
import { isHidden, isIn, playerAt, type At, type CoupState, type Declared } from './state';

/** What an effect leaves for the turn to do: end, wait for an answer, or see somebody lose an influence first. */
export type Rest = 'endTurn' | 'wait' | { readonly loses: Seat };

export type Effect = (
  state: CoupState,
  declared: Declared,
  log: Log,
) => readonly [state: CoupState, rest: Rest];

const income =
  (coins: number): Effect =>
  (state, _, log) => [gain(state, state.turn, coins, 'treasury', log), 'endTurn'];

/** C-11: an effect on somebody who is out already comes to nothing. */
const onTarget =
  (effect: (state: CoupState, target: Seat, log: Log) => ReturnType<Effect>): Effect =>
  (state, { target }, log) =>
    target !== null && isIn(state, target) ? effect(state, target, log) : [state, 'endTurn'];

const loseOne = onTarget((state, target) => [state, { loses: target }]);

export const effects: Readonly<Record<Action, Effect>> = {
  income: income(1),
  foreignAid: income(2),
  tax: income(3),
  coup: loseOne,
  assassinate: loseOne,
  steal: (state, { target }, log) => [target === null ? state : rob(state, target, log), 'endTurn'],
  exchange: drawToChoose,
  examine: onTarget(askToShow),
  convert: onTarget((state, target, log) => [turnCoat(state, target, log), 'endTurn']),
  embezzle: (state, _, log) => [gain(state, state.turn, state.reserve, 'reserve', log), 'endTurn'],
  bomb: onTarget((state, target, log) => [giveBomb(state, state.turn, target, log), 'wait']),
};

/** FC-28, B11: two coins, or the one there is. C-12: a victim who is out is robbed first and forfeits the rest. */
export function rob(state: CoupState, target: Seat, log: Log): CoupState {
  const coins = Math.min(2, playerAt(state, target).coins);
  const robbed = coins > 0 ? gain(state, state.turn, coins, target, log) : state;
  return isIn(robbed, target) ? robbed : forfeit(robbed, target, log);
}

/** FP-R07. */
function turnCoat(state: CoupState, target: Seat, log: Log): CoupState {
  const { party } = playerAt(state, target);
  if (party === null) return state;
  log.push({ type: 'converted', seat: target, by: state.turn, party: opposite(party) });
  return withPlayer(state, target, { party: opposite(party) });
}

// — exchange (FC-29, FP-I03, RU-17, RU-19) —

function drawToChoose(state: CoupState, _: Declared, log: Log): ReturnType<Effect> {
  const count = exchangeDraws[state.sixth];
  const [drawn, rest] = draw(state, count);
  log.push({ type: 'drew', seat: state.turn, count, secret: { knownTo: [state.turn], roles: drawn } });
  return [{ ...rest, stage: { kind: 'keep', drawn } }, 'wait'];
}

/** What lies before the player who exchanges: own hidden cards first, then the drawn. */
export const offeredCards = (state: CoupState, { drawn }: At<'keep'>): readonly Role[] => [
  ...playerAt(state, state.turn)
    .cards.filter(isHidden)
    .map(({ role }) => role),
  ...drawn,
];

export function keep(state: CoupState, stage: At<'keep'>, cards: readonly number[], log: Log): CoupState {
  const seat = state.turn;
  const offered = offeredCards(state, stage);
  const places = hiddenPlaces(state, seat);
  const returned = offered.filter((_, index) => !cards.includes(index));
  log.push({
    type: 'returned',
    seat,
    count: returned.length,
    secret: { knownTo: [seat], roles: returned },
  });
  const kept = places.reduce((now, place, order) => {
    const role = offered[cards[order] ?? -1] as Role;
    return withCard(now, seat, place, { role, faceUp: false });
  }, state);
  return giveToCourt({ ...kept, exposed: stillExposed(state, places, cards) }, returned);
}

/** C-20: a card shown as proof (nobody but the acting player has shown one yet) stays known if it was kept. */
function stillExposed(state: CoupState, places: readonly number[], kept: readonly number[]) {
  return state.exposed.flatMap((one) => {
    const place = places[kept.indexOf(places.indexOf(one.card))];
    return place === undefined ? [] : [{ seat: one.seat, card: place }];
  });
}

// — examine (FP-I04, RU-19) —

function askToShow(state: CoupState, target: Seat, log: Log): ReturnType<Effect> {
  const places = hiddenPlaces(state, target);
  const [only] = places;
  // C-53: a last card must be the one.
  if (places.length === 1 && only !== undefined) return [show(state, only, log), 'wait'];
  return [{ ...state, stage: { kind: 'show' } }, 'wait'];
}

export const examined = (state: CoupState): Seat => declaredIn(state).target as Seat;

export function show(state: CoupState, card: number, log: Log): CoupState {
  const seat = examined(state);
  const secret = { knownTo: [seat, state.turn], roles: [cardAt(state, seat, card).role] };
  log.push({ type: 'shown', seat, to: state.turn, card, secret });
  return { ...state, stage: { kind: 'examine', card } };
}

export function giveBack(state: CoupState, log: Log): CoupState {
  log.push({ type: 'givenBack', seat: examined(state), by: state.turn });
  return state;
}

/** FP-I04, C-50: the target draws first and returns the shown card after; C-51: nobody else sees what they drew. */
export function swap(state: CoupState, { card }: At<'examine'>, log: Log): CoupState {
  const seat = examined(state);
  const shown = cardAt(state, seat, card).role;
  const [drawn, rest] = draw(state, 1);
  const renewed = withCard(rest, seat, card, { role: drawn[0] as Role, faceUp: false });
  log.push({ type: 'swapped', seat, by: state.turn, card, secret: { knownTo: [seat], roles: drawn } });
  return giveToCourt(unexpose(renewed, seat, card), [shown]);
}
