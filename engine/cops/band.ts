import type { Seat } from '../core/game';
import type { ActionRule } from './actions';
import { ask, comesNext } from './agenda';
import { exchangesAmong, type ActionOf } from './moves';
import { cops, isCop, otherSeats } from './seats';
import { changed, declaredIn, playerAt, shotIn, type CopsState } from './state';
import {
  discardHand,
  exchangeCards,
  handOver,
  layAttachedAside,
  loseAimAt,
  loseGun,
  payDiamond,
  takeAim,
  takeDiamonds,
  withPlayer,
  type Log,
} from './table';

/** The band of criminals: what the police do otherwise when it is about, how one joins it, and what it does. */

// — the police —

/** GC-V11, V-05, V-06: one hidden card is shown, the gun is drawn, and the target is robbed. */
export const robAtGunpoint: ActionRule<ActionOf<'arm'>> = {
  open: (state, seat) => otherSeats(state.players, seat).map((target) => ({ type: 'arm', target })),
  happens: (state, seat) => comesNext(state, ask({ kind: 'reveal', seat }), { do: 'rob' }),
};

/** V-08: one of the band can be robbed, but not aimed at: the gun is out and points at nobody. */
export function rob(state: CopsState, log: Log): CopsState {
  const { turn } = state;
  const { target } = declaredIn(state).action as ActionOf<'arm'>;
  if (playerAt(state, turn).gun === null) log.push({ type: 'armed', seat: turn });
  const drawn = takeAim(state, turn, isCop(state.players, target) ? target : null, log);
  return takeDiamonds(drawn, turn, target, log);
}

/** GC-V10, V-07: the diamond goes first; then it is as in the base game. */
export const payForEquipment: ActionRule<ActionOf<'equip'>> = {
  open(state, seat) {
    if (playerAt(state, seat).diamonds === 0) return [];
    return otherSeats(state.players, seat).map((target) => ({ type: 'equip', target }));
  },
  happens: (state, seat, { target }, log) =>
    comesNext(
      payDiamond(state, seat, target as Seat, log),
      { do: 'draw', seat },
      ask({ kind: 'reveal', seat }),
      ask({ kind: 'keep', seat }),
    ),
};

// — joining —

/** GC-V15: cards and gun leave the game, the diamonds stay; the equipment goes on to the one who fired. */
export function joinBand(state: CopsState, seat: Seat, log: Log): CopsState {
  log.push({ type: 'joinedBand', seat, by: shotIn(state).by });
  const { cards } = playerAt(state, seat);
  const stripped = loseAimAt(layAttachedAside(loseGun(state, seat, log), seat, log), seat, log);
  const joined = withPlayer(stripped, seat, { status: 'band', cards: [] });
  const removed = [...state.removed, ...cards.map(({ identity }) => identity)];
  return comesNext(changed(joined, { removed }), { do: 'bequeath' });
}

/** V-09: to the shooter, unless they are no cop themselves any more. */
export function bequeath(state: CopsState, log: Log): CopsState {
  const { by, target: fallen } = shotIn(state);
  if (!isCop(state.players, by)) return discardHand(state, fallen, log);
  const given = playerAt(state, fallen).hand.reduce(
    (now, card) => handOver(now, fallen, by, card, log),
    state,
  );
  return comesNext(given, ask({ kind: 'keep', seat: by }));
}

// — the band itself —

/** GC-V18, V-12. */
const grab: ActionRule<ActionOf<'grab'>> = {
  open: (state, seat) =>
    otherSeats(state.players, seat)
      .filter((target) => playerAt(state, target).diamonds > 0)
      .map((target) => ({ type: 'grab', target })),
  happens: (state, seat, { target }, log) => takeDiamonds(state, seat, target, log),
};

/** GC-V19, V-13. */
const swap: ActionRule<ActionOf<'swap'>> = {
  open: (state) =>
    exchangesAmong(cops(state.players)).map(({ seats, cards }) => ({ type: 'swap', seats, cards })),
  happens: (state, _, exchange, log) => exchangeCards(state, exchange, log),
};

/** GC-V20, V-14. */
const infiltrate: ActionRule<ActionOf<'infiltrate'>> = {
  open: (state) =>
    cops(state.players).flatMap((owner) => {
      const { gun } = playerAt(state, owner);
      if (gun === null || gun.aim === null) return [];
      return cops(state.players)
        .filter((target) => target !== owner && target !== gun.aim)
        .map((target) => ({ type: 'infiltrate' as const, gun: owner, target }));
    }),
  happens: (state, _, { gun, target }, log) => takeAim(state, gun, target, log),
};

export const gang = { grab, swap, infiltrate };
