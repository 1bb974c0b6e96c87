import type { Seat } from '../../engine/core';
import { cops, copsBots, type Cops, type CopsView } from '../../engine/cops';
import { openCountedMatch } from '../history/countedMatch';
import type { TableGame } from '../match/tableGame';
import { canGoUnasked } from './unasked';

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
  canGoUnasked,
  isAboutSeat: (view, seat) => view.turn === seat || touchedBy(view).includes(seat),
  // GC-08: the player who was shot last.
  startsNext: ({ lastShot }) => lastShot,
  variantOf: ({ variant }) => variant,
};

export const copsMatch = openCountedMatch(copsTable);
