import type { Seat } from '../core/game';
import { ask, comesNext, type Item } from './agenda';
import { joinBand } from './band';
import { isLeader } from './identities';
import { firingLine, hiddenPlaces, isCop } from './seats';
import { cardAt, changed, playerAt, shotIn, type CopsState, type Player } from './state';
import { discardHand, loseAimAt, loseGun, turnUp, withCard, withPlayer, type Log } from './table';
import { leaderDown } from './victory';

/** A shot, from the trigger to the last of what it does: fired → *afterShot* → hit → *atDeath* → out → settled. */
const opensAfterShot: Item = { do: 'window', window: 'afterShot' };
const opensAtDeath: Item = { do: 'window', window: 'atDeath' };

/** GC-17: the gun goes to the middle as it is fired. In the band variant it stays out, unless the table chose otherwise. */
export function shoot(state: CopsState, seat: Seat, log: Log): CopsState {
  const target = firingLine(state.players, seat) as Seat;
  const staysOut = state.variant === 'band' && !state.holsterAfterShot;
  const fired = fire(state, seat, target, log);
  return staysOut ? fired : loseGun(fired, seat, log);
}

function fire(state: CopsState, by: Seat, target: Seat, log: Log): CopsState {
  log.push({ type: 'shot', seat: by, target });
  const shot = { by, target, fatal: false, takesAlong: null };
  return comesNext(changed(state, { shot }), opensAfterShot, { do: 'land' });
}

/** GC-20, GC-22, GC-23: all cards up; a leader survives the first time. */
export function land(state: CopsState, log: Log): CopsState {
  const { target } = shotIn(state);
  const exposed = hiddenPlaces(playerAt(state, target)).reduce<CopsState>(
    (now, place) => turnUp(now, target, place, log),
    changed(state, { lastShot: target }),
  );
  // GC-V13, V-20
  const hit = state.variant === 'band' ? loseGun(exposed, target, log) : exposed;
  const place = leaderPlace(playerAt(hit, target));
  if (place === null) return strikeDown(hit);
  if (cardAt(hit, target, place).wounded) return leaderDown(hit, target, log);
  return wound(hit, target, place, log);
}

/** The leader's card among a player's own, if they hold one. */
function leaderPlace({ cards }: Player): number | null {
  const place = cards.findIndex(({ identity }) => isLeader(identity));
  return place < 0 ? null : place;
}

function wound(state: CopsState, seat: Seat, place: number, log: Log): CopsState {
  log.push({ type: 'wounded', seat, by: shotIn(state).by });
  return comesNext(
    withCard(state, seat, place, { wounded: true }),
    { do: 'draw', seat },
    ask({ kind: 'keep', seat }),
    { do: 'settle' },
  );
}

const strikeDown = (state: CopsState): CopsState =>
  comesNext(
    changed(state, { shot: { ...shotIn(state), fatal: true } }),
    opensAtDeath,
    { do: 'fall' },
    { do: 'settle' },
  );

/** GC-21, GC-V15: out of the game, or into the band; unless somebody saved them. */
export function fall(state: CopsState, log: Log): CopsState {
  const { target, fatal } = shotIn(state);
  if (!fatal) return state;
  return state.variant === 'band' ? joinBand(state, target, log) : leaveGame(state, target, log);
}

function leaveGame(state: CopsState, seat: Seat, log: Log): CopsState {
  log.push({ type: 'out', seat, by: shotIn(state).by });
  const disarmed = loseGun(discardHand(state, seat, log), seat, log);
  return loseAimAt(withPlayer(disarmed, seat, { status: 'out' }), seat, log);
}

/** Who has been struck down takes somebody along, if they had the Mobile Detonator for it. */
export function settle(state: CopsState, log: Log): CopsState {
  const { target: fallen, takesAlong } = shotIn(state);
  if (takesAlong === null || isCop(state.players, fallen)) return changed(state, { shot: null });
  return fire(state, fallen, takesAlong, log);
}
