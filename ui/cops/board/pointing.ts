import type { CopsView } from '../../../engine/cops';
import type { Pointing } from '../../match/table/ring/beamPath';

/** Who turns to whom by what has just been said or done. */
export function pointingIn({
  shot,
  declared,
  chosenAnew,
  asked,
  turn,
  seats,
  outcome,
}: CopsView): Pointing | null {
  if (outcome !== null) return null;
  if (shot !== null) return { from: shot.by, to: shot.target, tone: 'challenge' };
  if (declared === null || chosenAnew) return null;
  switch (declared.type) {
    case 'shoot':
      return {
        from: turn,
        to: asked?.kind === 'aim' ? null : (seats[turn]?.gun?.aim ?? null),
        tone: 'challenge',
      };
    case 'swap':
      return { from: declared.seats[0], to: declared.seats[1], tone: 'claim' };
    case 'infiltrate':
      return { from: declared.gun, to: declared.target, tone: 'claim' };
    default:
      return { from: turn, to: declared.target ?? null, tone: 'claim' };
  }
}

/** Every gun that is out, and the line of its barrel. */
export const aimsIn = ({ seats, outcome }: CopsView): readonly Pointing[] =>
  outcome !== null
    ? []
    : seats.flatMap(({ gun }, from): Pointing[] =>
        gun === null || gun.aim === null ? [] : [{ from, to: gun.aim, tone: 'aim' }],
      );
