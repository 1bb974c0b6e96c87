import type { Seat } from '../../core/game';
import type { Team } from '../teams';
import type { CopsView } from '../view';
import { chancesOf, noLeaning, type Chances, type Leaning } from './chances';
import type { Mind } from './mind';
import type { Temperament } from './temperament';
import { worldOf } from './worlds';

/** A position, as one seat understands it. */
export interface Reading {
  readonly temperament: Temperament;
  readonly view: CopsView;
  readonly me: Seat;
  /** Whom this seat wins with; null in the band. */
  readonly team: Team | null;
  readonly chances: readonly Chances[];
}

/** Counts what can be counted, then weighs it by what everybody has done. */
export function* read(
  temperament: Temperament,
  mind: Mind,
  view: CopsView,
): Generator<undefined, Reading, undefined> {
  const worlds = mind.worlds.length > 0 ? mind.worlds : [worldOf(view)];
  const me = mind.seat;
  const counted = yield* chancesOf(view, worlds, []);
  const leanings = leaningsOf(temperament, mind, view, counted);
  const chances = leanings ? yield* chancesOf(view, worlds, leanings) : counted;
  return { temperament, view, me, team: teamOf(view, me, chances), chances };
}

/** One's own cards leave no doubt. */
function teamOf(view: CopsView, me: Seat, chances: readonly Chances[]): Team | null {
  if (isCriminal(view, me)) return null;
  return honesty(chances, me) > 0 ? 'honest' : 'crooked';
}

/** From −1, certainly crooked, to 1, certainly honest. */
export function honesty(chances: readonly Chances[], seat: Seat): number {
  const chance = chances[seat];
  return chance ? chance.agent + chance.honest - chance.kingpin - chance.crooked : 0;
}

/**
 * What everybody's behaviour says of them: a player who goes for somebody honest is likelier crooked, and so is
 * one whom somebody honest goes for. Null where there is nothing to be read.
 */
function leaningsOf(
  temperament: Temperament,
  mind: Mind,
  view: CopsView,
  chances: readonly Chances[],
): readonly Leaning[] | null {
  const tilts = view.seats.map(() => 0);
  const tilt = (seat: Seat, by: number) => (tilts[seat] = (tilts[seat] ?? 0) + by);
  view.seats.forEach((_, by) => {
    view.seats.forEach((__, target) => {
      const enmity = enmityOf(temperament, mind, view, by, target);
      if (enmity === 0) return;
      tilt(by, -enmity * honesty(chances, target));
      tilt(target, -enmity * honesty(chances, by));
    });
  });
  return tilts.every((by) => by === 0) ? null : tilts.map((by) => leaningBy(temperament, by));
}

function leaningBy({ reading: { most } }: Temperament, tilt: number): Leaning {
  if (tilt === 0) return noLeaning;
  const odds = Math.exp(Math.max(-most, Math.min(most, tilt)) / 2);
  return { agent: odds, honest: odds, kingpin: 1 / odds, crooked: 1 / odds };
}

/** How far one has shown to be against another, in log-odds; it counts for more from somebody who has seen the cards. */
function enmityOf({ reading }: Temperament, mind: Mind, view: CopsView, by: Seat, target: Seat): number {
  // Who is with the band is on neither side.
  if (by === target || isCriminal(view, by) || isCriminal(view, target)) return 0;
  const shots = mind.shots[by]?.[target] ?? 0;
  const aim = chosenAim(mind, view, by);
  if (shots === 0 && aim === null) return 0;
  const seen = cardsSeenBy(view, by, target);
  const insight = reading.blind + (1 - reading.blind) * (seen / 3);
  const spared = aim !== null && aim !== target && seen >= 2;
  return (
    insight * (shots * reading.shot + (aim === target ? reading.aim : 0)) - (spared ? reading.spared : 0)
  );
}

const isCriminal = ({ seats }: CopsView, seat: Seat): boolean => seats[seat]?.status === 'band';

/** Whom this player aims at by its own choice. */
function chosenAim({ aims }: Mind, { seats }: CopsView, seat: Seat): Seat | null {
  const aim = seats[seat]?.gun?.aim ?? null;
  return aim === aims[seat] ? aim : null;
}

const cardsSeenBy = ({ seats }: CopsView, by: Seat, target: Seat): number =>
  seats[target]?.cards.filter(({ knownTo }) => knownTo.includes(by)).length ?? 0;
