import type { TFunction } from 'i18next';
import type { Seat } from '../../../engine/core';
import { isOwnTurnOnly, momentsOf, type Action, type CopsView, type Equipment } from '../../../engine/cops';
import { answering } from './answering';
import type { Deed, Step } from './ways';

type SeatView = CopsView['seats'][number];

/** What somebody must be, or have, to be chosen for a deed. */
const needs = {
  undisguised: ({ attached }: SeatView) => (attached.includes('disguise') ? 'disguised' : null),
  hidden: ({ cards }: SeatView) => (cards.some(({ faceUp }) => !faceUp) ? null : 'allUp'),
  gun: ({ gun }: SeatView) => (gun === null ? 'noGun' : null),
  wound: ({ wounded }: SeatView) => (wounded ? null : 'unwounded'),
  diamonds: ({ diamonds }: SeatView) => (diamonds > 0 ? null : 'noDiamonds'),
} as const;

type Need = keyof typeof needs;

const investigable: readonly Need[] = ['undisguised', 'hidden'];

const needed: Partial<Readonly<Record<Deed, readonly Need[]>>> = {
  investigate: investigable,
  polygraph: investigable,
  truthSerum: investigable,
  wiretap: investigable,
  taser: ['gun'],
  medKit: ['wound'],
  grab: ['diamonds'],
};

export type Lack = 'out' | 'band' | NonNullable<ReturnType<(typeof needs)[Need]>>;

/** What keeps somebody from being chosen; null where nothing does, or it goes without saying. */
export function lackAt(view: CopsView, deed: Deed, ask: Step['ask'], seat: Seat): Lack | null {
  const player = view.seats[seat];
  if (player === undefined || seat === answering(view)) return null;
  if (player.status !== 'cop') return player.status;
  const lacking = ask === 'gun' ? ['gun' as const] : (needed[deed] ?? []);
  for (const need of lacking) {
    const lack = needs[need](player);
    if (lack !== null) return lack;
  }
  return null;
}

/** Why somebody cannot be chosen; null where it goes without saying, and they are not offered at all. */
export function whyNotAt(
  t: TFunction,
  view: CopsView,
  deed: Deed,
  ask: Step['ask'],
  seat: Seat,
): string | null {
  const lack = lackAt(view, deed, ask, seat);
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

/** What keeps a card from being played now: its moment has not come, or there is nothing it could be used on. */
export function heldBack(
  view: CopsView,
  card: Equipment,
): 'never' | 'afterShot' | 'ownFall' | 'otherFall' | 'beforeShot' | 'ownTurn' | 'noShot' | 'noUse' {
  const { variant, shot, turn, declared } = view;
  const moments = momentsOf(card, variant);
  const only = moments.length === 1 ? moments[0] : undefined;
  if (moments.length === 0) return 'never';
  if (only === 'afterShot') return 'afterShot';
  if (only === 'atDeath') return card === 'defibrillator' ? 'otherFall' : 'ownFall';
  if (only === 'beforeAction') return declared?.type === 'shoot' && shot === null ? 'noUse' : 'beforeShot';
  if (shot !== null) return 'noShot';
  return isOwnTurnOnly(card) && turn !== answering(view) ? 'ownTurn' : 'noUse';
}
