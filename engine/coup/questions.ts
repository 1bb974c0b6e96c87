import type { QuestionKinds, Seat } from '../core/game';
import { actionRules, actions, blockingRoles } from './actions';
import { answersToAction, answersToClaim } from './aloud';
import { bombIn, bombReceivers } from './bomb';
import { ruleBooks } from './books';
import { hiddenPlaces } from './change';
import { claimant, claimMade, declaredIn, isTrue } from './claims';
import { examined, offeredCards, show } from './effects';
import * as flow from './flow';
import type { CoupMove, Reply } from './moves';
import { obstacle, openTable, targetsOf } from './obstacle';
import { draftCard, takeSides } from './opening';
import { parties } from './parties';
import { castOf } from './roles';
import type { CoupState } from './state';
import type { Coup } from './types';
import type { CoupView } from './view';

const inTurn = ({ turn }: CoupState): Seat => turn;
const nextInRound = (_: CoupState, { asked }: { readonly asked: Seat }): Seat => asked;
const bombHolder = (state: CoupState): Seat => bombIn(state).holder;

const allow: Reply<'allow'> = { type: 'allow' };
const letPassOrChallenge = [allow, { type: 'challenge' }] as const;
const prove: Reply<'prove'> = { type: 'prove' };
const concede: Reply<'concede'> = { type: 'concede' };
const swap: Reply<'swap'> = { type: 'swap' };
const giveBackOrSwap = [{ type: 'giveBack' }, swap] as const;
const explodeOrDefuse = [{ type: 'explode' }, { type: 'defuse' }] as const;
const sides = parties.map((party) => ({ type: 'side', party }) as const);

/** Every kind of question of Coup. */
export const questions: QuestionKinds<Coup> = {
  draft: {
    secret: true,
    seat: nextInRound,
    answers: ({ sixth }) => castOf(sixth).map((role) => ({ type: 'draft', role })),
    take: draftCard,
  },
  side: { secret: false, seat: inTurn, answers: () => sides, take: takeSides },
  act: { secret: true, seat: inTurn, answers: possibleActions, take: flow.declare, beginsTurn: true },
  challenge: {
    secret: false,
    seat: nextInRound,
    answers: () => letPassOrChallenge,
    take: (state, { type }, log, stage) =>
      type === 'allow' ? flow.letClaimPass(state, stage, log) : flow.challenge(state, stage, log),
    aloud: answersToClaim,
    touches: touchedBy,
  },
  block: {
    secret: false,
    seat: nextInRound,
    answers: (state) => [
      allow,
      ...blockingRoles(state, declaredIn(state).action).map((role) => ({ type: 'block', role }) as const),
    ],
    take: (state, answer, log, stage) =>
      answer.type === 'allow'
        ? flow.letActionPass(state, stage, log)
        : flow.block(state, stage, answer.role, log),
    aloud: answersToAction,
    touches: touchedBy,
  },
  prove: {
    secret: true,
    seat: (state, { of }) => claimant(state, of),
    answers: (state, { of }) =>
      isTrue(state, claimant(state, of), claimMade(state, of)) ? [prove, concede] : [concede],
    take: (state, { type }, log, stage) =>
      type === 'prove' ? flow.prove(state, stage, log) : flow.concede(state, stage, log),
  },
  lose: {
    secret: true,
    seat: (_, { seat }) => seat,
    answers: (state, { seat }) => hiddenPlaces(state, seat).map((card) => ({ type: 'lose', card })),
    take: (state, { card }, log, stage) => flow.lose(state, stage, card, log),
  },
  keep: {
    secret: true,
    seat: inTurn,
    answers: (state, stage) =>
      choicesOf(hiddenPlaces(state, state.turn).length, offeredCards(state, stage).length).map((cards) => ({
        type: 'keep',
        cards,
      })),
    take: (state, { cards }, log, stage) => flow.keepCards(state, stage, cards, log),
  },
  show: {
    secret: true,
    seat: examined,
    answers: (state) => hiddenPlaces(state, examined(state)).map((card) => ({ type: 'show', card })),
    take: (state, { card }, log) => show(state, card, log),
  },
  examine: {
    secret: true,
    seat: inTurn,
    answers: ({ book }) => (ruleBooks[book].examine === 'maySwap' ? giveBackOrSwap : [swap]),
    take: (state, { type }, log, stage) =>
      type === 'giveBack' ? flow.giveCardBack(state, log) : flow.swapCard(state, stage, log),
  },
  bomb: {
    secret: false,
    seat: bombHolder,
    answers: (state) => [...explodeOrDefuse, ...passes(state)],
    take(state, answer, log) {
      if (answer.type === 'explode') return flow.explode(state, log);
      if (answer.type === 'defuse') return flow.defuse(state, log);
      return flow.passBomb(state, answer, log);
    },
  },
  redirect: { secret: false, seat: bombHolder, answers: passes, take: flow.redirectBomb },
};

/** Somebody acts against them, blocks them, or doubts them; foreign aid is everybody’s and nobody’s. */
function touchedBy({ pending }: CoupView): readonly (Seat | null | undefined)[] {
  return [pending?.seat, pending?.target, pending?.bomb?.holder, pending?.bomb?.passTo];
}

function possibleActions(state: CoupState): readonly Reply<'act'>[] {
  const table = openTable(state);
  const possible: Reply<'act'>[] = [];
  for (const action of actions)
    if (actionRules[action].target !== 'nobody')
      for (const target of targetsOf(table, action)) possible.push({ type: 'act', action, target });
    else if (obstacle(table, action) === null) possible.push({ type: 'act', action });
  return possible;
}

function passes(state: CoupState): readonly Reply<'pass'>[] {
  return bombReceivers(state).map((target) => ({ type: 'pass', target }));
}

/** All ways to pick `count` of `outOf` cards, in order. */
function choicesOf(count: number, outOf: number, from = 0): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  const choices: (readonly number[])[] = [];
  for (let first = from; first <= outOf - count; first++)
    for (const rest of choicesOf(count - 1, outOf, first + 1)) choices.push([first, ...rest]);
  return choices;
}

/** What a seat may say to the question on the table, before its own turn to answer as well. */
export const answersAloud = (view: CoupView, seat: Seat): readonly CoupMove[] =>
  (view.asked && questions[view.asked.kind].aloud?.(view, seat)) ?? [];
