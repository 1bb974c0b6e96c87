import type { TFunction } from 'i18next';
import { placeNumber, identityName } from '../terms';
import type { SeenIdentity } from './IdentityCard';

/** What a viewer sees of a card, without its place. */
export function cardName(
  t: TFunction,
  { identity, faceUp }: Pick<SeenIdentity, 'identity' | 'faceUp'>,
): string {
  if (identity === null) return t('cops.decision.unknown');
  const card = identityName(t, identity);
  return faceUp ? t('cops.decision.faceUp', { card }) : card;
}

/** The same with its place. */
export const cardInWords = (t: TFunction, card: SeenIdentity, place: number): string =>
  t('cops.decision.cardAt', { place: placeNumber(place), card: cardName(t, card) });
