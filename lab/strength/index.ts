import { parseArgs } from 'node:util';
import { botNamed, playOut, type Bot } from '../../engine';
import { coup, taughtBots, type Coup, type CoupSetup } from '../../engine/coup';
import { table } from '../../engine/coup/lab';
import { ladderGoals, playersIn, rivalsOf, tables, wantedOf } from './goals';
import { opponents } from './opponents';

// How strong is a bot of Coup? `npm run strength`, or `npm run strength -- --bot sharp --games 2000`.

const { values } = parseArgs({
  options: {
    bot: { type: 'string', default: 'expert' },
    games: { type: 'string', default: '1200' },
    seed: { type: 'string', default: '1' },
    players: { type: 'string' },
    table: { type: 'string' },
    against: { type: 'string' },
  },
});

const bots = taughtBots(table);
const known: Readonly<Record<string, Bot<Coup>>> = opponents;
const named = (id: string): Bot<Coup> => known[id] ?? botNamed(bots, id);

function measured(hero: string, rival: string, setup: CoupSetup, wanted: number): void {
  const deals = Math.ceil(Number(values.games) / setup.players);
  const { rate, give } = winsOf(named(hero), named(rival), setup, deals, Number(values.seed));
  const verdict = wanted === 0 ? '' : `, wanted ${wanted}: ${100 * rate >= wanted ? 'reached' : 'missed'}`;
  console.log(
    `${hero}, alone among ${setup.players - 1} × ${rival}: ${(100 * rate).toFixed(1)} ± ${(100 * give).toFixed(1)} %${verdict}`,
  );
}

const only = values.players?.split(',').map(Number);
for (const { name, setup, leeway } of tables) {
  if (values.table !== undefined && values.table !== name) continue;
  console.log(`— ${name} —`);
  for (const players of only ?? playersIn(leeway))
    for (const rival of values.against?.split(',') ?? rivalsOf(players, leeway)) {
      const wanted = values.bot === 'expert' ? wantedOf(players, rival, leeway) : 0;
      measured(values.bot, rival, { ...setup, players }, wanted);
    }
}

/** Each level alone among those of the next lower. */
if (values.against === undefined && values.table === undefined) {
  console.log('— level by level —');
  bots.levels.slice(1).forEach(({ id }, below) => {
    const lower = bots.levels[below];
    for (const [players, wanted] of ladderGoals)
      if (lower) measured(id, lower.id, { book: 'hebrew', players, first: 0 }, wanted);
  });
}

/**
 * How often a bot wins alone among others, and half of the 95 % interval. Every deal is played from every seat, so that no
 * deal favours anybody.
 */
function winsOf(
  hero: Bot<Coup>,
  other: Bot<Coup>,
  setup: CoupSetup,
  deals: number,
  seed: number,
): { readonly rate: number; readonly give: number } {
  const rates = Array.from({ length: deals }, (_, deal) => winsInDeal(hero, other, setup, seed + deal));
  const rate = rates.reduce((sum, one) => sum + one, 0) / deals;
  const spread = rates.reduce((sum, one) => sum + (one - rate) ** 2, 0) / Math.max(1, deals - 1);
  return { rate, give: 1.96 * Math.sqrt(spread / deals) };
}

function winsInDeal(hero: Bot<Coup>, other: Bot<Coup>, setup: CoupSetup, seed: number): number {
  const { players } = setup;
  const first = seed % players;
  let wins = 0;
  for (let seat = 0; seat < players; seat++) {
    const bots = Array.from({ length: players }, (_, at) => (at === seat ? hero : other));
    let state = coup.deal({ ...setup, first }, seed);
    for (const step of playOut(coup, bots, state, seed)) state = step.state;
    if (coup.outcome(state)?.winners.includes(seat)) wins++;
  }
  return wins / players;
}
