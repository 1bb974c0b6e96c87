/** Whatever is not an answer to the question is refused, and nothing has changed. */
import { coup, roles, type CoupMove } from '../../../../engine/coup';
import { actions } from '../../../../engine/coup/actions';
import { expectSame, lazily } from '../../core/playout';
import {
  anythingAtAllIsRefused,
  disguisesAreRefused,
  oneThingWrongIsRefused,
  onlyTheOfferedIsAccepted,
} from '../../support/refusals';
import { statesEverywhere } from './tables';

const states = lazily(() => statesEverywhere(40));

/** Everything anybody could ever say at a table of ten. */
const seats = Array.from({ length: 11 }, (_, seat) => seat);
const everyMove: readonly CoupMove[] = [
  ...actions.flatMap((action): CoupMove[] => [
    { type: 'act', action },
    ...seats.map((target): CoupMove => ({ type: 'act', action, target })),
  ]),
  ...(['allow', 'challenge', 'prove', 'concede', 'giveBack', 'swap', 'explode', 'defuse'] as const).map(
    (type) => ({ type }),
  ),
  ...roles.flatMap((role): CoupMove[] => [
    { type: 'block', role },
    { type: 'draft', role },
  ]),
  ...[0, 1, 2].flatMap((card): CoupMove[] => [
    { type: 'lose', card },
    { type: 'show', card },
  ]),
  ...[[0], [1], [2], [3], [0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]].map((cards): CoupMove => ({
    type: 'keep',
    cards,
  })),
  ...[[], [1, 0], [3, 2], [0, 0], [1, 1], [0, 1, 2], [0, 4], [-1, 0], [0.5, 1]].map((cards): CoupMove => ({
    type: 'keep',
    cards,
  })),
  ...seats.map((target): CoupMove => ({ type: 'pass', target })),
  { type: 'side', party: 'empire' },
  { type: 'side', party: 'resistance' },
];

test('of everything anybody could say, what is offered is accepted, and the rest refused', () => {
  onlyTheOfferedIsAccepted(coup, states(), everyMove);
});

test('all that is ever offered is among it', () => {
  const sayable = new Set(everyMove.map((move) => JSON.stringify(move)));
  states()
    .flatMap((state) => coup.moves(state))
    .forEach((move) => expectSame([move, sayable.has(JSON.stringify(move))], [move, true]));
});

test('anything fast-check can think of', () => {
  anythingAtAllIsRefused(coup, states());
});

test('a legal answer with one thing wrong', () => {
  oneThingWrongIsRefused(coup, states(), ['duke', 'income', 'allow']);
});

describe('a move in disguise', () => {
  const dealt = coup.deal({ book: 'persianPlus', players: 3, first: 0 }, 1);

  disguisesAreRefused(coup, dealt, { type: 'act', action: 'income' }, 'action');
});

test('the refusal says what was said, and to what', () => {
  const state = coup.deal({ book: 'hebrew', players: 3, first: 0 }, 1);
  expect(() => coup.play(state, { type: 'allow' })).toThrow(/\ballow\b.* is no answer to act\.$/);
  const said = (move: unknown) => () => coup.play(state, move as CoupMove);
  expect(said(undefined)).toThrow('A move that is undefined is no answer to act.');
  expect(said('allow')).toThrow('A move that is string is no answer to act.');
  expect(said({ type: 5 })).toThrow('A move of type number is no answer to act.');
});
