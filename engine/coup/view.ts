import type { Outcome, Question, Seat, Viewer } from '../core/game';
import { blockingRoles, claimBehind, type Action, type Claim } from './actions';
import type { Book, SixthCharacter } from './books';
import { claimant, claimMade } from './claims';
import { offeredCards } from './effects';
import type { CoupKind } from './moves';
import type { Party } from './parties';
import { castOf, type Role } from './roles';
import { isOut, type Bomb, type ClaimBy, type CoupState, type Player } from './state';

/** What has been announced and not yet settled. All of it is public. */
export interface Pending {
  readonly seat: Seat;
  readonly action: Action;
  readonly target: Seat | null;
  /** Whom the acting player claims to be. */
  readonly claim: Claim | null;
  readonly block: { readonly seat: Seat; readonly role: Role } | null;
  /** Characters that could be claimed to block. */
  readonly blockableWith: readonly Role[];
  readonly bomb: Bomb | null;
  /** RU-25: cards face down that were shown as proof this turn, so that everybody knows them. */
  readonly exposed: CoupState['exposed'];
  /** The word that may be doubted now, or that has to be proven. */
  readonly atStake: { readonly seat: Seat; readonly claim: Claim } | null;
  /** The claim that is being challenged, and by whom. */
  readonly challenge: { readonly by: Seat; readonly claim: Claim } | null;
}

/** Whose word was given last. */
export const latestClaim = ({ block, bomb }: Pick<Pending, 'block' | 'bomb'>): ClaimBy =>
  bomb?.claim ? 'bomb' : block ? 'block' : 'action';

export interface CoupView {
  readonly viewer: Viewer;
  readonly book: Book;
  readonly sixth: SixthCharacter;
  readonly factions: boolean;
  readonly anarchist: boolean;
  readonly strictDoubleDanger: boolean;
  readonly turn: Seat;
  readonly asked: Question<CoupKind> | null;
  readonly outcome: Outcome | null;
  readonly seats: readonly {
    readonly coins: number;
    readonly party: Party | null;
    readonly out: boolean;
    /** `role` is null where it is hidden from this viewer. */
    readonly cards: readonly { readonly role: Role | null; readonly faceUp: boolean }[];
  }[];
  readonly court: number;
  readonly reserve: number;
  readonly pending: Pending | null;
  /** To exchange or draft, and only for the seat that chooses. */
  readonly offered: readonly Role[] | null;
}

export const outcome = ({ stage }: CoupState): Outcome | null =>
  stage.kind === 'over' ? { winners: [stage.winner], reason: 'lastInfluence' } : null;

/** Everybody else who is still in the game. */
export const rivalsIn = ({ seats }: CoupView, me: Seat): readonly Seat[] =>
  seats.flatMap(({ out }, seat) => (out || seat === me ? [] : [seat]));

/** Everything is taken over by name; what is not named here nobody sees. */
export function view(state: CoupState, viewer: Viewer, asked: CoupView['asked']): CoupView {
  return {
    viewer,
    book: state.book,
    sixth: state.sixth,
    factions: state.factions,
    anarchist: state.anarchist,
    strictDoubleDanger: state.strictDoubleDanger,
    turn: state.turn,
    asked,
    outcome: outcome(state),
    seats: state.players.map((player, seat) => seatSeen(state, player, seat, viewer)),
    court: state.court.length,
    reserve: state.reserve,
    pending: pendingIn(state),
    offered: offeredTo(state, viewer),
  };
}

function seatSeen(state: CoupState, player: Player, seat: Seat, viewer: Viewer): CoupView['seats'][number] {
  return {
    coins: player.coins,
    party: player.party,
    out: isOut(player),
    cards: player.cards.map((card, at) => ({
      role: card.faceUp || viewer === seat || isShown(state, seat, at, viewer) ? card.role : null,
      faceUp: card.faceUp,
    })),
  };
}

/** Shown as proof this turn (C-20), or shown to the examiner. */
function isShown(
  { exposed, stage, declared, turn }: CoupState,
  seat: Seat,
  at: number,
  viewer: Viewer,
): boolean {
  if (exposed.length > 0 && exposed.some((one) => one.seat === seat && one.card === at)) return true;
  return stage.kind === 'examine' && viewer === turn && seat === declared?.target && at === stage.card;
}

function pendingIn(state: CoupState): Pending | null {
  const { declared, stage, turn } = state;
  if (declared === null) return null;
  const { action, target, block, bomb } = declared;
  return {
    seat: turn,
    action,
    target,
    claim: claimBehind(state, action),
    block,
    blockableWith: blockingRoles(state, action),
    bomb,
    exposed: state.exposed,
    atStake: stakeIn(state),
    challenge: stage.kind === 'prove' ? { by: stage.challenger, claim: claimMade(state, stage.of) } : null,
  };
}

function stakeIn(state: CoupState): Pending['atStake'] {
  const { stage } = state;
  if (stage.kind !== 'challenge' && stage.kind !== 'prove') return null;
  return { seat: claimant(state, stage.of), claim: claimMade(state, stage.of) };
}

function offeredTo(state: CoupState, viewer: Viewer): readonly Role[] | null {
  const { stage } = state;
  if (stage.kind === 'keep') return viewer === state.turn ? offeredCards(state, stage) : null;
  if (stage.kind === 'draft') return viewer === stage.asked ? castOf(state.sixth) : null;
  return null;
}
