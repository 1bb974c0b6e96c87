import { face } from './leaning';
import { copiesOf, livesOf } from './scene';

/** Doubts what others would let pass, and the more, the more copies of the card it sees itself. */
export const hunter = face('hunter', {
  urges: (scene) => {
    const { view, moves, me } = scene;
    const { atStake } = view.pending ?? {};
    if (view.asked?.kind !== 'challenge' || !atStake) return [];
    const role = atStake.claim === 'noDuke' ? 'duke' : atStake.claim;
    const pull = 100 + 100 * copiesOf(scene, role).seen;
    return [
      {
        move: moves.find(({ type }) => type === 'challenge'),
        pull: livesOf(scene, me) > 1 ? pull : pull / 2,
      },
    ];
  },
});
