import type { Seat } from '../core/game';
import { actionRules, claimBehind, costOf } from './actions';
import { afterClaim, bombIn, claimOver, giveBomb } from './bomb';
import { ruleBooks } from './books';
import { cardAt, forfeit, hiddenPlaces, pay, replaceCards, turnUp, withPlayer } from './change';
import { claimant, claimMade, declaredIn, isTrue } from './claims';
import { effects, giveBack, keep, rob, swap, type Rest } from './effects';
import type { Log } from './events';
import type { Reply } from './moves';
import { areFellows } from './parties';
import type { Role } from './roles';
import {
  after,
  isIn,
  isOut,
  others,
  playerAt,
  type Afterwards,
  type At,
  type ClaimBy,
  type CoupState,
  type Declared,
  type Stage,
} from './state';

/**
 * The whole of a turn, top to bottom: declare (and pay) → challenge → block → challenge the block → effect →
 * replacement → next player. Each function does its part and hands on to the next.
 */
const goTo = (state: CoupState, stage: Stage): CoupState => ({ ...state, stage });

const withDeclared = (state: CoupState, change: Partial<Declared>): CoupState => ({
  ...state,
  declared: { ...declaredIn(state), ...change },
});

// — declare, and pay (C-17) —

export function declare(state: CoupState, { action, target }: Reply<'act'>, log: Log): CoupState {
  const seat = state.turn;
  const aim = target ?? null;
  const paid = costOf(action, seat, aim);
  log.push({ type: 'acted', seat, action, target: aim, paid });
  const declared: Declared = { action, target: aim, paid, block: null, beyondBlock: false, bomb: null };
  const next = { ...pay(state, seat, paid, actionRules[action].paidTo), declared };
  return claimBehind(next, action) === null ? offerBlock(next, log) : openChallenge(next, 'action');
}

// — challenge (FC-35…41, RU-23…25, HE-28…34) —

/** C-02: everybody else is asked, clockwise from the claimant's left; the first challenge closes the question. */
const openChallenge = (state: CoupState, of: ClaimBy): CoupState =>
  goTo(state, { kind: 'challenge', of, asked: after(state, claimant(state, of)) });

/** How the turn goes on when a claim was let pass, or proven. */
const standing = {
  action: 'actionStands',
  block: 'blockStands',
  bomb: 'bombClaimStands',
} as const satisfies Record<ClaimBy, Afterwards>;

export function letClaimPass(state: CoupState, { of, asked }: At<'challenge'>, log: Log): CoupState {
  log.push({ type: 'allowed', seat: asked, of: 'claim' });
  const next = after(state, asked);
  if (next === claimant(state, of)) return goOn(state, standing[of], log);
  return goTo(state, { kind: 'challenge', of, asked: next });
}

export function challenge(state: CoupState, { of, asked }: At<'challenge'>, log: Log): CoupState {
  const seat = claimant(state, of);
  const claim = claimMade(state, of);
  log.push({ type: 'challenged', seat, by: asked, claim });
  const stage = { kind: 'prove', of, challenger: asked } as const;
  // B6, C-13: where proof may not be declined there is nothing to ask.
  if (ruleBooks[state.book].mayDeclineProof) return goTo(state, stage);
  return isTrue(state, seat, claim) ? prove(state, stage, log) : concede(state, stage, log);
}

export function prove(state: CoupState, { of, challenger }: At<'prove'>, log: Log): CoupState {
  const seat = claimant(state, of);
  const claim = claimMade(state, of);
  const held = hiddenPlaces(state, seat);
  // FP-R09: to show that none is the Duke takes all of them; anything else takes one (C-19).
  const shown =
    claim === 'noDuke' ? held : held.filter((at) => cardAt(state, seat, at).role === claim).slice(0, 1);
  log.push({ type: 'proved', seat, claim, roles: shown.map((at) => cardAt(state, seat, at).role) });
  const renewed = renewShown(state, seat, shown, log);
  return loseInfluence(
    withDeclared(renewed, { beyondBlock: of === 'action' && isDoublyDoomed(state, challenger) }),
    challenger,
    standing[of],
    log,
  );
}

/** C-09, read strictly: who challenges the Assassin aimed at them and loses may not claim the Contessa any more. */
function isDoublyDoomed({ strictDoubleDanger, declared }: CoupState, challenger: Seat): boolean {
  return strictDoubleDanger && declared?.action === 'assassinate' && declared.target === challenger;
}

/** FC-40: at once. RU-25: when the turn ends; until then everybody knows it. */
function renewShown(state: CoupState, seat: Seat, shown: readonly number[], log: Log): CoupState {
  if (ruleBooks[state.book].replacement === 'shuffleNow') return replaceCards(state, seat, shown, log);
  return { ...state, exposed: [...state.exposed, ...shown.map((card) => ({ seat, card }))] };
}

export function concede(state: CoupState, { of }: At<'prove'>, log: Log): CoupState {
  const seat = claimant(state, of);
  log.push({ type: 'conceded', seat, claim: claimMade(state, of) });
  switch (of) {
    case 'action':
      return loseInfluence(refund(state, log), seat, 'nextTurn', log);
    case 'block':
      return loseInfluence(state, seat, 'takeEffect', log);
    case 'bomb':
      return explodeOnLiar(state, seat, log);
  }
}

/** FC-41, FP-33, C-03: what was paid comes back. RU-29: it does not. */
function refund(state: CoupState, log: Log): CoupState {
  const { paid } = declaredIn(state);
  if (paid === 0 || !ruleBooks[state.book].refundOnLostChallenge) return state;
  log.push({ type: 'refunded', seat: state.turn, coins: paid });
  return withPlayer(state, state.turn, { coins: playerAt(state, state.turn).coins + paid });
}

// — block (FC-30…34) —

/** C-08, C-39: who may step in, in the order they are asked. */
function blockers(state: CoupState): readonly Seat[] {
  const { action, target, beyondBlock } = declaredIn(state);
  const { blockedBy, blocker } = actionRules[action];
  if (blockedBy.length === 0 || beyondBlock) return [];
  if (blocker === 'target') return target !== null && isIn(state, target) ? [target] : [];
  return others(state, state.turn).filter((seat) => !areFellows(state.players, seat, state.turn));
}

function offerBlock(state: CoupState, log: Log): CoupState {
  const [first] = blockers(state);
  return first === undefined ? takeEffect(state, log) : goTo(state, { kind: 'block', asked: first });
}

export function letActionPass(state: CoupState, { asked }: At<'block'>, log: Log): CoupState {
  log.push({ type: 'allowed', seat: asked, of: 'action' });
  const round = blockers(state);
  const next = round[round.indexOf(asked) + 1];
  return next === undefined ? takeEffect(state, log) : goTo(state, { kind: 'block', asked: next });
}

/** C-07: the first block closes the question; if it falls, the action goes through. */
export function block(state: CoupState, { asked }: At<'block'>, role: Role, log: Log): CoupState {
  log.push({ type: 'blocked', seat: asked, role, action: declaredIn(state).action });
  return openChallenge(withDeclared(state, { block: { seat: asked, role } }), 'block');
}

// — losing influence (FC-12, FC-39) —

/** The loser chooses which; with a single card there is nothing to choose. */
function loseInfluence(state: CoupState, seat: Seat, then: Afterwards, log: Log): CoupState {
  const places = hiddenPlaces(state, seat);
  const [only] = places;
  if (places.length === 1 && only !== undefined) return lose(state, { kind: 'lose', seat, then }, only, log);
  return goTo(state, { kind: 'lose', seat, then });
}

export function lose(state: CoupState, { seat, then }: At<'lose'>, card: number, log: Log): CoupState {
  const lost = turnUp(state, seat, card, log);
  const waits = isIn(lost, seat) || owesTheThief(lost, seat);
  return goOn(waits ? lost : forfeit(lost, seat, log), then, log);
}

/** C-12: a robbed player who goes down on the way is robbed before the treasury takes the rest. */
const owesTheThief = ({ declared }: CoupState, seat: Seat) =>
  declared?.action === 'steal' && declared.target === seat;

/** FP-A08, C-62: one card for the lie, one for the bomb, both at once. */
function explodeOnLiar(state: CoupState, seat: Seat, log: Log): CoupState {
  log.push({ type: 'bombExploded', seat }, { type: 'bombReturned' });
  const bare = hiddenPlaces(state, seat).reduce((now, at) => turnUp(now, seat, at, log), state);
  return goOn(forfeit(bare, seat, log), 'nextTurn', log);
}

function goOn(state: CoupState, then: Afterwards, log: Log): CoupState {
  const [survivor, another] = others(state, -1);
  if (survivor !== undefined && another === undefined) return endGame(state, survivor, log);
  switch (then) {
    case 'actionStands':
      return offerBlock(state, log);
    case 'blockStands':
    case 'nextTurn':
      return endTurn(state, log);
    case 'bombClaimStands':
      return afterClaim(state, log) ?? endTurn(state, log);
    case 'takeEffect':
      return takeEffect(state, log);
  }
}

// — effect, and the answers it waits for —

function takeEffect(state: CoupState, log: Log): CoupState {
  const declared = declaredIn(state);
  const [done, rest] = effects[declared.action](state, declared, log);
  return finishEffect(done, rest, log);
}

function finishEffect(state: CoupState, rest: Rest, log: Log): CoupState {
  if (rest === 'wait') return state;
  return rest === 'endTurn' ? endTurn(state, log) : loseInfluence(state, rest.loses, 'nextTurn', log);
}

export const keepCards = (
  state: CoupState,
  stage: At<'keep'>,
  cards: readonly number[],
  log: Log,
): CoupState => endTurn(keep(state, stage, cards, log), log);

export const giveCardBack = (state: CoupState, log: Log): CoupState => endTurn(giveBack(state, log), log);

export const swapCard = (state: CoupState, stage: At<'examine'>, log: Log): CoupState =>
  endTurn(swap(state, stage, log), log);

// — the bomb's chain —

export function explode(state: CoupState, log: Log): CoupState {
  const { holder } = bombIn(state);
  log.push({ type: 'bombExploded', seat: holder }, { type: 'bombReturned' });
  return loseInfluence(state, holder, 'nextTurn', log);
}

export const defuse = (state: CoupState, log: Log): CoupState =>
  openChallenge(claimOver(state, 'defuse', null, log), 'bomb');

export const passBomb = (state: CoupState, { target }: Reply<'pass'>, log: Log): CoupState =>
  openChallenge(claimOver(state, 'pass', target, log), 'bomb');

/** C-59: a claim already proven is not made again. */
export const redirectBomb = (state: CoupState, { target }: Reply<'pass'>, log: Log): CoupState =>
  giveBomb(state, bombIn(state).holder, target, log);

// — the end of a turn, and of the game —

export function beginTurn(state: CoupState, seat: Seat, log: Log): CoupState {
  log.push({ type: 'turn', seat });
  return { ...state, turn: seat, declared: null, exposed: [], stage: { kind: 'act' } };
}

/**
 * RU-25, C-21: cards shown as proof are replaced now, clockwise from the acting player. That is the order they were shown
 * in: an action's proof comes before its block's.
 */
function endTurn(state: CoupState, log: Log): CoupState {
  const renewed = state.exposed.reduce((now, { seat, card }) => replaceCards(now, seat, [card], log), state);
  return beginTurn(renewed, after(renewed, renewed.turn), log);
}

/** C-18: nothing else is settled, except a robbery whose victim is the last to fall (C-12). */
function endGame(state: CoupState, winner: Seat, log: Log): CoupState {
  const victim = state.players.findIndex((player, seat) => isOut(player) && owesTheThief(state, seat));
  const settled = victim < 0 ? state : rob(state, victim, log);
  log.push({ type: 'won', seat: winner });
  return { ...settled, stage: { kind: 'over', winner } };
}
