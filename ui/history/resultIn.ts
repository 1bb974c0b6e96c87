import type { TFunction } from 'i18next';
import type { Seat } from '../../engine/core';
import { isFromFile, type PastGame } from '../../store/history/entries';
import { onlyPerson } from '../../store/match/running';
import { namesAt } from '../components/nameOf';
import { listed } from '../i18n/listed';

interface Result {
  /** Who has won; null where nobody knows. */
  readonly won: string | null;
  /** Who else was there, a line each. */
  readonly company: readonly string[];
}

/** What came of a past game. Whoever played it alone, on this device, is told so themselves. */
export function resultIn(t: TFunction, { id, players, winners }: PastGame): Result {
  const names = namesAt(t, players);
  const named = (seats: readonly Seat[]) =>
    listed(
      t,
      seats.map((seat) => names[seat] ?? ''),
    );
  const seats = [...players.keys()];
  if (winners.length === 0) return { won: null, company: [named(seats)] };
  const own = isFromFile(id) ? null : onlyPerson(players);
  const youWon = winners.some((seat) => seat === own);
  const fellows = winners.filter((seat) => youWon && seat !== own);
  const others = seats.filter((seat) => seat !== own && !winners.includes(seat));
  return {
    won: youWon ? t('end.youWon') : t('end.winner', { names: named(winners) }),
    company: [
      ...(fellows.length > 0 ? [t('history.fellows', { names: named(fellows) })] : []),
      ...(own !== null && !youWon ? [t('history.youLost')] : []),
      ...(others.length > 0 ? [t('history.others', { names: named(others) })] : []),
    ],
  };
}
