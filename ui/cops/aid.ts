import type { TFunction } from 'i18next';
import { diamond } from '../../assets/art/diamond';
import { gun } from '../../assets/art/gun';
import { mask, maskTones } from '../../assets/art/mask';
import { equipmentIn, type Action, type CopsView, type Equipment } from '../../engine/cops';
import type { Aid, AidEntry } from '../match/table/aid/aid';
import { bandActions, policeActions } from './decisions/whyNot';
import { equipmentScreens } from './equipment/cards';
import { asApplied, byAction, sectionOf } from './log/rules';
import { deedInWords, equipmentLine, equipmentName } from './terms';

/** How a side wins, what everybody can do on their turn and with every piece of equipment, and what holds for all of it. */
export const aidOf = (t: TFunction, view: CopsView): Aid => ({
  goal: goalOf(t, view),
  entries: [
    ...actionsIn(view).map((action) => entryOf(t, view, action)),
    ...equipmentIn(false).map((card) => cardOf(t, view, card)),
  ],
  notes: [t('cops.aid.windows'), t('cops.aid.hands')],
});

const actionsIn = ({ variant }: CopsView): readonly Action['type'][] =>
  variant === 'band' ? [...policeActions, ...bandActions] : policeActions;

const signs: Readonly<Record<Action['type'], NonNullable<AidEntry['sign']>>> = {
  investigate: equipmentScreens.surveillanceCamera,
  arm: { drawing: gun },
  equip: equipmentScreens.evidenceBag,
  shoot: { drawing: gun },
  grab: { drawing: diamond },
  swap: equipmentScreens.blackmail,
  infiltrate: { drawing: mask, tones: maskTones },
};

/** Nobody has to be claimed, nothing is paid, and nobody stops it. */
const free = { face: null, costs: null, stopped: { words: '', faces: [] } } as const;

function entryOf(t: TFunction, { variant }: CopsView, action: Action['type']): AidEntry {
  return {
    ...free,
    action: t(`cops.actions.${action}`),
    actor: t(`cops.aid.${bandActions.includes(action) ? 'band' : 'cop'}`),
    sign: signs[action],
    brings: action === 'shoot' ? t('cops.decision.does.shootNobody') : deedInWords(t, variant, action),
    rule: asApplied(byAction[action], variant),
    ...(action === 'arm' || action === 'equip'
      ? { stopped: { words: t('cops.decision.costs'), faces: [] } }
      : {}),
  };
}

const cardOf = (t: TFunction, { variant }: CopsView, card: Equipment): AidEntry => ({
  ...free,
  action: equipmentName(t, card),
  actor: t('cops.aid.equipment'),
  sign: equipmentScreens[card],
  brings: equipmentLine(t, card, variant),
  rule: sectionOf(card),
});

const goalOf = (t: TFunction, { variant }: CopsView): readonly string[] => [
  t('cops.aid.sides'),
  t('cops.aid.shot'),
  t('cops.aid.leaders'),
  ...(variant === 'band' ? [t('cops.aid.diamonds')] : []),
];
