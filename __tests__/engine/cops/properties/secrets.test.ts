/** Hidden means absent: what a viewer has no way to know changes nothing that they see, are asked or are told. */
import { isDeepStrictEqual } from 'node:util';
import { cops, type CopsMove, type CopsSetup } from '../../../../engine/cops';
import type { Viewer } from '../../../../engine';
import { chance, expectSame, lazily, oneOf, runs, someSeeds, type Chance } from '../../core/playout';
import { courseOf, fixedDeal, seenIn, twinOf, type Course } from './twins';
import { isWindow } from './eyes';
import { player, tables } from './tables';

/** A game by chance, up to some move before its end. */
function someCourse(table: CopsSetup, luck: Chance): Course {
  const first = Math.floor(luck() * table.players);
  const setup = fixedDeal({ ...table, first }, Math.floor(luck() * 2 ** 31), luck);
  const choose = player(luck);
  const moves: CopsMove[] = [];
  let state = cops.deal(setup, 1);
  const most = 20 + Math.floor(luck() ** 2 * 500);
  while (moves.length < most) {
    const move = choose(cops.moves(state));
    const next = cops.play(state, move).state;
    if (cops.outcome(next)) break;
    moves.push(move);
    state = next;
  }
  const course = courseOf(setup, moves);
  if (!course) throw new Error('A game that was not over is over.');
  return course;
}

interface Pair {
  readonly viewer: Viewer;
  readonly one: Course;
  readonly other: Course;
}

const pairs = lazily((): readonly Pair[] =>
  someSeeds(runs(80)).flatMap((seed, index) => {
    const luck = chance(seed);
    const one = someCourse(tables[(index * 7) % tables.length] as CopsSetup, luck);
    const viewer = oneOf<Viewer>([...Array(one.setup.players).keys(), 'table'], luck);
    for (let attempt = 0; attempt < 20; attempt++) {
      const other = twinOf(one, viewer, luck);
      if (other) return [{ viewer, one, other }];
    }
    return [];
  }),
);

const openKinds = (kind: string) => isWindow(kind) || kind === 'aim' || kind === 'deflect';

test('there are twins of most games, and nearly all differ', () => {
  const wanted = runs(80);
  expect(pairs().length).toBeGreaterThan(0.6 * wanted);
  const same = pairs().filter(({ one, other }) => isDeepStrictEqual(one.setup, other.setup));
  expect(same.length).toBeLessThan(0.2 * wanted);
});

test('GC-09 GC-10 a viewer sees and is told the same, from the deal on', () => {
  pairs().forEach(({ viewer, one, other }) => {
    const [here, there] = [seenIn(one, viewer), seenIn(other, viewer)];
    here.forEach((seen, at) => expectSame(there[at], seen));
  });
});

test('the viewer is offered the same; and so is anybody else, but for their own cards', () => {
  const withoutCards = (moves: readonly CopsMove[]) =>
    moves.filter(({ type }) => type !== 'use' && type !== 'keep');
  pairs().forEach(({ viewer, one, other }) =>
    one.steps.forEach(({ state }, at) => {
      const question = cops.asked(state);
      const [here, there] = [cops.moves(state), cops.moves((other.steps[at] as (typeof one.steps)[0]).state)];
      if (question?.seat === viewer || openKinds(question?.kind ?? '')) expectSame(there, here);
      else expectSame(withoutCards(there), withoutCards(here));
      if (question?.kind === 'keep') expectSame(there.length, here.length);
    }),
  );
});
