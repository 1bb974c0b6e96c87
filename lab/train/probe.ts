import { chancesOf, learntFrom, skills, table } from '../../engine/coup/lab';
import { Learning, winsAmong } from './learning';
import { classic } from './rules';
import { Regrets, type Strategy } from './strategy';

function shipped(): Strategy {
  const learnt = learntFrom(table);
  return {
    chancesIn(situation, chances, cells) {
      chances.set(chancesOf(learnt, cells, situation, skills.expert));
    },
  };
}

const games = 6000;

/** How often a learner wins that has learnt against Expert alone, one among copies of it. */
export function probe(steps: number, seed: number): void {
  const frozen = shipped();
  for (const players of [2, 4]) {
    const rules = { ...classic, players };
    const learnt = new Regrets();
    const learning = new Learning({ company: () => () => frozen, rules: () => rules }, learnt, seed);
    for (let step = 0; step < steps; step++) learning.step(step);
    const rate = winsAmong(learnt, () => frozen, rules, games);
    const give = 1.96 * Math.sqrt((rate * (1 - rate)) / games);
    console.log(
      `${players} players: who learns against it alone for ${steps} steps wins ${(100 * rate).toFixed(1)} ± ${(100 * give).toFixed(1)} %`,
    );
  }
}
