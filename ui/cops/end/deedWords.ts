import type { TFunction } from 'i18next';
import type { Seat } from '../../../engine/core';
import type { Reader } from '../../log/eventRow';
import { nameAt } from '../terms';

/** That somebody shot at or looked at another, as a heading. */
export function deedOf(
  t: TFunction,
  deed: 'shot' | 'look',
  seat: Seat,
  target: Seat,
  { names, you }: Reader,
): string {
  const name = nameAt(names, seat);
  if (target === you) return t(`cops.end.atYou.${deed}`, { name });
  const both = { name, target: nameAt(names, target) };
  return seat === you ? t(`cops.end.yours.${deed}`, both) : t(`cops.end.${deed}`, both);
}
