import type { GameTypes, Question, Seat } from '../../../../engine/core';
import type { BoardProps } from '../../GameScreens';
import type { SeatMark } from '../MarkPill';

/** What pressing a seat does now; null for a seat that cannot be pressed. */
export function pressingOf<G extends GameTypes>(
  { names, pressable = [], onSeat, seatLabel }: BoardProps<G>,
  seat: Seat,
) {
  if (!onSeat || !pressable.includes(seat)) return null;
  return { label: seatLabel?.(seat) ?? names[seat] ?? '', act: () => onSeat(seat) };
}

/** Whose turn it is shows by itself; who else is waited for is marked, also where nobody said so. */
export function markOf(
  asked: Pick<Question, 'seat' | 'kind'> | null,
  turnKind: string,
  seat: Seat,
  said: SeatMark | undefined,
): SeatMark | null {
  const isAsked = asked !== null && asked.seat === seat;
  if (isAsked && asked.kind === turnKind) return said === 'thinking' ? said : null;
  return said ?? (isAsked ? 'toAnswer' : null);
}
