import type { TFunction } from 'i18next';
import type { Seat } from '../../engine/core';
import type { CopsView, Equipment, Identity } from '../../engine/cops';
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

export const nameAt = (names: readonly string[], seat: Seat | null | undefined): string =>
  (seat === null || seat === undefined ? undefined : names[seat]) ?? '';
