import type { Seat } from '../core/game';
import { ask, comesNext } from './agenda';
import { gang, payForEquipment, robAtGunpoint } from './band';
import { lookAt } from './knowledge';
import type { Action, ActionOf } from './moves';
import { firingLine, hiddenPlaces, investigable, otherCops } from './seats';
import { shoot } from './shots';
import { changed, playerAt, type CopsState } from './state';
import { takeAim, type Log } from './table';

/** One of the actions of a turn: what can be declared, and what it does once it happens. */
export interface ActionRule<A extends Action> {
  open(state: CopsState, seat: Seat): readonly A[];
  happens(state: CopsState, seat: Seat, action: A, log: Log): CopsState;
}

type Rules = { readonly [Type in Action['type']]?: ActionRule<ActionOf<Type>> };

/** GC-14: one hidden card of another player, by its place. */
const investigate: ActionRule<ActionOf<'investigate'>> = {
  open(state, seat) {
    const open: ActionOf<'investigate'>[] = [];
    for (const target of investigable(state.players, seat))
      for (const card of hiddenPlaces(playerAt(state, target)))
        open.push({ type: 'investigate', target, card });
    return open;
  },
  happens: (state, seat, { target, card }, log) => lookAt(state, seat, target, [card], log),
};

/** GC-15, GC-25, GC-26: a gun out of the middle, aimed at once; for it one hidden card is shown. */
const arm: ActionRule<ActionOf<'arm'>> = {
  open(state, seat) {
    if (state.guns === 0 || playerAt(state, seat).gun !== null) return [];
    return otherCops(state.players, seat).map((target) => ({ type: 'arm', target }));
  },
  happens(state, seat, { target }, log) {
    log.push({ type: 'armed', seat });
    const armed = takeAim(changed(state, { guns: state.guns - 1 }), seat, target, log);
    return comesNext(armed, ask({ kind: 'reveal', seat }));
  },
};

/** GC-16: an equipment card; for it one hidden card is shown. Of two cards one is kept. */
const equip: ActionRule<ActionOf<'equip'>> = {
  open: () => [{ type: 'equip' }],
  happens: (state, seat) =>
    comesNext(state, { do: 'draw', seat }, ask({ kind: 'reveal', seat }), ask({ kind: 'keep', seat })),
};

/** GC-17: at whom the gun points. */
const shootGun: ActionRule<ActionOf<'shoot'>> = {
  open: (state, seat) => (firingLine(state.players, seat) === null ? [] : [{ type: 'shoot' }]),
  happens: (state, seat, _, log) => shoot(state, seat, log),
};

const police: Rules = { investigate, arm, equip, shoot: shootGun };

/** Everybody has a gun of their own, and equipment has its price. */
const policeAmongCriminals: Rules = {
  investigate,
  arm: robAtGunpoint,
  equip: payForEquipment,
  shoot: shootGun,
};

/** GC-13, GC-V08, GC-V17. */
function rulesFor(state: CopsState, seat: Seat): Rules {
  if (playerAt(state, seat).status === 'band') return gang;
  return state.variant === 'band' ? policeAmongCriminals : police;
}

export function openActions(state: CopsState, seat: Seat): readonly Action[] {
  const open: Action[] = [];
  for (const rule of Object.values(rulesFor(state, seat))) open.push(...rule.open(state, seat));
  return open;
}

export function takeEffect<Type extends Action['type']>(
  state: CopsState,
  seat: Seat,
  action: ActionOf<Type>,
  log: Log,
): CopsState {
  const rules: Rules = rulesFor(state, seat);
  const rule = rules[action.type];
  if (!rule) throw new Error(`Seat ${seat} cannot ${action.type}.`);
  return rule.happens(state, seat, action, log);
}
