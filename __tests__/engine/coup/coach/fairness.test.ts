/** What a seat cannot know changes nothing that its coach says, in the game or after it. */
import { decided, type Seat } from '../../../../engine';
import { coup } from '../../../../engine/coup';
import { advise, costliest, isAdvisable } from '../../../../engine/coup/coach';
import { imagined } from '../../../../engine/coup/coach/imagined';
import { ledgerOf } from '../../../../engine/coup/coach/ledger';
import { seeded } from '../../../../engine/core/random';
import { chance, expectSame, lazily, someSeeds } from '../../core/playout';
import { gameAt, tables, type CoupPlayout, type CoupStep } from '../properties/tables';
import { twin } from '../properties/twins';

/** Through every book and option in strides: a coach thinks long. */
const stride = 17;
const games = lazily(() => {
  const some = tables.filter((_, index) => index % stride === 0);
  const seeds = someSeeds(some.length);
  return some.map((table, index) => gameAt(table, seeds[index] ?? 0));
});

const heardBy = ({ steps }: CoupPlayout, step: number, seat: Seat) =>
  steps.slice(0, step + 1).flatMap(({ events }) => events.map((event) => coup.witness(event, seat)));

/** One question in each game that a coach has something to say about. */
function atSomeQuestions(
  check: (question: { game: CoupPlayout; step: number; seat: Seat; state: CoupStep['state'] }) => void,
): void {
  const seeds = someSeeds(games().length);
  games().forEach((game, index) => {
    const open = game.steps.flatMap(({ state }, step) => {
      const seat = coup.asked(state)?.seat;
      return seat !== undefined && isAdvisable(coup.view(state, seat)) ? [{ game, step, seat, state }] : [];
    });
    const question = open[Math.floor(chance(seeds[index] ?? 0)() * open.length)];
    if (question) check(question);
  });
}

test('advice is the same for every deal that looks the same', () => {
  let differed = 0;
  atSomeQuestions(({ game, step, seat, state }) => {
    const other = twin(state, seat, chance(step));
    if (JSON.stringify(other.players) !== JSON.stringify(state.players)) differed++;
    const told = (one: CoupStep['state']) =>
      decided(advise(coup.view(one, seat), heardBy(game, step, seat), coup.moves(one), [], 1));
    expectSame(told(other), told(state));
  });
  expect(differed).toBeGreaterThan(0);
});

test('so is the look back, which knows no more than was seen then', () => {
  const game = gameAt({ book: 'hebrew', players: 3, first: 0 }, 5);
  const luck = chance(7);
  const retold = game.steps.map(({ state, events }) => ({
    state: twin(state, 1, luck),
    events: events.map((event) => coup.witness(event, 1)),
  }));
  const lookBack = (steps: CoupPlayout['steps']) =>
    decided(costliest({ steps, moves: game.match.moves }, 1, 1));
  expectSame(lookBack(retold), lookBack(game.steps));
});

test('an imagined table looks to its viewer like the real one', () => {
  atSomeQuestions(({ game, step, seat, state }) => {
    const view = coup.view(state, seat);
    const table = imagined(view, ledgerOf(view, heardBy(game, step, seat)), seeded(step));
    expectSame(coup.view(table, seat), view);
    expectSame(coup.moves(table), coup.moves(state));
    expectSame(table.court.length, state.court.length);
  });
});
