import { isDeepStrictEqual } from 'node:util';
import { coup } from '../../../engine/coup';
import {
  canBePair,
  hear,
  moveFor,
  place,
  plainMove,
  sightOf,
  situate,
  wake,
  type Cells,
  type Mind,
} from '../../../engine/coup/lab';
import { playedBeside } from '../../train/compare';
import { everyCoupSetup } from '../../../tools/coupSetups';

/** What there is to decide, and the moves that its answers stand for: two are told apart by rows of their own. */
function toldIn(cells: Cells) {
  cells[place.apart] = +canBePair(cells);
  const situation = { kind: -1, row: -1, unread: -1, open: 0 };
  if (!situate(cells, situation)) return { plain: plainMove(cells) };
  const answers = Array.from({ length: 20 }, (_, answer) => answer);
  const open = answers.filter((answer) => (situation.open >> answer) & 1);
  return { ...situation, moves: open.map((answer) => moveFor(cells, situation.kind, answer)) };
}

test('a bot in the app tells situations apart as it did while it learnt, by every book and option', () => {
  let compared = 0;
  const astray: unknown[] = [];
  everyCoupSetup.forEach((setup, number) => {
    const minds: Mind[] = Array.from({ length: setup.players }, (_, seat) => wake(seat));
    for (const { before, sim, step } of playedBeside({ ...setup, first: number % setup.players }, number)) {
      const seat = coup.asked(before)?.seat ?? 0;
      const mind = minds[seat] ?? wake(seat);
      const told = toldIn(sightOf(coup.view(before, seat), mind));
      const learnt = toldIn(sim.cells);
      if (!isDeepStrictEqual(told, learnt)) astray.push({ setup, told, learnt });
      compared++;
      const { events, state } = step();
      minds.forEach((one, at) => {
        const witnessed = events.map((event) => coup.witness(event, at));
        minds[at] = hear(one, witnessed, coup.view(state, at));
      });
    }
  });
  expect(astray).toEqual([]);
  expect(compared).toBeGreaterThan(3000);
});
