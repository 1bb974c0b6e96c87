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

/** What everybody can do on their turn, what holds for all of it, and every piece of equipment by name. */
export const aidOf = (t: TFunction, view: CopsView): Aid => ({
  entries: [
    ...actionsIn(view).map((action) => entryOf(t, view, action)),
    ...equipmentIn(false).map((card) => cardOf(t, view, card)),
  ],
  notes: notesOf(t, view),
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

function entryOf(t: TFunction, { variant }: CopsView, action: Action['type']): AidEntry {
  return {
    action: t(`cops.actions.${action}`),
    actor: t(`cops.aid.${bandActions.includes(action) ? 'band' : 'cop'}`),
    face: null,
    sign: signs[action],
    brings: action === 'shoot' ? t('cops.decision.does.shootNobody') : deedInWords(t, variant, action),
    costs: null,
    rule: asApplied(byAction[action], variant),
    stopped: {
      words: action === 'arm' || action === 'equip' ? t('cops.decision.costs') : '',
      faces: [],
    },
  };
}

const cardOf = (t: TFunction, { variant }: CopsView, card: Equipment): AidEntry => ({
  action: equipmentName(t, card),
  actor: t('cops.aid.equipment'),
  face: null,
  sign: equipmentScreens[card],
  brings: equipmentLine(t, card, variant),
  costs: null,
  rule: sectionOf(card),
  stopped: { words: '', faces: [] },
});

function notesOf(t: TFunction, { variant }: CopsView): readonly string[] {
  const both = [
    t('cops.aid.sides'),
    t('cops.aid.windows'),
    t('cops.aid.hands'),
    t('cops.aid.shot'),
    t('cops.aid.leaders'),
  ];
  return variant === 'band' ? [...both, t('cops.aid.diamonds')] : both;
}
