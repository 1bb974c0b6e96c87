import { roles, type Role, type SixthCharacter } from '../../../../engine/coup';

const isRole = (word: string): word is Role => (roles as readonly string[]).includes(word);

const copies = (players: number) => (players <= 6 ? 3 : players <= 8 ? 4 : 5);

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');

function roleNamed(word: string): Role {
  const name = word.replace(/[()]/g, '');
  if (!isRole(name)) throw new Error(`“${word}” is none of ${roles.join(', ')}`);
  return name;
}

/** `'duke (captain)'`: a card in brackets lies face up. */
export const handFrom = (hand: string) =>
  words(hand).map((word) => ({ role: roleNamed(word), faceUp: word.startsWith('(') }));

/** One of each character in the game. */
export const castWith = (sixth: SixthCharacter = 'ambassador'): readonly Role[] =>
  roles.filter((role) => (role !== 'ambassador' && role !== 'inquisitor') || role === sixth);

/** A whole deck that gives these hands and this top of the court; the rest follows in the order of the cast. */
export function deckFrom(hands: readonly string[], court = '', sixth?: SixthCharacter): readonly Role[] {
  const told = [...hands.flatMap(words), ...words(court)].map(roleNamed);
  const left = castWith(sixth).flatMap((role) => Array.from({ length: copies(hands.length) }, () => role));
  for (const role of told) {
    const found = left.indexOf(role);
    if (found < 0) throw new Error(`There are too many cards of ${role}: ${[...hands, court].join(', ')}`);
    left.splice(found, 1);
  }
  return [...told, ...left];
}
