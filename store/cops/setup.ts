import * as v from 'valibot';
import { variants, type Cops, type CopsOptions, type Variant } from '../../engine/cops';
import type { SetupRules } from '../setup/form';
import { copsTable } from './match';

/** What a table likes to play with, whether or not the variant on it has it: the other may. */
export interface CopsChoices extends Required<CopsOptions> {
  readonly variant: Variant;
}

/** V-04: in the base game a gun that has been fired goes to the middle anyway. */
export const offersHolster = (variant: Variant): boolean => variant === 'band';

const optionsOf = ({ variant, reportAudit, holsterAfterShot }: CopsChoices): CopsOptions => ({
  reportAudit,
  ...(offersHolster(variant) ? { holsterAfterShot } : {}),
});

export const copsSeats = [4, 8] as const;

export const copsSetup: SetupRules<Cops, CopsChoices> = {
  table: copsTable,
  seats: copsSeats,
  seatsFor: () => copsSeats,
  firstChoices: () => ({ variant: 'base', reportAudit: false, holsterAfterShot: false }),
  choicesSchema: v.object({
    variant: v.picklist(variants),
    reportAudit: v.boolean(),
    holsterAfterShot: v.boolean(),
  }),
  migrations: {},
  // GC-08: the player who was shot last; a table that has not played yet leaves it to luck.
  usualStart: () => 'byCustom',
  setupOf: (choices, players, first) => ({
    variant: choices.variant,
    players,
    first,
    options: optionsOf(choices),
  }),
};
