import type { Seat, TableMoment } from '../core/game';
import { usesOf } from './equipment';
import { equipment, equipmentCards, type Equipment } from './equipment/cards';
import type { CopsEvent } from './events';
import type { Action } from './moves';
import type { Cops } from './types';
import type { CopsView } from './view';

/** What a card can still stop or change before it happens; any other action can be answered as well once it is over. */
const worthStopping: readonly Action['type'][] = ['investigate', 'shoot', 'swap'];

/**
 * Whether whoever is asked in a window lets it pass unasked. The engine's windows stand at every moment of the rules
 * (GC-30); a table is asked before what somebody could want to stop, and once when it is over.
 */
export function isSpared(moment: TableMoment<Cops>): boolean {
  const { view } = moment;
  return (
    view.asked !== null &&
    (isIdle(view) || isOwnDeed(moment, view.asked.seat) || wasAskedAtDeath(moment) || !couldPlay(moment))
  );
}

/** Nothing is about to happen that somebody could want to stop, and nothing has just been seen. */
const isIdle = ({ asked, declared, looks }: CopsView): boolean =>
  asked?.kind === 'beforeAction' &&
  looks.length === 0 &&
  (declared === null || !worthStopping.includes(declared.type));

/** Nobody is asked by themselves about what they do; a card of their own they can play before it. */
function isOwnDeed({ view, people }: TableMoment<Cops>, seat: Seat): boolean {
  const { asked, turn, shot, seats } = view;
  if (asked?.kind === 'afterShot') return shot?.by === seat;
  if (seat !== turn || asked?.kind === 'atDeath') return false;
  if (asked?.kind === 'beforeAction') return true;
  if (handOf(view, seat)?.some((card) => equipmentCards[card].when === 'afterLook')) return false;
  return !people.some((other) => other !== seat && seats[other]?.hand.length);
}

/** A table that has let somebody's fall pass is not asked about the same shot a third time, unless a card was played since. */
function wasAskedAtDeath({ view, people, past }: TableMoment<Cops>): boolean {
  if (view.asked?.kind !== 'afterAction' || people.length === 1) return false;
  const events = past();
  const held = mayBeHeld(view, events);
  return events
    .slice(events.findLastIndex(({ type }) => type === 'declared' || type === 'used'))
    .some(
      (event) =>
        (event.type === 'passed' || event.type === 'spoke') &&
        event.window === 'atDeath' &&
        people.includes(event.seat) &&
        held.includes(event.seat === view.lastShot ? 'mobileDetonator' : 'defibrillator'),
    );
}

/** Whether the asked player could have a card to play now: as far as everybody can tell, or by a hand the viewer sees. */
function couldPlay({ view, past }: TableMoment<Cops>): boolean {
  const { asked } = view;
  if (asked === null) return false;
  const { seat, kind } = asked;
  const held = handOf(view, seat) ?? mayBeHeld(view, past());
  return held.some((card) => usesOf(view, seat, kind, card).length > 0);
}

/** The hand, where this is the viewer's own. */
function handOf({ seats, viewer }: CopsView, seat: Seat): readonly Equipment[] | null {
  return viewer === seat ? (seats[seat]?.hand.filter((card) => card !== null) ?? []) : null;
}

/** Every card but those that lie in front of somebody, or are known to lie in the deck. */
function mayBeHeld({ seats, deck }: CopsView, past: readonly CopsEvent[]): readonly Equipment[] {
  const elsewhere = [...seats.flatMap(({ attached }) => attached), ...buriedIn(past, deck)];
  return equipment.filter((card) => !elsewhere.includes(card));
}

/** Cards that went under the deck in sight of all (GC-31), and over which too few have been drawn since. */
function buriedIn(past: readonly CopsEvent[], deckNow: number): readonly Equipment[] {
  const buried: Equipment[] = [];
  let deck = deckNow;
  let drawn = 0;
  for (const event of [...past].reverse()) {
    const goesUnder =
      event.type === 'detached' || (event.type === 'used' && !equipmentCards[event.equipment].stays);
    if (goesUnder && drawn < deck) buried.push(event.equipment);
    if (goesUnder || event.type === 'discarded') deck--;
    if (event.type === 'drew') {
      deck++;
      drawn++;
    }
  }
  return buried;
}
