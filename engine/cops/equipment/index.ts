import type { Seat } from '../../core/game';
import type { Use, UseOf } from '../moves';
import { playerAt, type CopsState, type Variant } from '../state';
import { underDeck, withoutCard, type Log } from '../table';
import { blackmail } from './blackmail';
import type { EquipmentCard, Moment } from './card';
import { coffee } from './coffee';
import { defibrillator } from './defibrillator';
import { disguise } from './disguise';
import { evidenceBag } from './evidenceBag';
import { flashbang } from './flashbang';
import { k9 } from './k9';
import { medKit } from './medKit';
import { metalDetector } from './metalDetector';
import { mobileDetonator } from './mobileDetonator';
import type { Equipment } from './names';
import { plantedEvidence } from './plantedEvidence';
import { polygraph } from './polygraph';
import { reportAudit } from './reportAudit';
import { restrainingOrder } from './restrainingOrder';
import { riotShield } from './riotShield';
import { smokeGrenade } from './smokeGrenade';
import { surveillanceCamera } from './surveillanceCamera';
import { taser } from './taser';
import { truthSerum } from './truthSerum';
import { walkieTalkie } from './walkieTalkie';
import { wiretap } from './wiretap';

/** Every card, in the order of the book. */
const cards: { readonly [E in Equipment]: EquipmentCard<E> } = {
  blackmail,
  coffee,
  defibrillator,
  disguise,
  evidenceBag,
  flashbang,
  k9,
  medKit,
  metalDetector,
  mobileDetonator,
  plantedEvidence,
  polygraph,
  restrainingOrder,
  riotShield,
  smokeGrenade,
  surveillanceCamera,
  taser,
  truthSerum,
  walkieTalkie,
  wiretap,
  reportAudit,
};

/** The moments of a card, in this variant. */
export const momentsOf = (equipment: Equipment, variant: Variant): readonly Moment[] =>
  cards[equipment].when[variant];

/** Whether a card can be used in its owner's own turn alone. */
export const isOwnTurnOnly = (equipment: Equipment): boolean => cards[equipment].ownTurnOnly === true;

/** What this player can do with the cards in hand at this moment. */
export const usesAt = (state: CopsState, seat: Seat, moment: Moment): readonly Use[] =>
  playerAt(state, seat).hand.flatMap((equipment) => usesOf(state, seat, moment, equipment));

function usesOf(state: CopsState, seat: Seat, moment: Moment, equipment: Equipment): readonly Use[] {
  const { when, ownTurnOnly, uses } = cards[equipment];
  if (!when[state.variant].includes(moment)) return [];
  return ownTurnOnly && seat !== state.turn ? [] : uses(state, seat);
}

/** GC-31: out of the hand and under the deck, unless it stays in front of somebody; then it does what it says. */
export function playCard<E extends Equipment>(
  state: CopsState,
  seat: Seat,
  use: UseOf<E>,
  log: Log,
): CopsState {
  const card = cards[use.equipment];
  log.push({ ...use, type: 'used', seat });
  const played = withoutCard(state, seat, use.equipment);
  return card.happens(card.stays ? played : underDeck(played, use.equipment), seat, use, log);
}
