import {
  bots,
  coup,
  createMatch,
  playOut,
  type CoupMove,
  type CoupSetup,
  type Match,
  type MatchPlayer,
} from '../../../engine';

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
): Match<CoupSetup, CoupMove> {
  const [bot] = Object.values(bots.coup);
  if (!bot) throw new Error('Nobody plays Coup.');
  const seats = Array.from({ length: setup.players }, () => bot);
  const moves = [...playOut(coup, seats, coup.deal(setup, seed), seed)].map(({ move }) => move);
  return { ...createMatch<CoupSetup, CoupMove>(coup, setup, seed, guests(setup.players)), moves };
}

/** An evening in November, a minute later with each game. */
export const evening = (minute: number): string => new Date(Date.UTC(2026, 10, 18, 12, minute)).toISOString();
