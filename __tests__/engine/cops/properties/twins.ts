/**
 * Two games that nobody at one seat could tell apart. The other is dealt again: every card that the viewer never knew
 * lies elsewhere; and the same is done in it, with those cards by their other names.
 */
import type { Step, Viewer } from '../../../../engine';
import {
  cops,
  equipment,
  type Cops,
  type CopsMove,
  type CopsSetup,
  type Equipment,
  type Identity,
} from '../../../../engine/cops';
import { mixed, type Chance } from '../../core/playout';
import { ordinaryCards, printed } from '../support/deal';
import { ownViews } from './eyes';
import type { CopsState } from './tables';

type CopsStep = Step<Cops>;

/** A game up to some move, from a deal that leaves nothing to luck. */
export interface Course {
  readonly setup: Required<Pick<CopsSetup, 'identities' | 'equipment'>> & CopsSetup;
  readonly moves: readonly CopsMove[];
  readonly steps: readonly CopsStep[];
}

export function courseOf(setup: Course['setup'], moves: readonly CopsMove[]): Course | null {
  let state = cops.deal(setup, 1);
  const steps: CopsStep[] = [{ state, events: [] }];
  for (const move of moves) {
    if (cops.outcome(state)) return null;
    const step = cops.play(state, move);
    steps.push(step);
    ({ state } = step);
  }
  return { setup, moves, steps };
}

/** What a viewer has had before their eyes at each step. */
export const seenIn = ({ steps }: Course, viewer: Viewer) =>
  steps.map(({ state, events }) => ({
    view: cops.view(state, viewer),
    told: events.map((event) => cops.witness(event, viewer)),
  }));

/** Where in the deal each card came from, as the cards lie now. */
type Origins = number[][];

function moved(origins: Origins, seat: number, move: CopsMove, { events }: CopsStep): void {
  if (move.type === 'arrange') origins[seat] = move.order.map((from) => origins[seat]?.[from] ?? -1);
  events.forEach((event) => {
    if (event.type === 'swapped') {
      const [a, b] = event.seats.map((who) => origins[who] ?? []) as [number[], number[]];
      const [x, y] = event.cards;
      [a[x], b[y]] = [b[y] ?? -1, a[x] ?? -1];
    }
    if (event.type === 'joinedBand') origins[event.seat] = [];
  });
}

/** The places of the deal whose cards the viewer has known at some time. */
function everKnown({ setup, moves, steps }: Course, viewer: Viewer): ReadonlySet<number> {
  const origins: Origins = Array.from({ length: setup.players }, (_, seat) =>
    [0, 1, 2].map((at) => 3 * seat + at),
  );
  const known = new Set<number>();
  const look = (state: CopsState) =>
    cops
      .view(state, viewer)
      .seats.forEach(({ cards }, seat) =>
        cards.forEach(({ identity }, at) => identity && known.add(origins[seat]?.[at] ?? -1)),
      );
  steps.forEach((step, played) => {
    const before = steps[played - 1]?.state;
    const move = moves[played - 1];
    // Those who are shot lie open for a moment, and those who join the band are gone at once.
    step.events.forEach(
      (event) => event.type === 'revealed' && known.add(origins[event.seat]?.[event.card] ?? -1),
    );
    if (before && move) moved(origins, cops.asked(before)?.seat ?? -1, move, step);
    look(step.state);
  });
  return known;
}

/** Every place of a list gets a card of another such place. */
function exchanged<T>(cards: readonly T[], places: readonly number[], luck: Chance): readonly T[] {
  const from = mixed(places, luck);
  const next = new Map(places.map((place, at) => [place, from[at] as number]));
  return cards.map((card, at) => cards[next.get(at) ?? at] ?? card);
}

function isDeal(identities: readonly Identity[], players: number): boolean {
  const isLeader = (card: Identity | undefined) => card === 'agent' || card === 'kingpin';
  if (isLeader(identities[3 * players])) return false;
  return Array.from({ length: players }).every(
    (_, seat) => identities.slice(3 * seat, 3 * seat + 3).filter(isLeader).length < 2,
  );
}

/** The same game as far as the viewer can tell, or null where luck found none: then the other is over too soon. */
export function twinOf(course: Course, viewer: Viewer, luck: Chance): Course | null {
  const { setup, moves } = course;
  const known = everKnown(course, viewer);
  const hidden = setup.identities.map((_, at) => at).filter((at) => !known.has(at));
  const identities = exchanged(setup.identities, hidden, luck);
  if (!isDeal(identities, setup.players)) return null;
  const text = JSON.stringify(seenIn(course, viewer));
  const unnamed = setup.equipment
    .map((_, at) => at)
    .filter((at) => !text.includes(`"${setup.equipment[at]}"`));
  const deck = exchanged(setup.equipment, unnamed, luck);
  const renamed = new Map(setup.equipment.map((card, at) => [card, deck[at] as Equipment]));
  const same = moves.map((move): CopsMove =>
    move.type === 'keep' ? { ...move, equipment: renamed.get(move.equipment) ?? move.equipment } : move,
  );
  return courseOf({ ...setup, identities, equipment: deck }, same);
}

/** The deal of a game, written down: so it can be dealt otherwise. */
export function fixedDeal(setup: CopsSetup, seed: number, luck: Chance): Course['setup'] {
  const dealt = cops.deal(setup, seed);
  const own = ownViews(dealt);
  const hands = own.flatMap(({ cards }) => cards.map(({ identity }) => identity as Identity));
  const held = own.flatMap(({ hand }) => hand as readonly Equipment[]);
  return {
    ...setup,
    identities: [...hands, ...leftOver(hands, setup.players)],
    equipment: [...held, ...mixed(notIn(held, setup), luck)],
  };
}

/** The cards of the box that nobody was dealt. */
function leftOver(hands: readonly Identity[], players: number): readonly Identity[] {
  const each = ordinaryCards[players] ?? 0;
  if (2 * each + 2 === hands.length) return [];
  return hands.filter((card) => card === 'honest').length < each ? ['honest'] : ['crooked'];
}

const notIn = (held: readonly Equipment[], { options }: CopsSetup): readonly Equipment[] =>
  (options?.reportAudit ? equipment : printed).filter((card) => !held.includes(card));
