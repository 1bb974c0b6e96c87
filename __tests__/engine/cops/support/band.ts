/** Tables of the band of criminals. */
import type { Equipment } from '../../../../engine/cops';
import { at, type Play, type Table } from './play';

/** Cards that nobody has a use for yet. */
export const plainHands: readonly Equipment[] = ['k9', 'coffee', 'walkieTalkie', 'smokeGrenade', 'medKit'];

/** It is the turn of seat 0, who has a gun out and aims it at that seat. */
export const aimedAt = (target: number, more: Table = {}): Play =>
  at('band', { equipment: plainHands, ...more }).play(
    `0 arm ${target}, 0 reveal 1, 0 aim ${target}, others look`,
  );
