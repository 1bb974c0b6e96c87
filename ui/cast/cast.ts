import type { Character } from '../cards/character';

/** A character as the summary shows it. What it does in words stands in the locales. */
export interface CastMember {
  readonly id: Character;
  /** Coins it costs to use, or that it brings. */
  readonly price?: number;
  readonly gain?: number;
}

export const coupCast: readonly CastMember[] = [
  { id: 'duke', gain: 3 },
  { id: 'assassin', price: 3 },
  { id: 'captain', gain: 2 },
  { id: 'ambassador' },
  { id: 'contessa' },
  { id: 'inquisitor' },
  { id: 'anarchist', price: 5 },
];

export const copsCast: readonly CastMember[] = [
  { id: 'honest' },
  { id: 'crooked' },
  { id: 'agent' },
  { id: 'kingpin' },
];
