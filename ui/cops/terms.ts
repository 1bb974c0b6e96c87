import type { TFunction } from 'i18next';
import type { Action, CopsView, Equipment, Identity } from '../../engine/cops';
import type { Seat } from '../../engine/core';
import type { Reader } from '../log/eventRow';
import { nameAt } from '../match/seat';
import { isChangedByBand } from './equipment/cards';

export const identityName = (t: TFunction, identity: Identity): string => t(`cast.${identity}.name`);

export const equipmentName = (t: TFunction, equipment: Equipment): string => t(`equipment.${equipment}.name`);

/** What it does in this variant, in a line. */
export const equipmentLine = (t: TFunction, equipment: Equipment, variant: CopsView['variant']): string =>
  variant === 'band' && isChangedByBand(equipment)
    ? t(`equipment.band.${equipment}`)
    : t(`equipment.${equipment}.line`);

/** Places are counted from 1 for people. */
export const placeNumber = (place: number): number => place + 1;

export const placeName = (t: TFunction, place: number): string =>
  t('cops.place', { place: placeNumber(place) });

/** What an action does in this variant. */
export function deedInWords(
  t: TFunction,
  variant: CopsView['variant'],
  action: Exclude<Action['type'], 'shoot'>,
): string {
  const isBand = variant === 'band';
  if (action === 'arm') return t(`cops.decision.does.${isBand ? 'rob' : 'arm'}`);
  if (action === 'equip') return t(`cops.decision.does.${isBand ? 'buy' : 'equip'}`);
  return t(`cops.decision.does.${action}`);
}

/** Whom a gun points at. */
export function aimInWords(t: TFunction, aim: Seat | null, { names, you }: Reader): string {
  if (aim === null) return t('cops.decision.aimless');
  return aim === you
    ? t('cops.decision.aimsAtYou')
    : t('cops.decision.aimsAt', { target: nameAt(names, aim) });
}
