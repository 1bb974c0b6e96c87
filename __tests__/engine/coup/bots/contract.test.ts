import { decided, type Json } from '../../../../engine';
import { coup, coupBots, type CoupMove, type CoupSetup } from '../../../../engine/coup';
import { faces } from '../../../../engine/coup/bots/faces';
import { novice } from '../../../../engine/coup/bots/novice';
import { random } from '../../../../engine/coup/bots';
import { steady } from '../../../../engine/coup/bots/steady';
import { answers, easy, everyTable, expert, games, scene, sharp } from './support/tables';

const all = [
  random,
  novice,
  steady,
  easy,
  expert,
  ...faces.map((face, at) => face.wornBy([steady, expert, novice][at % 3] ?? easy)),
];

describe.each(everyTable)('at a table of %s', (_, setup) => {
  test('the same mind before the same view with the same luck decides the same, also after it was saved', () => {
    for (const { before, seat, minds, bot, move, luck } of games(all, setup, 2)) {
      const mind = minds[seat] ?? null;
      const saved = JSON.parse(JSON.stringify(mind)) as Json;
      expect(saved).toEqual(mind);
      const [view, moves] = [coup.view(before, seat), coup.moves(before)];
      expect(decided(bot.decide(mind, view, moves, luck))).toEqual(move);
      expect(decided(bot.decide(saved, view, moves, luck))).toEqual(move);
    }
  });

  test('every game comes to an end, and every answer is one of the moves', () => {
    for (const company of [all, [steady], [random], [expert], faces.map((face) => face.wornBy(easy))]) {
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

test('who is trained and was handed nothing remembers as well, and would rather stop than guess', () => {
  const [, , , untaught] = coupBots.levels;
  const setup: CoupSetup = { book: 'hebrew', players: 2, first: 0 };
  const record: readonly CoupMove[] = [{ type: 'act', action: 'tax' }];
  expect(scene(untaught, setup, record)).toEqual(scene(sharp, setup, record));
  expect(answers(sharp, setup, record)).toContainEqual({ type: 'allow' });
  expect(() => answers(untaught, setup, record)).toThrow('handed');
});
