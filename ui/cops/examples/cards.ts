import type { Cops } from '../../../engine/cops';
import { byRule, bySection, type Example } from '../../replay/example';
import { aim, arm, deflect, layCards, nobodyStirs, othersLook, playsAfter, reveal, shoot } from './moves';
import { anySeed, tableOf } from './table';

/** The Kingpin’s card changes places with one of seat 3, who leads the crooked from then on. */
export const blackmail: Example<Cops> = {
  setup: tableOf('base', ['blackmail', 'wiretap', 'coffee', 'k9']),
  seed: anySeed,
  parts: [
    byRule('GC-09', layCards),
    bySection(
      '18.1',
      0,
      { type: 'use', equipment: 'blackmail', seats: [1, 3], cards: [1, 1] },
      nobodyStirs(3),
    ),
  ],
};

/** D-10, D-12: one bullet meets both: it is turned away from 1, then 3 ducks, and it hits the one who gave the Order. */
export const orderAndShield: Example<Cops> = {
  setup: tableOf('base', ['medKit', 'wiretap', 'restrainingOrder', 'riotShield']),
  seed: anySeed,
  parts: [
    byRule('GC-15', layCards, arm(1), nobodyStirs(), reveal(0), nobodyStirs(), aim(1)),
    byRule('GC-14', othersLook),
    byRule('GC-17', shoot),
    bySection('18.13', 0, playsAfter(1, { type: 'use', equipment: 'restrainingOrder' }), aim(3)),
    byRule('GC-17', nobodyStirs(3)),
    bySection('18.14', 0, playsAfter(1, { type: 'use', equipment: 'riotShield' }), deflect(2)),
    byRule('GC-21', nobodyStirs(2)),
  ],
};
