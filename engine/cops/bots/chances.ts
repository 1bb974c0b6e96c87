import type { Seat } from '../../core/game';
import { copiesOf, type Identity, type Leader } from '../identities';
import type { CopsView } from '../view';
import { addProduct, meeting, scaled, waysOf, type Ways } from './ways';
import type { Card, World } from './worlds';

/** What a seat can be: the holder of a leader's card, or else of the team that most of its cards make it. */
type Part = 'agent' | 'kingpin' | 'honest' | 'crooked';

export type Chances = Readonly<Record<Part, number>>;

/** How much likelier than usual a seat would have acted as it did, in each of these parts. */
export type Leaning = Readonly<Record<Part, number>>;

type Sums = readonly { -readonly [P in Part]: number }[];

/**
 * The exact chance of every part at every seat, over all ways in which the unseen cards can lie. Wherever the two leaders
 * are, the ordinary cards lie in any order, each as likely as any other; so it is enough to count the ways. It pauses
 * after each count.
 */
export function* chancesOf(
  view: CopsView,
  worlds: readonly World[],
  leanings: readonly Leaning[],
): Generator<undefined, readonly Chances[], undefined> {
  const sums: Sums = view.seats.map(() => ({ agent: 0, kingpin: 0, honest: 0, crooked: 0 }));
  let total = 0;
  for (const world of worlds) {
    const options = optionsIn(view, world, leanings);
    const honest = honestLeft(view, world);
    for (const { agents, kingpins, sign } of pairings(world)) {
      const table = options.map((option, seat) => ({
        ...option,
        agent: scaled(option.agent, agents[seat] ?? 0),
        kingpin: scaled(option.kingpin, kingpins[seat] ?? 0),
      }));
      total += addWays(table, waysOf(view.spare), honest, sign * world.weight, sums);
      yield;
    }
  }
  // Rounding must not make an impossibility a little less than impossible.
  const share = (ways: number) => Math.min(1, Math.max(0, ways / total));
  return sums.map(({ agent, kingpin, honest, crooked }) => ({
    agent: share(agent),
    kingpin: share(kingpin),
    honest: share(honest),
    crooked: share(crooked),
  }));
}

// — the leaders —

/** At how many places of each seat either leader can lie. */
interface Pairing {
  readonly agents: readonly number[];
  readonly kingpins: readonly number[];
  /** −1: these have been counted too many. */
  readonly sign: 1 | -1;
}

/** Any two places at two seats; less those whose cards have met, for two leaders that meet end the game (GC-37). */
function pairings(world: World): readonly Pairing[] {
  const agentsAt = placesOf(world, 'agent');
  const kingpinsAt = placesOf(world, 'kingpin');
  const all: Pairing = {
    agents: agentsAt.map(({ length }) => length),
    kingpins: kingpinsAt.map(({ length }) => length),
    sign: 1,
  };
  const impossible = agentsAt.flatMap((cards, seat) =>
    cards.flatMap((card): readonly Pairing[] => {
      const acquainted = kingpinsAt.map((others, at) => (at === seat ? 0 : countMet(card, others)));
      if (!acquainted.some((count) => count > 0)) return [];
      return [{ agents: agentsAt.map((_, at) => (at === seat ? 1 : 0)), kingpins: acquainted, sign: -1 }];
    }),
  );
  return [all, ...impossible];
}

/** Which cards can be this leader: the one that has been seen, or any that has not. */
function placesOf({ hands }: World, leader: Leader): readonly (readonly Card[])[] {
  const wanted = hands.some((hand) => holds(hand, leader)) ? leader : null;
  return hands.map((hand) => hand.filter(({ identity }) => identity === wanted));
}

const countMet = ({ met }: Card, others: readonly Card[]): number =>
  others.filter(({ bit }) => (met & bit) !== 0).length;

// — one seat —

/** Ways to fill the unseen places of a seat: without a leader, and how many of those make it honest; or with one. */
interface Options {
  readonly plain: Ways;
  readonly asHonest: Ways;
  readonly agent: Ways;
  readonly kingpin: Ways;
}

export const noLeaning: Leaning = { agent: 1, kingpin: 1, honest: 1, crooked: 1 };

function optionsIn(view: CopsView, { hands }: World, leanings: readonly Leaning[]): readonly Options[] {
  const isSeen = (leader: Leader) => hands.some((hand) => holds(hand, leader));
  const agentPlaces = isSeen('agent') ? 0 : 1;
  const kingpinPlaces = isSeen('kingpin') ? 0 : 1;
  return hands.map((hand, seat) => {
    const unseen = hand.filter(({ identity }) => identity === null).length;
    const leaning = leanings[seat] ?? noLeaning;
    return {
      ...withoutLeader(hand, unseen, isFramed(view, seat), leaning),
      agent: scaled(waysOf(unseen - agentPlaces), leaning.agent),
      kingpin: scaled(waysOf(unseen - kingpinPlaces), leaning.kingpin),
    };
  });
}

/** GC-11, GC-12: most of the cards decide, and Planted Evidence turns that round. */
function withoutLeader(
  hand: readonly Card[],
  unseen: number,
  framed: boolean,
  leaning: Leaning,
): Pick<Options, 'plain' | 'asHonest'> {
  if (holds(hand, 'agent') || holds(hand, 'kingpin')) return { plain: [], asHonest: [] };
  const seen = countOf(hand, 'honest');
  const isHonest = (more: number) => (seen + more) * 2 > hand.length !== framed;
  const ways = waysOf(unseen);
  return {
    plain: ways.map((count, more) => count * (isHonest(more) ? leaning.honest : leaning.crooked)),
    asHonest: ways.map((count, more) => (isHonest(more) ? count * leaning.honest : 0)),
  };
}

const countOf = (hand: readonly Card[], wanted: Identity): number =>
  hand.filter(({ identity }) => identity === wanted).length;

const holds = (hand: readonly Card[], leader: Leader): boolean =>
  hand.some(({ identity }) => identity === leader);

export const isFramed = ({ seats }: CopsView, seat: Seat): boolean =>
  seats[seat]?.attached.includes('plantedEvidence') === true;

/** How many honest cards there are among the unseen. */
const honestLeft = ({ seats, removed }: CopsView, { hands }: World): number =>
  copiesOf('honest', seats.length) -
  removed.filter((identity) => identity === 'honest').length -
  hands.reduce((sum, hand) => sum + countOf(hand, 'honest'), 0);

// — the table —

/** Ways to fill some of the seats, by which leaders are among them. */
interface Filled {
  readonly none: Ways;
  readonly agent: Ways;
  readonly kingpin: Ways;
  readonly both: Ways;
}

const nobody: Filled = { none: [1], agent: [], kingpin: [], both: [] };

/** One seat more, with no leader or with one. */
function andSeat({ none, agent, kingpin, both }: Filled, seat: Options): Filled {
  return {
    none: addProduct([], none, seat.plain),
    agent: addProduct(addProduct([], agent, seat.plain), none, seat.agent),
    kingpin: addProduct(addProduct([], kingpin, seat.plain), none, seat.kingpin),
    both: addProduct(addProduct(addProduct([], both, seat.plain), agent, seat.kingpin), kingpin, seat.agent),
  };
}

/** Adds what each seat is in all ways to fill the table with `honest` honest cards; returns how many ways there are. */
function addWays(table: readonly Options[], spare: Ways, honest: number, weight: number, sums: Sums): number {
  const behind: Filled[] = [{ ...nobody, none: spare }];
  for (let seat = table.length - 1; seat > 0; seat--)
    behind.push(andSeat(behind[behind.length - 1] ?? nobody, table[seat] as Options));

  let ahead = nobody;
  let total = 0;
  table.forEach((seat, at) => {
    const rest = behind[table.length - 1 - at] ?? nobody;
    const count = (ways: Ways, ...pairs: readonly (readonly [Ways, Ways])[]) =>
      weight * pairs.reduce((sum, [before, after]) => sum + meeting(before, ways, after, honest), 0);
    const withBoth = [
      [ahead.none, rest.both],
      [ahead.agent, rest.kingpin],
      [ahead.kingpin, rest.agent],
      [ahead.both, rest.none],
    ] as const;
    const agent = count(seat.agent, [ahead.none, rest.kingpin], [ahead.kingpin, rest.none]);
    const kingpin = count(seat.kingpin, [ahead.none, rest.agent], [ahead.agent, rest.none]);
    const plain = count(seat.plain, ...withBoth);
    const asHonest = count(seat.asHonest, ...withBoth);
    total = agent + kingpin + plain;
    const sum = sums[at];
    if (sum) {
      sum.agent += agent;
      sum.kingpin += kingpin;
      sum.honest += asHonest;
      sum.crooked += plain - asHonest;
    }
    ahead = andSeat(ahead, seat);
  });
  return total;
}
