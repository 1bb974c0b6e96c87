import type { Claim } from './actions';
import { seenAt, type Seen } from './evidence';
import { castOf, placeOf, roles, type Role } from './roles';
import type { CoupView } from './view';

/** C-69: three of each character for up to six players, four for up to eight, five for ten. */
export const copiesFor = (players: number): number => (players <= 6 ? 3 : players <= 8 ? 4 : 5);

/** FC-48: a draft leaves two hands of two and a court of three. */
const mostDrafted = 7;

export const isDrafted = ({ seats, court }: CoupView): boolean =>
  seats.length === 2 && seats.reduce((sum, { cards }) => sum + cards.length, court) <= mostDrafted;

/** A number for each role, by its place in `roles`. */
type Counts = readonly number[];

/** What a seat knows of the copies of each role. */
export interface Copies {
  readonly inGame: Counts;
  /** Where the seat sees them, or has been shown them. */
  readonly inSight: Counts;
  /** Of these, where everybody sees them. */
  readonly faceUp: Counts;
}

/** FC-48: of the three sets of a draft one's own is known: without the card that was `picked`, it is out of the game. */
export function copiesKnown(view: CoupView, seen: Seen, picked: Role | null): Copies {
  const inSight = roles.map(() => 0);
  const faceUp = roles.map(() => 0);
  view.seats.forEach(({ cards }, seat) =>
    cards.forEach((card, at) => {
      const role = card.role ?? seenAt(seen, seat, at);
      if (role === null) return;
      add(inSight, role);
      if (card.faceUp) add(faceUp, role);
    }),
  );
  return { inGame: copiesIn(view, picked), inSight, faceUp };
}

function copiesIn(view: CoupView, picked: Role | null): Counts {
  const cast = castOf(view.sixth);
  const copies = copiesFor(view.seats.length);
  const drafted = isDrafted(view);
  return roles.map((role) => (!cast.includes(role) ? 0 : drafted && role !== picked ? copies - 1 : copies));
}

function add(counts: number[], role: Role): void {
  counts[placeOf[role]] = (counts[placeOf[role]] ?? 0) + 1;
}

/** How many of each role may lie out of sight. */
export const outOfSight = ({ inGame, inSight }: Pick<Copies, 'inGame' | 'inSight'>): number[] =>
  inGame.map((copies, at) => Math.max(0, copies - (inSight[at] ?? 0)));

export const areAllInSight = ({ inGame, inSight }: Copies, role: Role): boolean =>
  (inSight[placeOf[role]] ?? 0) >= (inGame[placeOf[role]] ?? 0);

/** A claim that nobody can believe: every copy of the card lies elsewhere, in sight. */
export const isHopeless = (
  { hand, copies }: { readonly hand: readonly Role[]; readonly copies: Copies },
  claim: Claim,
): boolean => claim !== 'noDuke' && !hand.includes(claim) && areAllInSight(copies, claim);
