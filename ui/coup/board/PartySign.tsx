import { accents } from '../../../assets/art';
import { parties } from '../../../assets/art/parties';
import type { Party } from '../../../engine/coup';
import { Artwork } from '../../art/Artwork';

/** A seal with a crown, or a flame on a lozenge. */
export function PartySign({ party, size }: { party: Party; size: number }) {
  return <Artwork drawing={parties[party]} width={size} tones={{ accent: accents.contessa.accent }} />;
}
