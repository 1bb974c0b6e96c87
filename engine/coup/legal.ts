import type { Outcome, Question, Seat } from '../core/game';
import { actionRules, actions, blockingRoles } from './actions';
import { bombIn, bombReceivers } from './bomb';
import { ruleBooks } from './books';
import { hiddenPlaces } from './change';
import { claimant, claimMade, declaredIn, isTrue } from './claims';
import { offeredCards } from './effects';
import type { CoupMove } from './moves';
import { obstacle, openTable, targetsOf } from './obstacle';
import { parties } from './parties';
import { castOf } from './roles';
import type { CoupState } from './state';
import type { CoupKind } from './types';

/** Whose answer the game waits for, and whether the phone must be handed over for it. */
export function asked(state: CoupState): Question<CoupKind> | null {
  const { stage } = state;
  switch (stage.kind) {
    case 'over':
      return null;
    case 'draft':
      return { seat: stage.asked, kind: stage.kind, secret: true };
    case 'side':
      return { seat: state.turn, kind: stage.kind, secret: false };
    case 'act':
    case 'keep':
    case 'examine':
      return { seat: state.turn, kind: stage.kind, secret: true };
    case 'challenge':
    case 'block':
      return { seat: stage.asked, kind: stage.kind, secret: false };
    case 'prove':
      return { seat: claimant(state, stage.of), kind: stage.kind, secret: true };
    case 'lose':
      return { seat: stage.seat, kind: stage.kind, secret: true };
    case 'show':
      return { seat: declaredIn(state).target as Seat, kind: stage.kind, secret: true };
    case 'bomb':
    case 'redirect':
      return { seat: bombIn(state).holder, kind: stage.kind, secret: false };
  }
}

export const outcome = ({ stage }: CoupState): Outcome | null =>
  stage.kind === 'over' ? { winners: [stage.winner], reason: 'lastInfluence' } : null;

const allow: CoupMove = { type: 'allow' };
const letPassOrChallenge: readonly CoupMove[] = [allow, { type: 'challenge' }];
const prove: CoupMove = { type: 'prove' };
const concede: CoupMove = { type: 'concede' };
const swapOnly: readonly CoupMove[] = [{ type: 'swap' }];
const giveBackOrSwap: readonly CoupMove[] = [{ type: 'giveBack' }, ...swapOnly];
const sides: readonly CoupMove[] = parties.map((party) => ({ type: 'side', party }));

export function moves(state: CoupState): readonly CoupMove[] {
  const { stage } = state;
  switch (stage.kind) {
    case 'over':
      return [];
    case 'draft':
      return castOf(state.sixth).map((role) => ({ type: 'draft', role }));
    case 'side':
      return sides;
    case 'act':
      return possibleActions(state);
    case 'challenge':
      return letPassOrChallenge;
    case 'block':
      return [
        allow,
        ...blockingRoles(state, declaredIn(state).action).map((role): CoupMove => ({ type: 'block', role })),
      ];
    case 'prove':
      return isTrue(state, claimant(state, stage.of), claimMade(state, stage.of))
        ? [prove, concede]
        : [concede];
    case 'lose':
      return hiddenPlaces(state, stage.seat).map((card) => ({ type: 'lose', card }));
    case 'keep':
      return choicesOf(hiddenPlaces(state, state.turn).length, offeredCards(state, stage).length).map(
        (cards) => ({ type: 'keep', cards }),
      );
    case 'show':
      return hiddenPlaces(state, declaredIn(state).target as Seat).map((card) => ({ type: 'show', card }));
    case 'examine':
      return ruleBooks[state.book].examine === 'maySwap' ? giveBackOrSwap : swapOnly;
    case 'bomb':
      return [{ type: 'explode' }, { type: 'defuse' }, ...passes(state)];
    case 'redirect':
      return passes(state);
  }
}

const passes = (state: CoupState): readonly CoupMove[] =>
  bombReceivers(state).map((target) => ({ type: 'pass', target }));

/** All ways to pick so many of so many, in order. */
function choicesOf(count: number, outOf: number, from = 0): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  const choices: (readonly number[])[] = [];
  for (let first = from; first <= outOf - count; first++)
    for (const rest of choicesOf(count - 1, outOf, first + 1)) choices.push([first, ...rest]);
  return choices;
}

function possibleActions(state: CoupState): readonly CoupMove[] {
  const table = openTable(state);
  return actions.flatMap((action): readonly CoupMove[] => {
    if (actionRules[action].target !== 'nobody')
      return targetsOf(table, action).map((target) => ({ type: 'act', action, target }));
    return obstacle(table, action) === null ? [{ type: 'act', action }] : [];
  });
}
