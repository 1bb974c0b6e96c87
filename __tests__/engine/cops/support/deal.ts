import { equipment, type CopsSetup, type Equipment, type Identity } from '../../../../engine/cops';

const letters = { H: 'honest', C: 'crooked', A: 'agent', K: 'kingpin' } as const satisfies Record<
  string,
  Identity
>;

/** `H` for an honest cop, `C` for a crooked one, `A` for the Agent, `K` for the Kingpin. */
export const letterOf = (identity: Identity): string =>
  Object.entries(letters).find(([, name]) => name === identity)?.[0] ?? '?';

/** D.1: the number of honest cards by the number of players; there are as many crooked ones. */
export const ordinaryCards: Readonly<Record<number, number>> = { 4: 5, 5: 7, 6: 8, 7: 10, 8: 11 };

/** The Agent sits at 0 and the Kingpin at 1; 2 is honest, 3 crooked, and so on round the table. */
export const usualHands = (players: number): readonly string[] =>
  ['AHH', 'KCC', 'HHC', 'CCH', 'HHC', 'CCH', 'HHC', 'CCH'].slice(0, players);

function identityOf(letter: string): Identity {
  if (letter in letters) return letters[letter as keyof typeof letters];
  throw new Error(`“${letter}” is none of ${Object.keys(letters).join(', ')}`);
}

/** The cards of these hands, and the one left over where there is one. */
export function identitiesFrom(hands: readonly string[]): readonly Identity[] {
  const told = hands.flatMap((hand) => [...hand]);
  const dealt = told.map(identityOf);
  const each = ordinaryCards[hands.length] ?? 0;
  const left = [...'H'.repeat(each), ...'C'.repeat(each), 'A', 'K'];
  for (const letter of told) {
    const found = left.indexOf(letter);
    if (found < 0) throw new Error(`There are too many cards of ${letter}: ${hands.join(', ')}`);
    left.splice(found, 1);
  }
  return [...dealt, ...left.map(identityOf)];
}

/** The printed deck: without the card that is in it by option alone. */
export const printed: readonly Equipment[] = equipment.filter((card) => card !== 'reportAudit');

/**
 * A whole deck. Who is given no card by name holds one of the last that nobody has named, so that the deck goes on
 * with the first.
 */
export function equipmentFrom(
  players: number,
  held: readonly (Equipment | null)[],
  deck: readonly Equipment[],
  options: CopsSetup['options'],
): readonly Equipment[] {
  const pack = options?.reportAudit ? equipment : printed;
  const named = held.slice(0, players);
  const rest = pack.filter((card) => !named.includes(card) && !deck.includes(card));
  const hands = Array.from({ length: players }, (_, seat) => named[seat] ?? (rest.pop() as Equipment));
  return [...hands, ...deck, ...rest];
}
