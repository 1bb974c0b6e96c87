import type { Drawing } from '../../../assets/art';
import { blackmail } from '../../../assets/art/equipment/blackmail';
import { coffee } from '../../../assets/art/equipment/coffee';
import { defibrillator } from '../../../assets/art/equipment/defibrillator';
import { disguise } from '../../../assets/art/equipment/disguise';
import { evidenceBag } from '../../../assets/art/equipment/evidenceBag';
import { flashbang } from '../../../assets/art/equipment/flashbang';
import { k9 } from '../../../assets/art/equipment/k9';
import { medKit } from '../../../assets/art/equipment/medKit';
import { metalDetector } from '../../../assets/art/equipment/metalDetector';
import { mobileDetonator } from '../../../assets/art/equipment/mobileDetonator';
import { plantedEvidence } from '../../../assets/art/equipment/plantedEvidence';
import { polygraph } from '../../../assets/art/equipment/polygraph';
import { reportAudit } from '../../../assets/art/equipment/reportAudit';
import { restrainingOrder } from '../../../assets/art/equipment/restrainingOrder';
import { riotShield } from '../../../assets/art/equipment/riotShield';
import { smokeGrenade } from '../../../assets/art/equipment/smokeGrenade';
import { surveillanceCamera } from '../../../assets/art/equipment/surveillanceCamera';
import { taser } from '../../../assets/art/equipment/taser';
import { truthSerum } from '../../../assets/art/equipment/truthSerum';
import { walkieTalkie } from '../../../assets/art/equipment/walkieTalkie';
import { wiretap } from '../../../assets/art/equipment/wiretap';
import { alarm, field, leather, police, skin, steel, violet } from '../../../assets/art/equipment/tones';
import type { Equipment } from '../../../engine/cops';
import type { equipment as words } from '../../../locales/en/equipment';

/** What the screens have of an equipment card. What it does stands in the engine and in the locales. */
interface EquipmentScreens {
  readonly drawing: Drawing;
  readonly tones: { readonly accent: string; readonly accentShade: string };
  /** The question whom it is played on, where that is not the usual one. */
  readonly whom?: 'lookFirst';
}

/** Every card, in the order of the book. The first page does without them, so `art/index.ts` does not know their drawings. */
export const equipmentScreens: Readonly<Record<Equipment, EquipmentScreens>> = {
  blackmail: { drawing: blackmail, tones: alarm },
  coffee: { drawing: coffee, tones: police },
  defibrillator: { drawing: defibrillator, tones: alarm },
  disguise: { drawing: disguise, tones: skin },
  evidenceBag: { drawing: evidenceBag, tones: alarm },
  flashbang: { drawing: flashbang, tones: steel },
  k9: { drawing: k9, tones: leather },
  medKit: { drawing: medKit, tones: field },
  metalDetector: { drawing: metalDetector, tones: police },
  mobileDetonator: { drawing: mobileDetonator, tones: alarm },
  plantedEvidence: { drawing: plantedEvidence, tones: field },
  polygraph: { drawing: polygraph, tones: alarm },
  restrainingOrder: { drawing: restrainingOrder, tones: alarm },
  riotShield: { drawing: riotShield, tones: police },
  smokeGrenade: { drawing: smokeGrenade, tones: field },
  surveillanceCamera: { drawing: surveillanceCamera, tones: steel },
  taser: { drawing: taser, tones: steel },
  truthSerum: { drawing: truthSerum, tones: violet },
  walkieTalkie: { drawing: walkieTalkie, tones: police },
  wiretap: { drawing: wiretap, tones: steel, whom: 'lookFirst' },
  reportAudit: { drawing: reportAudit, tones: field },
};

type ChangedByBand = keyof (typeof words)['band'];

const changedByBand: Readonly<Record<ChangedByBand, true>> = { defibrillator: true, k9: true, taser: true };

/** What some do with the band of criminals is something else, and has words of its own. */
export const isChangedByBand = (card: Equipment): card is ChangedByBand => card in changedByBand;
