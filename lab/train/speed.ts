import { at, place, sizeFor, stage } from '../../engine/coup/lab';
import { legal } from './legal';
import { Luck } from './luck';
import { rulesOf } from './rules';
import { Sim } from './sim';

const games = 300_000;

/** How many games four players play by luck in a second, after a few to warm up. */
export function gamesASecond(): number {
  play(games / 10);
  const began = performance.now();
  play(games);
  return Math.round((1000 * games) / (performance.now() - began));
}

function play(count: number): void {
  const luck = new Luck(1);
  const sim = new Sim(new Int16Array(sizeFor(4)), luck);
  const rules = rulesOf({ book: 'hebrew', players: 4, first: 0 });
  const moves = new Array<number>(64).fill(0);
  for (let game = 0; game < count; game++) {
    sim.deal(rules);
    while (at(sim.cells, place.stage) !== stage.over)
      sim.play(at(moves, luck.below(legal(sim.cells, moves))));
  }
}
