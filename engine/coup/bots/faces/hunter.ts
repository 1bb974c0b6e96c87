import { roleIn } from '../../actions';
import { livesOf } from '../../hands';
import { placeOf } from '../../roles';
import { face } from './leaning';

/** Doubts what others would let pass, and the more, the more copies of the card it sees itself. */
export const hunter = face('hunter', {
  urges: (scene) => {
    const { view, moves, me, copies } = scene;
    const { atStake } = view.pending ?? {};
    if (view.asked?.kind !== 'challenge' || !atStake) return [];
    const pull = 100 + 100 * (copies.inSight[placeOf[roleIn(atStake.claim)]] ?? 0);
    return [
      {
        move: moves.find(({ type }) => type === 'challenge'),
        pull: livesOf(view.seats, me) > 1 ? pull : pull / 2,
      },
    ];
  },
});
