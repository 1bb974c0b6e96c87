import type { CopsEvent } from '../../../engine/cops';
import { listed } from '../../i18n/listed';
import type { Narrator } from '../../log/eventRow';
import { equipmentName, placeName } from '../terms';
import { onYou, ownFirst } from './actions';

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
  const places = listed(
    t,
    cards.map((place) => placeName(t, place)),
  );
  return atYou
    ? t(`cops.${toYou}.used.atOwnCards`, { ...aimed, places })
    : t(`cops.${whose}.used.atCards`, { ...aimed, places });
}
