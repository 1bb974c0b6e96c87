import type { Cops } from '../../../engine/cops';
import { byRule, bySection, type Examples, type Example } from '../../replay/example';
import {
  aim,
  arm,
  keep,
  layCards,
  look,
  nobodyStirs,
  othersLook,
  reveal,
  shoot,
  anySeed,
  tableOf,
  deflect,
  playsAfter,
} from './moves';

const plain = tableOf('base', ['medKit', 'wiretap', 'coffee', 'k9']);

/** GC-14: one looks at a card; everybody sees which, nobody else what it is. */
const looking: Example<Cops> = {
  setup: plain,
  seed: anySeed,
  parts: [byRule('GC-09', layCards), byRule('GC-14', look(1, 1), nobodyStirs(), nobodyStirs())],
};

const toArms = [arm(1), nobodyStirs(), reveal(0), nobodyStirs()];

/** GC-15, GC-18: a gun, aimed at once; a card is turned up, and the gun is aimed again. */
const arming: Example<Cops> = {
  setup: plain,
  seed: anySeed,
  parts: [byRule('GC-09', layCards), byRule('GC-15', ...toArms), byRule('GC-18', aim(1))],
};

/** GC-20, GC-22: the Kingpin is shot, survives it, and of two equipment cards keeps one. */
const shotAtLeader: Example<Cops> = {
  setup: plain,
  seed: anySeed,
  parts: [
    byRule('GC-15', layCards, ...toArms, aim(1)),
    byRule('GC-14', othersLook),
    byRule('GC-17', shoot, nobodyStirs()),
    byRule('GC-20', nobodyStirs()),
    byRule('GC-22', keep('blackmail'), nobodyStirs()),
  ],
};

/** GC-V11: at gunpoint, for a card turned up, all the diamonds of another player. */
const robbery: Example<Cops> = {
  setup: tableOf('band', ['medKit', 'wiretap', 'coffee', 'k9']),
  seed: anySeed,
  parts: [
    byRule('GC-V05', layCards),
    byRule('GC-V11', arm(1), nobodyStirs(), reveal(0), nobodyStirs(), aim(1)),
  ],
};

/** The Kingpin’s card changes places with one of seat 3, who leads the crooked from then on. */
const blackmail: Example<Cops> = {
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
const orderAndShield: Example<Cops> = {
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

/** The examples of Good Cop Bad Cop's rulebook. */
export const copsExamples: Examples<Cops> = {
  cops: { look: looking, arming, shotAtLeader, robbery, blackmail, orderAndShield },
};
