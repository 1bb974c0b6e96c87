import type { CoupEvent } from '../events';
import type { Role } from '../roles';

/** Cards of others that were shown in secret and are still there, two places for each seat. */
export type Seen = readonly (Role | null)[];

export function seenAfter(seen: Seen, event: CoupEvent): Seen {
  switch (event.type) {
    case 'shown':
      return withSeen(seen, event.seat * 2 + event.card, event.secret?.roles[0] ?? null);
    case 'lost':
    case 'replaced':
    case 'swapped':
      return withSeen(seen, event.seat * 2 + event.card, null);
    case 'returned':
      return withSeen(withSeen(seen, event.seat * 2, null), event.seat * 2 + 1, null);
    default:
      return seen;
  }
}

function withSeen(seen: Seen, place: number, role: Role | null): Seen {
  if ((seen[place] ?? null) === role) return seen;
  const count = Math.max(seen.length, place + 1);
  return Array.from({ length: count }, (_, at) => (at === place ? role : (seen[at] ?? null)));
}
