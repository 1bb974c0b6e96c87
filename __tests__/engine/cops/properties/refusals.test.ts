/** Whatever is not an answer to the question is refused, and nothing has changed. */
import { cops, equipment } from '../../../../engine/cops';
import { lazily } from '../../core/playout';
import {
  anythingAtAllIsRefused,
  disguisesAreRefused,
  expectRefused,
  oneThingWrongIsRefused,
  onlyTheOfferedIsAccepted,
} from '../../support/refusals';
import { statesEverywhere, tables, type CopsState } from './tables';

const states = lazily(() => statesEverywhere(97));

const refused = (state: CopsState, move: unknown) => expectRefused(cops, state, move);

/** What anybody could say at a table of eight, as far as it names one player at most. */
const seats = Array.from({ length: 9 }, (_, seat) => seat - (seat > 7 ? 9 : 0));
const places = [-1, 0, 1, 2, 3];
const sayable: readonly unknown[] = [
  ...['pass', 'speak', 'withdraw', 'shoot', 'equip'].map((type) => ({ type })),
  ...['arm', 'equip', 'grab', 'aim', 'deflect'].flatMap((type) => seats.map((target) => ({ type, target }))),
  ...seats.flatMap((target) => places.map((card) => ({ type: 'investigate', target, card }))),
  ...seats.flatMap((gun) => seats.map((target) => ({ type: 'infiltrate', gun, target }))),
  ...places.map((card) => ({ type: 'reveal', card })),
  ...equipment.flatMap((card) => [
    { type: 'keep', equipment: card },
    { type: 'use', equipment: card },
    ...seats.map((target) => ({ type: 'use', equipment: card, target })),
  ]),
  ...seats.flatMap((target) =>
    [[], [0], [1], [2], [0, 1], [1, 0], [0, 1, 2], [2, 2]].map((cards) => ({ type: 'look', target, cards })),
  ),
  ...[0, 1, 2].flatMap((a) =>
    [0, 1, 2].flatMap((b) => [0, 1, 2].map((c) => ({ type: 'arrange', order: [a, b, c] }))),
  ),
];

test('of all that can be said, what is offered is accepted, and the rest refused', () => {
  onlyTheOfferedIsAccepted(cops, states(), sayable);
});

test('anything fast-check can think of', () => {
  anythingAtAllIsRefused(cops, states());
});

test('a legal answer with one thing wrong', () => {
  oneThingWrongIsRefused(cops, states(), ['k9', 'pass', [0, 1, 1]]);
});

describe('a move in disguise', () => {
  const dealt = cops.deal(tables[0] as (typeof tables)[number], 1);

  disguisesAreRefused(cops, dealt, { type: 'arrange', order: [0, 1, 2] }, 'order');

  test('with a list that is none', () => {
    refused(dealt, { type: 'arrange', order: { 0: 0, 1: 1, 2: 2, length: 3 } });
  });
});

test('the refusal says what was said, and to what', () => {
  const dealt = cops.deal(tables[0] as (typeof tables)[number], 1);
  expect(() => cops.play(dealt, { type: 'pass' })).toThrow(/\bpass\b.*arrange/);
});
