import type { Cops } from '../../../engine/cops';
import { byRule, type Example } from '../../replay/example';
import { aim, arm, keep, layCards, look, nobodyStirs, othersLook, reveal, shoot } from './moves';
import { anySeed, tableOf } from './table';

const plain = tableOf('base', ['medKit', 'wiretap', 'coffee', 'k9']);

/** GC-14: one looks at a card; everybody sees which, nobody else what it is. */
export const looking: Example<Cops> = {
  setup: plain,
  seed: anySeed,
  parts: [byRule('GC-09', layCards), byRule('GC-14', look(1, 1), nobodyStirs(), nobodyStirs())],
};

const toArms = [arm(1), nobodyStirs(), reveal(0), nobodyStirs()];

/** GC-15, GC-18: a gun, aimed at once; a card is turned up, and the gun is aimed again. */
export const arming: Example<Cops> = {
  setup: plain,
  seed: anySeed,
  parts: [byRule('GC-09', layCards), byRule('GC-15', ...toArms), byRule('GC-18', aim(1))],
};

/** GC-20, GC-22: the Kingpin is shot, survives it, and of two equipment cards keeps one. */
export const shotAtLeader: Example<Cops> = {
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
export const robbery: Example<Cops> = {
  setup: tableOf('band', ['medKit', 'wiretap', 'coffee', 'k9']),
  seed: anySeed,
  parts: [
    byRule('GC-V05', layCards),
    byRule('GC-V11', arm(1), nobodyStirs(), reveal(0), nobodyStirs(), aim(1)),
  ],
};
