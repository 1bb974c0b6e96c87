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

/** The same with its place, as a line of its own. */
export const cardInWords = (t: TFunction, card: SeenIdentity, place: number): string =>
  t('cops.decision.cardAt', { place: placeNumber(place), card: cardName(t, card) });

/** The same beside its picture in a column, where the cards that are known tell their places apart. */
export const cardBeside = (t: TFunction, card: SeenIdentity, place: number): string =>
  card.identity === null ? cardInWords(t, card, place) : cardName(t, card);

/** The same in a line about its owner. */
export const cardWithin = (t: TFunction, card: SeenIdentity, place: number): string =>
  card.identity === null
    ? t('cops.board.hiddenAt', { place: placeNumber(place) })
    : t('cops.board.known', { place: placeNumber(place), card: cardName(t, card) });
