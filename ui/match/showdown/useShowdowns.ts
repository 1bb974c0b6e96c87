import { useState } from 'react';
import type { GameTypes } from '../../../engine/core';
import { onlyPerson, stateOf, type Running } from '../../../store/match/running';
import { useLanguage } from '../../i18n/language';
import type { GameScreens } from '../GameScreens';
import type { openPast } from '../picture/past';
import { followed, settled, upToNow, withOneGone, type Course } from './queue';
import type { Scene } from './scene';

/** The scene that is to be seen now, and which one it is. */
export interface Showing {
  readonly scene: Scene;
  /** The only person at the table has a part in it: it stays until they touch it away. */
  readonly isOwn: boolean;
  /** Another one of these, another scene. */
  readonly which: string;
  /** It has been seen. */
  readonly onGone: () => void;
}

/**
 * Shows a game's great moments one after the other, each once. They are made again of the steps from there on whenever they
 * are looked at: in the language of that moment, and the same ones however far the game has got since.
 */
export function useShowdowns<G extends GameTypes>(
  screens: Pick<GameScreens<G>, 'match' | 'showdowns'>,
  { running, finishing }: Pick<Course, 'finishing'> & { readonly running: Running<G> },
  pastOf: ReturnType<typeof openPast<G>>,
  names: readonly string[],
): Showing | null {
  const { t } = useLanguage();
  const { steps, match } = running;
  const over = screens.match.table.game.asked(stateOf(running)) === null;
  const course: Course = { steps, finishing, over };
  const [queue, setQueue] = useState(() => upToNow(course));
  const you = onlyPerson(match.players);

  const scenesSince = (from: number): readonly Scene[] =>
    from >= steps.length
      ? []
      : screens.showdowns(t, {
          ...pastOf(steps, { viewer: you ?? 'table', forgetsUpTo: null }),
          from,
          names,
          you,
        });

  const news = followed(queue, course);
  const scenes = scenesSince(news.from);
  const now = settled(news, scenes.length);
  if (now !== queue) setQueue(now);
  const scene = now === news ? scenes[now.gone] : undefined;
  if (scene === undefined) return null;
  return {
    scene,
    isOwn: you !== null && (scene.seat === you || scene.other === you),
    which: `${now.from}.${now.gone}`,
    // Told twice, by a touch and by the clock, it is gone once.
    onGone: () =>
      setQueue((latest) =>
        latest.from === now.from && latest.gone === now.gone ? withOneGone(latest) : latest,
      ),
  };
}
