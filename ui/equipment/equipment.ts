import { equipment as emblems, equipmentAccents } from '../../assets/art/equipment';

export type Equipment = keyof typeof emblems;

type When = 'anyMoment' | 'ownTurn' | 'shotDeclared' | 'youAreShot' | 'youAreFinished' | 'afterLook';

/** When each card can be played, in the order of the book's list. What it does stands in the locales. */
export const whenPlayed: Readonly<Record<Equipment, When>> = {
  blackmail: 'anyMoment',
  coffee: 'anyMoment',
  defibrillator: 'anyMoment',
  disguise: 'anyMoment',
  evidenceBag: 'anyMoment',
  flashbang: 'anyMoment',
  k9: 'anyMoment',
  medKit: 'anyMoment',
  metalDetector: 'anyMoment',
  mobileDetonator: 'youAreFinished',
  plantedEvidence: 'anyMoment',
  polygraph: 'anyMoment',
  restrainingOrder: 'shotDeclared',
  riotShield: 'youAreShot',
  smokeGrenade: 'anyMoment',
  surveillanceCamera: 'afterLook',
  taser: 'ownTurn',
  truthSerum: 'anyMoment',
  walkieTalkie: 'anyMoment',
  wiretap: 'anyMoment',
  reportAudit: 'ownTurn',
};

/** What these do with the band of criminals is something else, and has words of its own. */
const changed = ['defibrillator', 'k9', 'taser'] as const;

export type ChangedByBand = (typeof changed)[number];

export const isChangedByBand = (equipment: Equipment): equipment is ChangedByBand =>
  changed.some((one) => one === equipment);

export const allEquipment = Object.keys(emblems) as Equipment[];

export const emblemOf = (equipment: Equipment) => emblems[equipment];

export const tonesOf = (equipment: Equipment) => equipmentAccents[equipment];
