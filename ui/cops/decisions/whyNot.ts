import type { TFunction } from 'i18next';
import type { Seat } from '../../../engine/core';
import {
  equipmentCards,
  lackAt,
  unreadable,
  type Action,
  type CopsView,
  type Lack,
} from '../../../engine/cops';
import { answering } from './answering';
import type { Deed, Step } from './ways';

/** Which cops a card or an action spares. */
const deeds: Partial<Readonly<Record<Deed, { readonly spares?: readonly Lack[] }>>> = {
  ...equipmentCards,
  investigate: { spares: unreadable },
  grab: { spares: ['noDiamonds'] },
};

/** What keeps somebody from being chosen; null where nothing does, or it goes without saying. */
export const lackFor = (view: CopsView, deed: Deed, ask: Step['ask'], seat: Seat): Lack | null =>
  seat === answering(view)
    ? null
    : lackAt(view, seat, ask === 'gun' ? ['noGun'] : (deeds[deed]?.spares ?? []));

/** Why somebody cannot be chosen; null where it goes without saying, and they are not offered at all. */
export function whyNotAt(
  t: TFunction,
  view: CopsView,
  deed: Deed,
  ask: Step['ask'],
  seat: Seat,
): string | null {
  const lack = lackFor(view, deed, ask, seat);
  return lack && t(`cops.decision.whyNotAt.${lack}`);
}

const policeActions: readonly Action['type'][] = ['investigate', 'arm', 'equip', 'shoot'];
const bandActions: readonly Action['type'][] = ['grab', 'swap', 'infiltrate'];

/** The actions of whoever is asked, possible or not. */
export const actionsOf = (view: CopsView): readonly Action['type'][] =>
  view.seats[answering(view)]?.status === 'band' ? bandActions : policeActions;

export type Shut =
  | 'noGuns'
  | 'armed'
  | 'noDiamond'
  | 'noGun'
  | 'fresh'
  | 'aimless'
  | Exclude<Action['type'], 'arm' | 'equip' | 'shoot'>;

/** What shuts an action to whoever is asked; only called where something does. */
export function shutBy(view: CopsView, action: Action['type']): Shut {
  const { gun = null } = view.seats[answering(view)] ?? {};
  switch (action) {
    case 'arm':
      return gun === null ? 'noGuns' : 'armed';
    case 'equip':
      return 'noDiamond';
    case 'shoot':
      if (gun === null) return 'noGun';
      return gun.fresh ? 'fresh' : 'aimless';
    default:
      return action;
  }
}

/** The same in words. */
export const whyNot = (t: TFunction, view: CopsView, action: Action['type']): string =>
  t(`cops.decision.whyNot.${shutBy(view, action)}`);
