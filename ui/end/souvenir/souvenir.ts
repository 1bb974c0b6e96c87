import type { TFunction } from 'i18next';
import type { GameTypes, PlayedMatch, Seat } from '../../../engine/core';
import { onlyPerson, stateOf } from '../../../store/match/running';
import type { SeatCounts } from '../../../store/statistics/tallies';
import { listed } from '../../i18n/listed';
import type { GameScreens, Honour } from '../../match/GameScreens';

/** What the picture of an end says, word for word. */
export interface Souvenir {
  readonly winners: readonly Seat[];
  readonly title: string;
  /** How it ended. */
  readonly lines: readonly string[];
  readonly honours: readonly SaidHonour[];
}

interface SaidHonour {
  readonly title: string;
  readonly names: string;
  readonly times: string;
}

/** Where more than these did it as often, it is nobody's honour. */
const mostBearers = 2;

/** Who did it most, and how often; null where nobody stands out. */
export function bearersOf(
  { of, less }: Pick<Honour, 'of' | 'less'>,
  counts: SeatCounts,
): { readonly seats: readonly Seat[]; readonly count: number } | null {
  const without = less === undefined ? [] : (counts[less] ?? []);
  const each = (counts[of] ?? []).map((count, seat) => count - (without[seat] ?? 0));
  const count = Math.max(0, ...each);
  const seats = each.flatMap((one, seat) => (one === count ? [seat] : []));
  return count === 0 || seats.length > mostBearers ? null : { seats, count };
}

export function souvenirOf<G extends GameTypes>(
  t: TFunction,
  { match: { table }, tallies, ending }: GameScreens<G>,
  played: PlayedMatch<G>,
  names: readonly string[],
): Souvenir {
  const named = (seats: readonly Seat[]) =>
    listed(
      t,
      seats.map((seat) => names[seat] ?? ''),
    );
  const winners = table.game.outcome(stateOf(played))?.winners ?? [];
  const counts = tallies.count(played);
  const isYours = winners.length === 1 && winners[0] === onlyPerson(played.match.players);
  return {
    winners,
    title: isYours ? t('end.youWon') : named(winners),
    lines: ending(t, played, names),
    honours: tallies.honours.flatMap((honour) => {
      const bearers = bearersOf(honour, counts);
      if (!bearers) return [];
      const { seats, count } = bearers;
      return [{ title: honour.title(t), names: named(seats), times: honour.times(t, count) }];
    }),
  };
}
