import type { TFunction } from 'i18next';
import type { EventOf } from '../../../engine/core';
import { parties, type CoupEvent, type Role } from '../../../engine/coup';
import { listed } from '../../i18n/listed';
import { doneBy, type Narrator } from '../../log/eventRow';
import { roleName } from '../decisions/words';

export const coinsIn = (t: TFunction, count: number): string => t('coins.count', { count });

/** There are never more than two. */
export function rolesIn(t: TFunction, roles: readonly Role[]): string {
  const [one = '', other] = roles.map((role) => roleName(t, role));
  return other === undefined ? one : t('coup.log.and', { one, other });
}

type Drawing = Extract<CoupEvent, { readonly secret?: unknown }>;

/** How many cards, or which, for a reader who may know. */
export function cardsIn(t: TFunction, events: readonly Drawing[]): string {
  const known = events.flatMap(({ secret }) => secret?.roles ?? []);
  const count = events.reduce((sum, event) => sum + ('count' in event ? event.count : 1), 0);
  return known.length === count ? rolesIn(t, known) : t('coup.cards', { count });
}

/** A line for each party that somebody is of. */
export const sidesIn = (
  { parties: chosen }: EventOf<CoupEvent, 'sided'>,
  { t, names }: Narrator,
): readonly string[] =>
  parties.flatMap((party) => {
    const fellows = names.filter((_, seat) => chosen[seat] === party);
    if (fellows.length === 0) return [];
    return t('coup.log.sided', { party: t(`coup.parties.${party}`), names: listed(t, fellows) });
  });

const objection = { claim: 'challenged', action: 'blocked' } as const;

/** Who let it pass. Whatever happens next, all have, unless it is what they were asked to object to. */
export function letPass(
  { of }: EventOf<CoupEvent, 'allowed'>,
  narrator: Narrator,
  passing: readonly EventOf<CoupEvent, 'allowed'>[],
  next: CoupEvent | undefined,
): string {
  const { t } = narrator;
  if (passing.length > 1 && next !== undefined && next.type !== objection[of])
    return t(of === 'claim' ? 'coup.log.nobodyChallenges' : 'coup.log.nobodyBlocks');
  return doneBy(passing, narrator, t(`coup.yourLog.letsPass.${of}`), (names) => {
    const [only = '', another] = names;
    return another === undefined
      ? t(`coup.log.letsPass.${of}`, { name: only })
      : t(`coup.log.letPass.${of}`, { names: listed(t, names) });
  });
}
