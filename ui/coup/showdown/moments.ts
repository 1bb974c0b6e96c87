import { comesOf, type OfSome, type Seat } from '../../../engine/core';
import type { Action, Claim, CoupEvent, Role } from '../../../engine/coup';

/** What took an influence; `wrong` is a doubt that was answered with proof. */
export type Cause = 'wrong' | 'lie' | 'coup' | 'assassinate' | 'bomb';

export interface Loss {
  readonly role: Role;
  readonly cause: Cause;
}

/** What a whole table would look up for. */
export type Moment =
  | {
      readonly kind: 'proof';
      readonly seat: Seat;
      readonly by: Seat;
      readonly claim: Claim;
      readonly roles: readonly Role[];
    }
  | {
      readonly kind: 'exposure';
      readonly seat: Seat;
      readonly by: Seat;
      readonly claim: Claim;
      /** What the claim was to serve. */
      readonly of: 'action' | 'block' | 'bomb';
      readonly refund: number;
    }
  | { readonly kind: 'handing'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'explosion'; readonly seat: Seat }
  | {
      readonly kind: 'fall';
      readonly seat: Seat;
      /** Whose doubt, proof or deed it was; null where a bomb has gone from hand to hand. */
      readonly by: Seat | null;
      /** All that this turn has cost them, the latest last. */
      readonly losses: readonly Loss[];
      /** The bluff that it is the price of. */
      readonly lie: Exposure | null;
      readonly out: boolean;
      readonly forfeits: number;
    }
  | { readonly kind: 'victory'; readonly seat: Seat };

export type Exposure = Extract<Moment, { kind: 'exposure' }>;
type Fall = Extract<Moment, { kind: 'fall' }>;

/** A turn as far as it has been told: who said what last, who doubted it, and who has to pay for that. */
interface Turn {
  readonly action: Action | null;
  readonly actor: Seat | null;
  readonly of: 'action' | 'block' | 'bomb';
  readonly challenger: Seat | null;
  readonly owing: { readonly seat: Seat; readonly by: Seat; readonly cause: 'wrong' | 'lie' } | null;
  /** The last that has been found out. */
  readonly lie: Exposure | null;
  readonly losses: Readonly<Record<Seat, readonly Loss[]>>;
  /** What the step that is being told holds. */
  readonly moments: readonly Moment[];
}

const beforePlay: Turn = {
  action: null,
  actor: null,
  of: 'action',
  challenger: null,
  owing: null,
  lie: null,
  losses: {},
  moments: [],
};

type Events = readonly CoupEvent[];

/** The moments of each step from there on. Why somebody loses may have been said earlier in the turn. */
export function momentsSince(
  steps: readonly { readonly events: Events }[],
  from: number,
): readonly { readonly step: number; readonly moment: Moment }[] {
  const begins = steps.slice(0, from).findLastIndex(({ events }) => events.some(isAct));
  let turn = beforePlay;
  return steps.slice(Math.max(0, begins)).flatMap(({ events }, at) => {
    const step = Math.max(0, begins) + at;
    turn = events.reduce(told, { ...turn, moments: [] });
    return step < from ? [] : turn.moments.map((moment) => ({ step, moment }));
  });
}

const isAct = ({ type }: CoupEvent) => type === 'acted';

const tellings: OfSome<CoupEvent, [turn: Turn], Turn> = {
  acted: ({ action, seat }, { moments }) => ({ ...beforePlay, action, actor: seat, moments }),
  blocked: (_, turn) => ({ ...turn, of: 'block' }),
  bombGiven: ({ seat, to }, turn) => withMoment(turn, { kind: 'handing', seat: to, by: seat }),
  bombClaimed: (_, turn) => ({ ...turn, of: 'bomb' }),
  challenged: ({ by }, turn) => ({ ...turn, challenger: by }),
  proved({ seat, claim, roles }, turn) {
    const by = turn.challenger ?? seat;
    return withMoment(
      { ...turn, owing: { seat: by, by: seat, cause: 'wrong' } },
      { kind: 'proof', seat, by, claim, roles },
    );
  },
  conceded({ seat, claim }, turn) {
    const by = turn.challenger ?? seat;
    const lie: Exposure = { kind: 'exposure', seat, by, claim, of: turn.of, refund: 0 };
    return withMoment({ ...turn, owing: { seat, by, cause: 'lie' }, lie }, lie);
  },
  refunded({ coins }, turn) {
    const lie = turn.lie && { ...turn.lie, refund: coins };
    return { ...turn, lie, moments: turn.moments.map((one) => (lie && one === turn.lie ? lie : one)) };
  },
  bombExploded: ({ seat }, turn) => withMoment(turn, { kind: 'explosion', seat }),
  lost: ({ seat, role }, turn) => withLoss(turn, seat, role),
  out: (_, turn) => amended(turn, 'fall', { out: true }),
  forfeited: ({ coins }, turn) => amended(turn, 'fall', { forfeits: coins }),
  won: ({ seat }, turn) => withMoment(turn, { kind: 'victory', seat }),
};

function told(turn: Turn, event: CoupEvent): Turn {
  return comesOf(tellings, event, turn) ?? turn;
}

const withMoment = (turn: Turn, moment: Moment): Turn => ({ ...turn, moments: [...turn.moments, moment] });

/** What follows a moment belongs to it, as long as it is the last of its kind in this step. */
function amended<Kind extends Moment['kind']>(
  turn: Turn,
  kind: Kind,
  more: Partial<Extract<Moment, { kind: Kind }>>,
): Turn {
  const at = turn.moments.findLastIndex((moment) => moment.kind === kind);
  return {
    ...turn,
    moments: turn.moments.map((moment, index) => (index === at ? { ...moment, ...more } : moment)),
  };
}

/** FC-39: a challenge leaves one loss to be taken by its loser; any other is the work of the turn's action. */
function withLoss(turn: Turn, seat: Seat, role: Role): Turn {
  const { owing } = turn;
  const { by, cause } = owing?.seat === seat ? owing : { by: doerOf(turn), cause: deadly(turn.action) };
  const losses = [...(turn.losses[seat] ?? []), { role, cause }];
  const next = { ...turn, owing: null, losses: { ...turn.losses, [seat]: losses } };
  const last = turn.moments.at(-1);
  // FP-A08: the lie and the bomb take one each, at once.
  if (last?.kind === 'fall' && last.seat === seat) return amended(next, 'fall', { losses });
  const lie = cause === 'lie' ? turn.lie : null;
  const fall: Fall = { kind: 'fall', seat, by, losses, lie, out: false, forfeits: 0 };
  return withMoment(next, fall);
}

const doerOf = ({ action, actor }: Turn): Seat | null => (action === 'bomb' ? null : actor);

const deadly = (action: Action | null): Cause =>
  action === 'assassinate' || action === 'bomb' ? action : 'coup';
