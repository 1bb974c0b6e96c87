import { comesOf, type OfSome } from '../../core/events';
import type { Seat } from '../../core/game';
import type { CopsEvent } from '../events';
import { isLeader } from '../identities';
import type { CopsView } from '../view';
import type { Mind } from './mind';
import { arranged, exchanged, merged, seen, shuffledHand, worldOf, type World } from './worlds';

/** What a step leaves in the mind: where the cards may lie, and who has done what to whom. */
export function hear(mind: Mind, events: readonly CopsEvent[], view: CopsView): Mind {
  // The first step, or a game joined later: what can be seen is all there is.
  if (mind.worlds.length === 0) return beginning(mind, view);
  const deeds = events.reduce(remembered, mind);
  if (!events.some(movesKnowledge)) return deeds;
  return { ...deeds, worlds: worldsAfter(mind.worlds, events, view) };
}

const beginning = (mind: Mind, view: CopsView): Mind => ({
  ...mind,
  worlds: [worldOf(view)],
  shots: view.seats.map(() => view.seats.map(() => 0)),
  aims: view.seats.map(() => null),
});

// — where the cards lie —

const movesKnowledge = (event: CopsEvent): boolean =>
  event.type in worldsBy && (event.type !== 'looked' || event.secret !== undefined);

/** More would take three Flashbangs with hardly a card seen since; those that stand for the fewest orders are let go. */
const mostWorlds = 48;

function worldsAfter(
  worlds: readonly World[],
  events: readonly CopsEvent[],
  view: CopsView,
): readonly World[] {
  const after = events.reduce<readonly World[]>(
    (now, event) => now.flatMap((world) => worldsOnce(world, event)),
    worlds,
  );
  const possible = after.flatMap((world) => asSeen(world, view) ?? []);
  const different = merged(possible);
  if (different.length <= mostWorlds) return different;
  return [...different].sort((one, other) => other.weight - one.weight).slice(0, mostWorlds);
}

const worldsBy: OfSome<CopsEvent, [world: World], readonly World[]> = {
  revealed: ({ seat, card, identity }, world) => listOf(seen(world, seat, card, identity)),
  looked: ({ target, card, secret }, world) =>
    secret ? listOf(seen(world, target, card, secret.identity)) : [world],
  swapped: ({ seats, cards }, world) => [exchanged(world, seats, cards)],
  arranged: ({ seat, secret }, world) =>
    secret ? [arranged(world, seat, secret.order)] : shuffledHand(world, seat),
  joinedBand: (event, world) => [
    { ...world, hands: world.hands.map((hand, seat) => (seat === event.seat ? [] : hand)) },
  ],
};

function worldsOnce(world: World, event: CopsEvent): readonly World[] {
  return comesOf(worldsBy, event, world) ?? [world];
}

const listOf = (world: World | null): readonly World[] => (world ? [world] : []);

/** Whatever this seat sees is so in every world; and where a wound shows, there sits a leader. */
function asSeen(world: World, { seats }: CopsView): World | null {
  let now: World | null = world;
  for (const [seat, { cards, wounded }] of seats.entries()) {
    for (const [place, { identity }] of cards.entries())
      if (identity !== null) now = now && seen(now, seat, place, identity);
    if (wounded && !now?.hands[seat]?.some((card) => card.identity !== null && isLeader(card.identity)))
      return null;
  }
  return now;
}

// — who did what —

const memories: OfSome<CopsEvent, [mind: Mind, at: number], Mind> = {
  shot: ({ seat, target }, mind) => ({ ...mind, shots: withShot(mind.shots, seat, target) }),
  // An aim that opens a step is its owner's answer; any other was declared before, or is the work of somebody else.
  aimed: ({ seat, target }, mind, at) =>
    mind.aims[seat] === target ? mind : { ...mind, aims: withAim(mind.aims, seat, at === 0 ? target : null) },
  declared: ({ seat, action }, mind) =>
    action.type === 'arm' ? { ...mind, aims: withAim(mind.aims, seat, action.target) } : mind,
};

function remembered(mind: Mind, event: CopsEvent, at: number): Mind {
  return comesOf(memories, event, mind, at) ?? mind;
}

const withShot = (shots: Mind['shots'], by: Seat, target: Seat): Mind['shots'] =>
  shots.map((row, seat) =>
    seat === by ? row.map((count, other) => (other === target ? count + 1 : count)) : row,
  );

const withAim = (aims: Mind['aims'], by: Seat, target: Seat | null): Mind['aims'] =>
  aims.map((aim, seat) => (seat === by ? target : aim));
