import { decided, type Json } from '../../../../engine/core';
import { seeded } from '../../../../engine/core/random';
import { cops } from '../../../../engine/cops';
import { chancesOf } from '../../../../engine/cops/bots/chances';
import type { Mind } from '../../../../engine/cops/bots/mind';
import { everyTable, games, inTurn, random, steady, type CopsBot, type Turn } from './support/tables';

const companies: readonly (readonly CopsBot[])[] = [[steady, random], [steady], [random]];

describe.each(everyTable)('at a table of %s', (_, setup) => {
  test('every game comes to an end, and every answer is one of the moves', () => {
    for (const company of companies) {
      let last: Turn | undefined;
      let moves = 0;
      for (const turn of games(setup, 1, inTurn(...company))) {
        last = turn;
        if (!isLegal(turn)) throw new Error(`${JSON.stringify(turn.move)} is no answer.`);
        if (++moves > 20_000) throw new Error('There is no end to it.');
      }
      expect(last && cops.outcome(last.state)).not.toBeNull();
    }
  });

  test('the same mind before the same view with the same luck decides the same, also after it was saved', () => {
    let turns = 0;
    for (const { before, seat, minds, bots } of games(setup, 1, inTurn(steady, random))) {
      const bot = bots[seat] as CopsBot;
      const mind = minds[seat] ?? null;
      const saved = JSON.parse(JSON.stringify(mind)) as Json;
      if (turns % 10 === 0) expect(saved).toEqual(mind);
      const [view, moves, luck] = [cops.view(before, seat), cops.moves(before), seeded(turns++)];
      expect(decided(bot.decide(saved, view, moves, luck))).toEqual(
        decided(bot.decide(mind, view, moves, luck)),
      );
    }
  });

  test('Steady never takes for impossible what is so, and does not speak up for nothing', () => {
    let turns = 0;
    for (const { before, seat, minds, move } of games(setup, 1, inTurn(steady))) {
      expect(move.type).not.toBe('withdraw');
      const { worlds } = minds[seat] as Mind;
      if (turns++ % 5 > 0 || worlds.length === 0) continue;
      const counting = chancesOf(cops.view(before, seat), worlds, []);
      let step = counting.next();
      while (!step.done) step = counting.next();
      const chances = step.value;
      before.players.forEach(({ cards }, other) => {
        for (const leader of ['agent', 'kingpin'] as const)
          if (cards.some(({ identity }) => identity === leader))
            expect(chances[other]?.[leader]).toBeGreaterThan(0);
      });
    }
  });
});

const isLegal = ({ before, move }: Turn): boolean =>
  cops.moves(before).some((legal) => JSON.stringify(legal) === JSON.stringify(move));
