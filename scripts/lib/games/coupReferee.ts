import type { CoupEvent, CoupState, Role } from '../../../engine/coup';

// The referee sees every card and every coin, and trusts nobody.

/** Every card there is, wherever it lies. */
function cardsIn({ court, players, stage }: CoupState): string {
  const held = players.flatMap(({ cards }) => cards.map(({ role }) => role));
  const drawn: readonly Role[] = stage.kind === 'keep' ? stage.drawn : [];
  return [...court, ...held, ...drawn].sort().join(' ');
}

const coinsIn = ({ players, reserve }: CoupState): number =>
  players.reduce((sum, { coins }) => sum + coins, reserve);

/** How many coins came from the treasury less what went there. */
function fromTreasury(event: CoupEvent): number {
  switch (event.type) {
    case 'gained':
      return event.from === 'treasury' ? event.coins : 0;
    case 'refunded':
      return event.coins;
    case 'acted':
      return event.action === 'convert' ? 0 : -event.paid;
    case 'forfeited':
      return -event.coins;
    default:
      return 0;
  }
}

/** What is wrong with a step, or null. */
export function foul(before: CoupState, events: readonly CoupEvent[], after: CoupState): string | null {
  if (before.stage.kind !== 'draft' && cardsIn(before) !== cardsIn(after))
    return `cards changed from ${cardsIn(before)} to ${cardsIn(after)}`;
  const expected = events.reduce((sum, event) => sum + fromTreasury(event), coinsIn(before));
  if (coinsIn(after) !== expected)
    return `there are ${coinsIn(after)} coins, and there should be ${expected}`;
  if ([after.reserve, ...after.players.map(({ coins }) => coins)].some((coins) => coins < 0))
    return 'somebody has less than no coins';
  return null;
}
