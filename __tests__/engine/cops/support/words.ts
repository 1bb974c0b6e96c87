import type { Seat } from '../../../../engine';
import type { CopsMove } from '../../../../engine/cops';

/** Everything any move may carry. */
interface Parts {
  readonly type: string;
  readonly equipment?: string;
  readonly from?: Seat;
  readonly item?: string;
  readonly gun?: Seat;
  readonly target?: Seat;
  readonly card?: number;
  readonly seats?: readonly Seat[];
  readonly cards?: readonly number[];
  readonly order?: readonly number[];
}

/** `1.0` is the first card of seat 1, `1.02` its first and its last. */
function whereInWords({ seats, cards, target, card }: Parts): readonly (string | number)[] {
  if (seats) return seats.map((seat, at) => `${seat}.${cards?.[at]}`);
  const places = cards ? cards.join('') : card;
  if (target === undefined) return places === undefined ? [] : [places];
  return [places === undefined ? target : `${target}.${places}`];
}

/**
 * A move as one says it: `investigate 1.0`, `arm 2`, `keep taser`, `arrange 201`, `swap 1.0 2.2`, `infiltrate 0 2`. To
 * use a card is to name it: `k9 2`, `blackmail 1.0 2.1`, `evidenceBag 1 hand 2`.
 */
export function moveInWords(move: CopsMove): string {
  const parts: Parts = move;
  const { type, equipment, from, item, gun, order } = parts;
  const name = type === 'use' ? [equipment] : [type, equipment];
  return [...name, from, item, gun, order?.join(''), ...whereInWords(parts)]
    .filter((word) => word !== undefined)
    .join(' ');
}
