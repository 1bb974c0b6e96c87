import type { Seat } from '../../engine/core';
import { cops, copsBots, type Cops, type CopsEvent, type CopsView } from '../../engine/cops';
import { openCountedMatch } from '../history/countedMatch';
import type { TableGame } from '../match/tableGame';
import { canGoUnasked } from './unasked';

/** What can be unsaid: words, aims, diamonds given in the open, an order only its owner knows. No card, no shot. */
const harmless: ReadonlySet<CopsEvent['type']> = new Set([
  'arranged',
  'turn',
  'declared',
  'passed',
  'spoke',
  'withdrew',
  'armed',
  'aimed',
  'paid',
  'robbed',
]);

/** A shot as it was declared, and off to the band with whoever nobody saves: no card comes up, none goes to anybody. */
const foreseen: ReadonlySet<CopsEvent['type']> = new Set([
  'passed',
  'shot',
  'dropped',
  'joinedBand',
  'holstered',
  'detached',
  'aimed',
]);

/** Whom the shot, the action or the look that is being talked about is about. */
function touchedBy({ shot, declared, looks, turn, seats }: CopsView): readonly (Seat | null)[] {
  const looked = looks.map(({ seat }) => seat);
  if (shot !== null) return [...looked, shot.by, shot.target];
  if (declared === null) return looked;
  if (declared.type === 'shoot') return [...looked, seats[turn]?.gun?.aim ?? null];
  if (declared.type === 'swap') return [...looked, ...declared.seats];
  const gun = declared.type === 'infiltrate' ? [declared.gun] : [];
  return [...looked, ...gun, declared.target ?? null];
}

/** Who has seen a card, or holds one, that they had not before. */
function newTo(event: CopsEvent): readonly Seat[] {
  switch (event.type) {
    case 'looked':
    case 'drew':
      return [event.seat];
    case 'handed':
      return event.item === 'hand' ? [event.target] : [];
    case 'swapped':
      return event.seats;
    default:
      return [];
  }
}

export const copsTable: TableGame<Cops> = {
  game: cops,
  bots: copsBots,
  letPass: { type: 'pass' },
  standsDown: { type: 'withdraw' },
  turnKind: 'act',
  // GC-09: everybody is asked for the order of their cards, and sees them then.
  dealsHands: false,
  // GC-18: the gun points at the same player as before.
  leavesAsIs: ({ asked, seats }, move) =>
    move.type === 'aim' && asked !== null && seats[asked.seat]?.gun?.aim === move.target,
  isForeseen: ({ type }) => foreseen.has(type),
  canGoUnasked,
  isAboutSeat: (view, seat) => view.turn === seat || touchedBy(view).includes(seat),
  isHarmless: ({ type }) => harmless.has(type),
  answersGiven: (asked, move) => [{ kind: asked, move }],
  isNewHand: (event, seat) => newTo(event).includes(seat),
  callsToLook: (event, seat) => newTo(event).includes(seat),
  // GC-08: whoever was shot last.
  startsNext: ({ lastShot }) => lastShot,
  variantOf: ({ variant }) => variant,
};

export const copsMatch = openCountedMatch(copsTable);
