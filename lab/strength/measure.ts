import { playOut, type Bot } from '../../engine';
import { coup, type Coup, type CoupSetup } from '../../engine/coup';

export interface Measured {
  readonly rate: number;
  /** Half of the 95 % interval. */
  readonly give: number;
}

/** How often a bot wins alone among others, with every deal played from every seat: so no deal favours anybody. */
export function winsOf(
  hero: Bot<Coup>,
  other: Bot<Coup>,
  setup: CoupSetup,
  deals: number,
  seed: number,
): Measured {
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
