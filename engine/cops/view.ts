import type { Outcome, Question, Seat, Viewer } from '../core/game';
import type { Attached, Equipment } from './equipment/cards';
import type { Identity } from './identities';
import { knows, openLooks } from './knowledge';
import type { Action, CopsKind } from './moves';
import { isChosenAnew } from './flow';
import { isWounded } from './openTable';
import type { CopsState, Gun, Look, Player, Variant } from './state';

export interface CopsView {
  readonly viewer: Viewer;
  readonly variant: Variant;
  readonly turn: Seat;
  /** 1: clockwise. */
  readonly direction: 1 | -1;
  readonly asked: Question<CopsKind> | null;
  readonly outcome: Outcome | null;
  readonly seats: readonly {
    readonly status: Player['status'];
    readonly cards: readonly {
      /** Null where this viewer does not know it. */
      readonly identity: Identity | null;
      readonly faceUp: boolean;
      /** Who knows this very card, ascending: looks are public. */
      readonly knownTo: readonly Seat[];
    }[];
    /** Null in others' eyes. */
    readonly hand: readonly (Equipment | null)[];
    readonly attached: readonly Attached[];
    /** Null: none, or holstered. */
    readonly gun: Gun | null;
    readonly wounded: boolean;
    readonly diamonds: number;
  }[];
  /** In the middle. */
  readonly guns: number;
  readonly deck: number;
  /** Identity cards left over unseen. */
  readonly spare: number;
  /** Identity cards that left with those who joined the band. */
  readonly removed: readonly Identity[];
  /** Stays while its player is asked again, until it is done. */
  readonly declared: Action | null;
  /** A card has come in between: its player is going to choose again, the same or something else. */
  readonly chosenAnew: boolean;
  /** Fired, and not settled. */
  readonly shot: {
    readonly by: Seat;
    readonly target: Seat;
    /** It has struck, and what comes of it is being settled. */
    readonly landed: boolean;
  } | null;
  /** What a Surveillance Camera may turn up now. */
  readonly looks: readonly Look[];
  /** Who takes the next turn. */
  readonly coffee: Seat | null;
  /** Whom the last shot hit. */
  readonly lastShot: Seat | null;
}

/** Everything is taken over by name; what is not named here nobody sees. */
export function view(state: CopsState, viewer: Viewer, asked: CopsView['asked']): CopsView {
  return {
    viewer,
    variant: state.variant,
    turn: state.turn,
    direction: state.direction,
    asked,
    outcome: state.outcome,
    seats: state.players.map((player, seat) => seatSeen(player, seat, viewer)),
    guns: state.guns,
    deck: state.deck.length,
    spare: state.spare.length,
    removed: state.removed,
    declared: state.declared && state.declared.action,
    chosenAnew: isChosenAnew(state),
    shot: state.shot && { by: state.shot.by, target: state.shot.target, landed: hasLanded(state) },
    looks: openLooks(state.players, state.looks),
    coffee: state.coffee,
    lastShot: state.lastShot,
  };
}

/** Until it lands, nothing is asked but whether, and with what, somebody stops it. */
function hasLanded({ asking }: CopsState): boolean {
  const kind = asking?.kind === 'use' ? asking.window : asking?.kind;
  return kind !== 'afterShot' && kind !== 'deflect';
}

export const outcome = (state: CopsState): Outcome | null => state.outcome;

const faceDown = (): null => null;

function seatSeen(player: Player, seat: Seat, viewer: Viewer): CopsView['seats'][number] {
  const { status, cards, hand, attached, gun, diamonds } = player;
  return {
    status,
    cards: cards.map((card) => ({
      identity: knows(card, viewer) ? card.identity : null,
      faceUp: card.faceUp,
      knownTo: card.knownTo,
    })),
    hand: viewer === seat ? hand : hand.map(faceDown),
    attached,
    gun: gun && { aim: gun.aim, fresh: gun.fresh },
    wounded: isWounded(player),
    diamonds,
  };
}
