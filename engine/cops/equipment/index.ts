import type { Seat } from '../../core/game';
import type { CopsKind } from '../moves';
import { openTable, type OpenTable } from '../openTable';
import { playerAt, type CopsState, type Variant } from '../state';
import { underDeck, withoutCard, type Log } from '../table';
import type { Moment, When } from './card';
import { equipmentCards, type Equipment, type Use, type UseOf } from './cards';

function whenIn(variant: Variant, equipment: Equipment): When {
  const { when, withBand = when } = equipmentCards[equipment];
  return variant === 'band' ? withBand : when;
}

const anyMoment: readonly CopsKind[] = ['act', 'beforeAction', 'afterAction'];

const moments: Readonly<Record<When, readonly CopsKind[]>> = {
  anyMoment,
  ownTurn: anyMoment,
  afterLook: anyMoment,
  beforeShot: ['beforeAction'],
  afterShot: ['afterShot'],
  ownFall: ['atDeath'],
  otherFall: ['atDeath'],
  never: [],
};

/** Whether a card can be played by this player while this is asked of them, if there is anything to play it on. */
function isTimely(
  { variant, turn }: Pick<OpenTable, 'variant' | 'turn'>,
  user: Seat,
  asked: CopsKind,
  equipment: Equipment,
): boolean {
  const when = whenIn(variant, equipment);
  return moments[when].includes(asked) && (when !== 'ownTurn' || user === turn);
}

/** Every way this player could use a card now, where this is asked of them. */
export const usesOf = (
  table: OpenTable,
  user: Seat,
  asked: CopsKind,
  equipment: Equipment,
): readonly Use[] =>
  isTimely(table, user, asked, equipment) ? equipmentCards[equipment].uses(table, user) : [];

/** What this player can do with the cards in hand at this moment. Most are not timely, and need no table. */
export function usesAt(state: CopsState, seat: Seat, moment: Moment): readonly Use[] {
  const uses: Use[] = [];
  playerAt(state, seat).hand.forEach((card) => {
    if (isTimely(state, seat, moment, card)) uses.push(...equipmentCards[card].uses(openTable(state), seat));
  });
  return uses;
}

/** What keeps a card that cannot be used now: its moment has not come, or there is nothing it could be used on. */
export function heldBack({ variant, shot, turn, declared }: OpenTable, user: Seat, equipment: Equipment) {
  const when = whenIn(variant, equipment);
  switch (when) {
    case 'beforeShot':
      return declared?.type === 'shoot' && shot === null ? 'noUse' : when;
    case 'anyMoment':
    case 'afterLook':
    case 'ownTurn':
      if (shot !== null) return 'noShot';
      return when === 'ownTurn' && turn !== user ? when : 'noUse';
    case 'afterShot':
    case 'ownFall':
    case 'otherFall':
    case 'never':
      return when;
  }
}

/** GC-31: out of the hand and under the deck, unless it stays in front of somebody; then it does what it says. */
export function playCard<E extends Equipment>(
  state: CopsState,
  seat: Seat,
  use: UseOf<E>,
  log: Log,
): CopsState {
  const card = equipmentCards[use.equipment];
  log.push({ ...use, type: 'used', seat });
  const played = withoutCard(state, seat, use.equipment);
  return card.happens(card.stays ? played : underDeck(played, use.equipment), seat, use, log);
}
