import type { Drawing } from '../drawing';
import { blackmail } from './blackmail';
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

/** One emblem for each equipment card, in the order of the book's list. The first page does without them, so `art/index.ts` does not know them. */
export const equipment = {
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
} as const satisfies Record<string, Drawing>;

const steel = { accent: '#5B6472', accentShade: '#353C47' };
const police = { accent: '#2F5D8A', accentShade: '#1B3B5E' };
const alarm = { accent: '#A5372F', accentShade: '#6E1F1B' };
const field = { accent: '#3E7A4E', accentShade: '#245033' };
const leather = { accent: '#8A5A2F', accentShade: '#57361A' };
const violet = { accent: '#6B4C8A', accentShade: '#432C5C' };
const skin = { accent: '#C98A63', accentShade: '#9A5F40' };

export const equipmentAccents: Record<keyof typeof equipment, { accent: string; accentShade: string }> = {
  blackmail: alarm,
  coffee: police,
  defibrillator: alarm,
  disguise: skin,
  evidenceBag: alarm,
  flashbang: steel,
  k9: leather,
  medKit: field,
  metalDetector: police,
  mobileDetonator: alarm,
  plantedEvidence: field,
  polygraph: alarm,
  restrainingOrder: alarm,
  riotShield: police,
  smokeGrenade: field,
  surveillanceCamera: steel,
  taser: steel,
  truthSerum: violet,
  walkieTalkie: police,
  wiretap: steel,
  reportAudit: field,
};
