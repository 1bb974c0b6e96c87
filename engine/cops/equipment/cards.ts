import { blackmail } from './blackmail';
import type { EquipmentCard, UseSaying } from './card';
import { coffee } from './coffee';
import { defibrillator } from './defibrillator';
import { disguise } from './disguise';
import { evidenceBag } from './evidenceBag';
import { flashbang } from './flashbang';
import { k9 } from './k9';
import { medKit } from './medKit';
import { metalDetector } from './metalDetector';
import { mobileDetonator } from './mobileDetonator';
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

/** Every card, in the order of the book. Report Audit is in the box, not in the book, and only by option. */
const cards = {
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

export type Equipment = keyof typeof cards;

/** What the user of a card says with it stands in the card's own file. */
type SaidWith<E extends Equipment> = (typeof cards)[E] extends EquipmentCard<E, infer Says> ? Says : never;

export type UseOf<E extends Equipment> = UseSaying<E, SaidWith<E>>;

export type Use = { [E in Equipment]: UseOf<E> }[Equipment];

export const equipmentCards: { readonly [E in Equipment]: EquipmentCard<E, SaidWith<E>> } = cards;

const isEquipment = (name: string): name is Equipment => name in cards;

export const equipment: readonly Equipment[] = Object.keys(cards).filter(isEquipment);

/** Cards that stay in front of a player once they have been played. */
export type Attached = 'disguise' | 'plantedEvidence';

/** The cards in a game, with Report Audit or without. */
export const equipmentIn = (reportAudit: boolean): readonly Equipment[] =>
  reportAudit ? equipment : equipment.filter((card) => card !== 'reportAudit');
