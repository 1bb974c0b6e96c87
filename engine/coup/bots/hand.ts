import { seenAt } from '../evidence';
import type { Reply } from '../moves';
import { placeOf, type Role } from '../roles';
import { impressionOf } from './mind';
import type { Reading } from './reading';

/** What a card does for this seat: its role, a little for a story that fits, less if somebody has seen it. */
function cardWorth({ temperament, mind, me, rivals }: Reading, role: Role, isKnown: boolean): number {
  const { crowd, duel } = temperament.worth[role];
  const story = Math.max(0, impressionOf(mind, me).leanings[placeOf[role]] ?? 0);
  return ((rivals.length > 1 ? crowd : duel) + story * temperament.story) * (isKnown ? temperament.known : 1);
}

/** What cards are worth together: of twins, the second says little. */
export function handWorth(reading: Reading, hand: readonly Role[], known: readonly boolean[] = []): number {
  const worths = hand.map((role, at) => {
    const isTwin = hand.indexOf(role) < at;
    return cardWorth(reading, role, known[at] === true) * (isTwin ? reading.temperament.twin : 1);
  });
  return worths.reduce((sum, worth) => sum + worth, 0);
}

/** What stays in the hand without that card. */
export function worthWithout(reading: Reading, card: number): number {
  const cards = reading.view.seats[reading.me]?.cards ?? [];
  const left: Role[] = [];
  const known: boolean[] = [];
  cards.forEach(({ role, faceUp }, at) => {
    if (faceUp || at === card || role === null) return;
    left.push(role);
    known.push(seenAt(reading.mind.seen, reading.me, at) !== null);
  });
  return handWorth(reading, left, known);
}

/** What a hand is worth after an exchange. */
export function keptWorth(reading: Reading, { cards }: Reply<'keep'>): number {
  const offered = reading.view.offered ?? [];
  return handWorth(
    reading,
    cards.flatMap((at) => offered[at] ?? []),
  );
}
