import type { TFunction } from 'i18next';
import type { Seat } from '../../../engine/core';
import type { Action, Claim, CoupView, Pending, Role } from '../../../engine/coup';
import type { Character } from '../../cards/character';
import { nameAt } from '../../match/seat';
import { blockedDeed } from '../deeds';

export const roleName = (t: TFunction, role: Role): string => t(`cast.${role}.name`);

export const claimName = (t: TFunction, claim: Claim): string =>
  claim === 'noDuke' ? t('coup.noDuke') : roleName(t, claim);

/** Whom they say they are; the bomb shows the Anarchist, who made it. */
export function faceBehind({ claim, action }: Pick<Pending, 'claim' | 'action'>): Character | null {
  if (claim === null) return action === 'bomb' ? 'anarchist' : null;
  return claim === 'noDuke' ? null : claim;
}

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
  { seat, action, target, block, bomb }: Pending,
  names: readonly string[],
): string {
  const deed = 'coup.decision.deed';
  if (bomb?.claim) {
    const name = nameAt(names, bomb.holder);
    if (bomb.claim === 'defuse') return t(`${deed}.defuse`, { name });
    if (bomb.passTo === viewer) return t(`${deed}.passToYou`, { name });
    return t(`${deed}.pass`, { name, target: nameAt(names, bomb.passTo) });
  }
  if (block) return t(`${deed}.block`, { name: nameAt(names, block.seat), action: blockedDeed(t, action) });
  const act = { name: nameAt(names, seat), action: t(`coup.actions.${action}`) };
  if (target === null) return t(`${deed}.act`, act);
  return target === viewer
    ? t(`${deed}.atYou`, act)
    : t(`${deed}.actAt`, { ...act, target: nameAt(names, target) });
}

/** The cards a seat still has face down, with their places; `role` is null where the viewer may not know it. */
export const hiddenCards = (view: CoupView, seat: Seat) =>
  (view.seats[seat]?.cards ?? []).flatMap(({ role, faceUp }, card) => (faceUp ? [] : [{ card, role }]));

/** Nobody answers a coup, and a last influence is turned up at once: there is nothing left to take back. */
export const isForGood = (view: CoupView, action: Action, target: Seat): boolean =>
  action === 'coup' && hiddenCards(view, target).length === 1;
