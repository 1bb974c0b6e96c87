import type { Seat, Step } from '../core/game';
import type { CopsEvent } from './events';
import type { Identity } from './identities';
import type { CopsState, Player } from './state';
import type { Cops } from './types';

/** What everybody would like to know once the cards lie open. A step is an index among the steps: the deal is 0. */
export interface Retrospect {
  readonly shots: readonly ShotFired[];
  readonly looks: readonly LookTaken[];
  /** In which turn somebody went out or joined the band. */
  readonly fell: ReadonlyMap<Seat, number>;
  readonly turns: readonly TurnMark[];
}

/** What became of a shot. */
type ShotResult = 'out' | 'band' | 'wounded' | 'fatal' | 'saved';

/** A shot at one player. Where a Riot Shield has sent it on, that is another. */
export interface ShotFired {
  readonly step: number;
  readonly turn: number;
  readonly by: Seat;
  readonly target: Seat;
  /** Whom a Riot Shield has sent it to; what came of it, came of it there. */
  readonly other: Seat | null;
  readonly result: ShotResult;
}

export interface LookTaken {
  readonly step: number;
  readonly turn: number;
  readonly by: Seat;
  readonly target: Seat;
  readonly place: number;
  readonly identity: Identity;
}

/** A hidden card of somebody else's. */
export interface KnownCard {
  readonly owner: Seat;
  readonly place: number;
  readonly identity: Identity;
}

/** How the table stood when play began (turn 0), then after each turn. */
export interface TurnMark {
  readonly step: number;
  readonly turn: number;
  readonly seats: readonly SeatAfterTurn[];
}

export interface SeatAfterTurn {
  readonly status: Player['status'];
  /** All that they know of what nobody has turned up. */
  readonly knows: readonly KnownCard[];
  /** Null where no gun is out; where it points at nobody, as after a death, that is its aim. */
  readonly gun: { readonly aim: Seat | null } | null;
  readonly diamonds: number;
}

/** `steps` as `replay` gives them: the deal, then one for each move. */
export function retrospect(steps: readonly Step<Cops>[]): Retrospect {
  const told = inTurns(steps);
  return { shots: shotsIn(told), looks: looksIn(told), fell: fallsIn(told), turns: turnsIn(steps) };
}

interface Told {
  readonly event: CopsEvent;
  readonly step: number;
  readonly turn: number;
}

function inTurns(steps: readonly Step<Cops>[]): readonly Told[] {
  let turn = 0;
  return steps.flatMap(({ events }, step) =>
    events.map((event) => {
      if (event.type === 'turn') turn++;
      return { event, step, turn };
    }),
  );
}

const results: Partial<Readonly<Record<CopsEvent['type'], ShotResult>>> = {
  out: 'out',
  joinedBand: 'band',
  wounded: 'wounded',
  won: 'fatal',
  saved: 'saved',
};

/** A shot is settled by the first thing that comes of it; where a shield sends it on, by what comes of it there. */
function shotsIn(told: readonly Told[]): readonly ShotFired[] {
  const shots: ShotFired[] = [];
  let flying: Omit<ShotFired, 'result'> | null = null;
  for (const { event, step, turn } of told) {
    if (event.type === 'shot') flying = { step, turn, by: event.seat, target: event.target, other: null };
    if (flying === null) continue;
    if (event.type === 'deflected') flying = { ...flying, other: event.target };
    const result = results[event.type];
    if (result === undefined) continue;
    shots.push({ ...flying, result });
    flying = null;
  }
  return shots;
}

const looksIn = (told: readonly Told[]): readonly LookTaken[] =>
  told.flatMap(({ event, step, turn }) =>
    event.type === 'looked' && event.secret
      ? [
          {
            ...{ step, turn, by: event.seat, target: event.target, place: event.card },
            identity: event.secret.identity,
          },
        ]
      : [],
  );

const fallsIn = (told: readonly Told[]): ReadonlyMap<Seat, number> =>
  new Map(
    told.flatMap(({ event, turn }) =>
      event.type === 'out' || event.type === 'joinedBand' ? [[event.seat, turn] as const] : [],
    ),
  );

/** A turn is over where the next begins, and the last of them where the game is. */
function turnsIn(steps: readonly Step<Cops>[]): readonly TurnMark[] {
  const ends = steps.flatMap(({ events }, step) =>
    events.flatMap(({ type }) => (type === 'turn' || type === 'won' ? [step] : [])),
  );
  return ends.flatMap((step, turn) => {
    const at = steps[step];
    return at ? [{ step, turn, seats: seatsNow(at.state) }] : [];
  });
}

const seatsNow = ({ players }: CopsState): readonly SeatAfterTurn[] =>
  players.map(({ status, gun, diamonds }, seat) => ({
    status,
    gun: gun && { aim: gun.aim },
    diamonds,
    knows: players.flatMap(({ cards }, owner) =>
      cards.flatMap(({ identity, faceUp, knownTo }, place) =>
        owner !== seat && !faceUp && knownTo.includes(seat) ? [{ owner, place, identity }] : [],
      ),
    ),
  }));
