import type { CopsEvent } from '../../../engine/cops';
import type { EventOf } from '../../../engine/core';
import { listed } from '../../i18n/listed';
import { doneBy, type Narrator } from '../../log/eventRow';
import { equipmentName, identityName, placeName, placeNumber } from '../terms';
import { ownFirst, onYou } from './actions';

type Of<Type extends CopsEvent['type']> = EventOf<CopsEvent, Type>;

// — one who did it, and one to whom it was done —

/** One card, or several of one player. */
export function lookedIn(
  { seat, target, card, secret }: Of<'looked'>,
  { t, name, between }: Narrator,
  alike: readonly Of<'looked'>[],
): string {
  const whose = between(seat, target);
  const both = { name: name(seat), target: name(target) };
  if (alike.length > 1) {
    const cards = alike.map((look) => placeName(t, look.card));
    return t(`cops.${whose}.lookedSeveral`, { ...both, places: listed(t, cards) });
  }
  const look = { ...both, place: placeNumber(card) };
  return secret
    ? t(`cops.${whose}.lookedAt`, { ...look, identity: identityName(t, secret.identity) })
    : t(`cops.${whose}.looked`, look);
}

export function swappedIn(event: Of<'swapped'>, narrator: Narrator): string {
  const { t, name, you } = narrator;
  const { seats, cards } = ownFirst(event, narrator);
  return t(seats[0] === you ? 'cops.logAtYou.swapped' : 'cops.log.swapped', {
    one: name(seats[0]),
    other: name(seats[1]),
    place: placeNumber(cards[0]),
    otherPlace: placeNumber(cards[1]),
  });
}

export function handedIn(
  { seat, target, item, secret }: Of<'handed'>,
  { t, name, between }: Narrator,
): string {
  const both = { name: name(seat), target: name(target) };
  const card = item === 'hand' ? secret?.equipment : item;
  return card === undefined
    ? t(`cops.${between(seat, target)}.handed`, both)
    : t(`cops.${between(seat, target)}.handedKnown`, { ...both, card: equipmentName(t, card) });
}

// — the end —

const reasons = ['kingpinDown', 'agentDown', 'bothLeaders', 'diamonds'] as const;

export type Reason = (typeof reasons)[number];

/** The engine gives no other reason; what a game ends for is open text to the rest of the house. */
export const reasonIn = (reason: string): Reason => reasons.find((one) => one === reason) ?? 'bothLeaders';

export function wonBy({ winners, reason }: Of<'won'>, { t, name, you }: Narrator): string {
  const others = winners.flatMap((seat) => (seat === you ? [] : name(seat)));
  const named = listed(t, others);
  if (others.length === winners.length)
    return t(`cops.log.won.${reasonIn(reason)}`, {
      names: others.length === 0 ? t('cops.log.nobodyLeft') : named,
    });
  const won = t(`cops.yourLog.won.${reasonIn(reason)}`);
  return others.length === 0 ? won : `${won} ${t('cops.yourLog.wonWith', { names: named })}`;
}

// — who did the same —

export function arrangedIn(_: Of<'arranged'>, narrator: Narrator, alike: readonly Of<'arranged'>[]): string {
  const { t } = narrator;
  const theirs = (names: readonly string[]) => t('cops.log.arranged', { names: listed(t, names) });
  return doneBy(alike, narrator, t('cops.yourLog.arranged'), theirs);
}

/** A player may speak up before the others have been asked: then nobody has let anything pass. */
export function letPass(
  _: Of<'passed'>,
  narrator: Narrator,
  alike: readonly Of<'passed'>[],
  next: CopsEvent | undefined,
): string | readonly string[] {
  const { t } = narrator;
  if (next?.type === 'spoke') return [];
  if (next !== undefined) return t('cops.log.passed.all');
  return doneBy(alike, narrator, t('cops.yourLog.passed'), (names) =>
    t(`cops.log.passed.${names.length === 1 ? 'one' : 'several'}`, { names: listed(t, names) }),
  );
}

type Used = Extract<CopsEvent, { readonly type: 'used' }>;

/** What a card is played on: nothing, two players, a way from one to another, somebody's cards, somebody. */
export function usedIn(event: Used, narrator: Narrator): string {
  const { t, name, by, you } = narrator;
  const { seat } = event;
  const played = { name: name(seat), card: equipmentName(t, event.equipment) };
  const whose = by(seat);
  const toYou = onYou(seat, narrator);
  if ('seats' in event) {
    const [one, other] = ownFirst(event, narrator).seats;
    const both = { ...played, one: name(one), other: name(other) };
    return one === you ? t(`cops.${toYou}.used.betweenOwn`, both) : t(`cops.${whose}.used.between`, both);
  }
  if (!('target' in event)) return t(`cops.${whose}.used.plain`, played);
  const aimed = { ...played, target: name(event.target) };
  if ('from' in event) {
    const carried = { ...aimed, from: name(event.from) };
    if (event.from === you) return t(`cops.${toYou}.used.bagOwn`, carried);
    if (event.target === you) return t(`cops.${toYou}.used.bagToSelf`, carried);
    return t(`cops.${whose}.used.bag`, carried);
  }
  const atYou = event.target === you;
  const cards = 'cards' in event ? event.cards : 'card' in event ? [event.card] : [];
  if (cards.length === 0)
    return atYou ? t(`cops.${toYou}.used.atSelf`, aimed) : t(`cops.${whose}.used.at`, aimed);
  const named = cards.map((place) => placeName(t, place));
  const places = listed(t, named);
  return atYou
    ? t(`cops.${toYou}.used.atOwnCards`, { ...aimed, places })
    : t(`cops.${whose}.used.atCards`, { ...aimed, places });
}
