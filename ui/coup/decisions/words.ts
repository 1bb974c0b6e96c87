import type { TFunction } from 'i18next';
import type { Seat } from '../../../engine/core';
import type { Claim, CoupView, Pending, Role } from '../../../engine/coup';
import { nameAt } from '../../match/seat';
import { blockedDeed } from '../deeds';

export const roleName = (t: TFunction, role: Role): string => t(`cast.${role}.name`);

export const claimName = (t: TFunction, claim: Claim): string =>
  claim === 'noDuke' ? t('coup.noDuke') : roleName(t, claim);

/** What a player says of themselves, in the first person. */
export const spokenClaim = (t: TFunction, claim: Claim): string =>
  claim === 'noDuke' ? t('coup.decision.saysNoDuke') : t('coup.decision.says', { role: roleName(t, claim) });

/** «A or B», however many there are. */
export const either = (t: TFunction, words: readonly string[]): string =>
  words.reduce((first, second) => t('coup.decision.either', { first, second }));

/** Whose word is in question: the actor's, the blocker's, or the bomb holder's. */
export function wordOf({ bomb, block }: Pending): 'action' | 'block' | 'bomb' {
  if (bomb) return 'bomb';
  return block ? 'block' : 'action';
}

/** What has been announced and waits for an answer. */
export function deedLine(
  t: TFunction,
  { viewer }: Pick<CoupView, 'viewer'>,
  pending: Pending,
  names: readonly string[],
): string {
  const { seat, target, block, bomb } = pending;
  if (bomb?.claim === 'defuse') return t('coup.decision.deed.defuse', { name: nameAt(names, bomb.holder) });
  if (bomb?.claim === 'pass' && bomb.passTo === viewer)
    return t('coup.decision.deed.passToYou', { name: nameAt(names, bomb.holder) });
  if (bomb?.claim === 'pass')
    return t('coup.decision.deed.pass', {
      name: nameAt(names, bomb.holder),
      target: nameAt(names, bomb.passTo),
    });
  if (block)
    return t('coup.decision.deed.block', {
      name: nameAt(names, block.seat),
      action: blockedDeed(t, pending.action),
    });
  const action = t(`coup.actions.${pending.action}`);
  const name = nameAt(names, seat);
  if (target === null) return t('coup.decision.deed.act', { name, action });
  if (target === viewer) return t('coup.decision.deed.atYou', { name, action });
  return t('coup.decision.deed.actAt', { name, action, target: nameAt(names, target) });
}

/** The cards a seat still has face down, with their places; `role` is null where the viewer may not know it. */
export const hiddenCards = (view: CoupView, seat: Seat) =>
  (view.seats[seat]?.cards ?? []).flatMap(({ role, faceUp }, card) => (faceUp ? [] : [{ card, role }]));
