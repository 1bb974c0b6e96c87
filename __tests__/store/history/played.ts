import { botNamed, createMatch, playOut, type MatchPlayer, type PlayedMatch } from '../../../engine';
import { coup, coupBots, type Coup, type CoupSetup } from '../../../engine/coup';

const names = ['Sara', 'נועה', 'Дан', 'گل‌نار', '', 'Eve', 'Frank', 'Grace', 'Heidi', 'Ivan'];

export const guests = (players: number): readonly MatchPlayer[] =>
  Array.from({ length: players }, (_, seat) => ({
    name: names[seat] ?? '',
    ...(seat % 3 === 2 ? { bot: 'steady' } : {}),
  }));

/** A game that bots have really played to its end. */
export function played(
  seed: number,
  setup: CoupSetup = { book: 'persian', players: 3, first: 0 },
): PlayedMatch<Coup> {
  const seats = Array.from({ length: setup.players }, () => botNamed(coupBots, 'random'));
  const deal = coup.deal(setup, seed);
  const steps = [...playOut(coup, seats, deal, seed)];
  return {
    match: { ...createMatch(coup, setup, seed, guests(setup.players)), moves: steps.map(({ move }) => move) },
    steps: [{ state: deal, events: [] }, ...steps.map(({ state, events }) => ({ state, events }))],
  };
}

/** An evening in November, a minute later with each game. */
export const evening = (minute: number): string => new Date(Date.UTC(2026, 10, 18, 12, minute)).toISOString();
