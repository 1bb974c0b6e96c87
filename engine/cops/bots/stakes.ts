import type { Seat } from '../../core/game';
import { isLeader, type Identity } from '../identities';
import { otherCops } from '../seats';
import type { Team } from '../teams';
import type { CopsView } from '../view';
import { perilOfLosing } from './band';
import { honesty, type Reading } from './reading';

/** What things are worth to this seat, where the game itself is worth 1. */

const leaderOf = { honest: 'agent', crooked: 'kingpin' } as const;

export const rivalOf = { honest: 'crooked', crooked: 'honest' } as const satisfies Record<Team, Team>;

/** From −1, certainly on the other side, to 1, certainly on this one. */
export const amity = ({ chances, team }: Reading, seat: Seat): number =>
  team === null ? 0 : honesty(chances, seat) * (team === 'honest' ? 1 : -1);

/** How likely a seat leads this team. */
export const leads = ({ chances }: Reading, team: Team, seat: Seat): number =>
  chances[seat]?.[leaderOf[team]] ?? 0;

/** How likely it is of this team without leading it. */
export const follows = ({ chances }: Reading, team: Team, seat: Seat): number => chances[seat]?.[team] ?? 0;

/** What it promises that this seat is hit. */
export function hit(reading: Reading, seat: Seat): number {
  const { temperament, view, team } = reading;
  if (team === null) return 0;
  const { leader, wounded, other } = temperament.hit;
  const ofLeader = view.seats[seat]?.wounded === true ? wounded : leader;
  const worthOf = (side: Team) =>
    leads(reading, side, seat) * ofLeader + follows(reading, side, seat) * other;
  const falls = follows(reading, team, seat) + follows(reading, rivalOf[team], seat);
  const peril = falls * perilOfLosing(reading, seat);
  return worthOf(rivalOf[team]) - temperament.fear * worthOf(team) - peril;
}

/** The best there is to aim at. */
export const bestHit = (reading: Reading): number =>
  Math.max(...otherCops(reading.view.seats, reading.me).map((seat) => hit(reading, seat)));

/** What the guns of this player may do to this seat's side, where it is no friend. */
export function threat(reading: Reading, seat: Seat): number {
  const aim = reading.view.seats[seat]?.gun?.aim ?? null;
  if (aim === null || seat === reading.me) return 0;
  return Math.max(0, -hit(reading, aim)) * Math.max(0, -amity(reading, seat));
}

const knownHere = ({ seats }: CopsView, seat: Seat, card: number): Identity | null =>
  seats[seat]?.cards[card]?.identity ?? null;

const unseenOf = ({ view }: Reading, seat: Seat): number =>
  view.seats[seat]?.cards.filter(({ identity }) => identity === null).length ?? 0;

/** What there is to learn from a card of somebody else: the less is known, the more. */
export function lookWorth(reading: Reading, seat: Seat, card: number): number {
  const { view, temperament, team, chances } = reading;
  if (team === null || knownHere(view, seat, card) !== null) return 0;
  const { look } = temperament;
  const doubt = 1 - Math.abs(amity(reading, seat));
  const { agent = 0, kingpin = 0 } = chances[seat] ?? {};
  const lead = team === 'honest' ? kingpin : agent;
  const search = Math.sqrt(lead * (1 - lead));
  return (look.team * doubt + look.leader * search) / Math.sqrt(unseenOf(reading, seat));
}

/** What it costs to turn up a card of one's own. */
export function showCost({ view, me, team, temperament: { show } }: Reading, card: number): number {
  const identity = knownHere(view, me, card);
  if (identity === null) return 0;
  if (isLeader(identity)) return show.leader;
  return identity === team ? show.ally : show.stranger;
}

/** What it costs at least to show one, where one must. */
export function leastShowCost(reading: Reading): number {
  const costs = (reading.view.seats[reading.me]?.cards ?? []).flatMap(({ faceUp }, card) =>
    faceUp ? [] : [showCost(reading, card)],
  );
  return costs.length === 0 ? 0 : Math.min(...costs);
}
