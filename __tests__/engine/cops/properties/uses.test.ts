/** How a card can be used follows from what lies open. */
import { cops, equipment } from '../../../../engine/cops';
import { usesOf } from '../../../../engine/cops/equipment';
import { openTable } from '../../../../engine/cops/openTable';
import { everyStep, expectSame } from '../../core/playout';
import { gamesEverywhere } from './tables';

test('the same to the game and to the table’s view of it', () => {
  let uses = 0;
  for (const game of gamesEverywhere())
    everyStep(game, ({ state }) => {
      const asked = cops.asked(state);
      if (asked === null) return;
      const { seat, kind } = asked;
      const [table, seen] = [openTable(state), cops.view(state, 'table')];
      for (const card of equipment) {
        const known = usesOf(table, seat, kind, card);
        expectSame(usesOf(seen, seat, kind, card), known);
        uses += known.length;
      }
    });
  expect(uses).toBeGreaterThan(1000);
});
