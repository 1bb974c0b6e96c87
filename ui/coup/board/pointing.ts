import type { CoupView } from '../../../engine/coup';
import type { Pointing } from '../../match/table/ring/beamPath';

/** Who turns to whom by the last word that was said. */
export function pointingIn({ pending, outcome }: CoupView): Pointing | null {
  if (pending === null || outcome !== null) return null;
  const { challenge, atStake, block, bomb, seat, target } = pending;
  if (challenge !== null && atStake !== null)
    return { from: challenge.by, to: atStake.seat, tone: 'challenge' };
  if (bomb !== null)
    return bomb.passTo === null
      ? { from: seat, to: bomb.holder, tone: 'claim' }
      : { from: bomb.holder, to: bomb.passTo, tone: 'claim' };
  if (block !== null) return { from: block.seat, to: seat, tone: 'claim' };
  return { from: seat, to: target === seat ? null : target, tone: 'claim' };
}
