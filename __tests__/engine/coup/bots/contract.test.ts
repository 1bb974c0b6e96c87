import { bots, coup, type Json } from '../../../../engine';
import { everyTable, games } from './support/tables';

const both = Object.values(bots.coup);

describe.each(everyTable)('at a table of %s', (_, setup) => {
  test('the same mind before the same view decides the same, also after it was saved', () => {
    for (const { before, seat, minds, bot, move } of games(both, setup, 2)) {
      const mind = minds[seat] ?? null;
      const saved = JSON.parse(JSON.stringify(mind)) as Json;
      expect(saved).toEqual(mind);
      const [view, moves] = [coup.view(before, seat), coup.moves(before)];
      const decision = bot.decide(mind, view, moves);
      expect(bot.decide(saved, view, moves)).toEqual(decision);
      expect(decision.move).toEqual(move);
    }
  });

  test('every game comes to an end, and every answer is one of the moves', () => {
    for (const company of [both, [bots.coup.steady], [bots.coup.random]]) {
      const seeds = 3;
      let ended = 0;
      let moves = 0;
      for (const { before, move, state } of games(company, setup, seeds)) {
        if (!coup.moves(before).some((legal) => JSON.stringify(legal) === JSON.stringify(move)))
          throw new Error(`${JSON.stringify(move)} is no answer to ${before.stage.kind}.`);
        if (coup.outcome(state)) ended++;
        if (++moves > 20_000) throw new Error('There is no end to it.');
      }
      expect(ended).toBe(seeds);
    }
  });
});
