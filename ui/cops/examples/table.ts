import { equipmentIn, type CopsSetup, type Equipment, type Identity } from '../../../engine/cops';

/** A table of four: the Agent sits at 0, the Kingpin at 1; 2 is honest, 3 is crooked. */
const hands: readonly (readonly Identity[])[] = [
  ['honest', 'agent', 'honest'],
  ['crooked', 'kingpin', 'crooked'],
  ['honest', 'honest', 'crooked'],
  ['crooked', 'honest', 'crooked'],
];

/** Nothing in this game is left to luck but the deal, which is fixed: any seed is as good. */
export const anySeed = 1;

/** That table, with what each of the four holds. */
export const tableOf = (
  variant: CopsSetup['variant'],
  held: readonly [Equipment, Equipment, Equipment, Equipment],
): CopsSetup => ({
  variant,
  players: 4,
  first: 0,
  identities: hands.flat(),
  equipment: [...held, ...equipmentIn(false).filter((card) => !held.includes(card))],
});
