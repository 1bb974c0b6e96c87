import type { TFunction } from 'i18next';
import type { GameTypes, Seat } from '../../../engine/core';
import type { Running } from '../../../store/match/running';
import type { GameScreens } from '../GameScreens';
import type { Queue } from '../showdown/queue';
import type { openPast } from './past';
import type { SceneAhead } from './picture';

interface Unseen<G extends GameTypes> {
  readonly screens: Pick<GameScreens<G>, 'showdowns'>;
  readonly running: Running<G>;
  readonly names: readonly string[];
  readonly own: Seat | null;
  readonly pastOf: ReturnType<typeof openPast<G>>;
  readonly queue: Queue;
}

/**
 * The great moments that have not been seen. They are made again of the steps in the queue whenever the table is drawn: in
 * the language of that moment, and the same ones however far the game has got since.
 */
export function scenesAhead<G extends GameTypes>(
  t: TFunction,
  { screens, running, names, own, pastOf, queue: { from, gone } }: Unseen<G>,
): readonly SceneAhead[] {
  const past = pastOf(running.steps, { viewer: own ?? 'table', forgetsUpTo: null });
  return screens
    .showdowns(t, { ...past, from, names, you: own })
    .slice(gone)
    .map((scene, ahead) => ({
      scene,
      isOwn: own !== null && (scene.seat === own || scene.other === own),
      which: `${from}.${gone + ahead}`,
    }));
}
