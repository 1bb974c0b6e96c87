import { useEffect, useEffectEvent, useRef } from 'react';
import type { GameTypes } from '../../engine/core';
import type { Running } from '../../store/match/running';
import { feedback } from '../feedback/feedback';
import type { GameScreens } from './GameScreens';

/**
 * What has just happened is heard, by what everybody witnessed of it and nothing else. A great moment has its own sound,
 * and what bots rush through has none.
 */
export function useHeard<G extends GameTypes>(
  { match, events }: Pick<GameScreens<G>, 'match' | 'events'>,
  { id, steps }: Running<G>,
  silent: boolean,
): void {
  const heard = useRef({ id, steps: steps.length });

  const hear = useEffectEvent(() => {
    const from = heard.current.id === id ? heard.current.steps : steps.length;
    heard.current = { id, steps: steps.length };
    if (silent) return;
    const { witness } = match.table.game;
    const sounds = steps
      .slice(from)
      .flatMap((step) => step.events.map((event) => events.rowOf(witness(event, 'table')).sound));
    const sound = sounds.findLast((one) => one !== undefined);
    if (sound) feedback(sound);
  });

  useEffect(() => hear(), [id, steps.length]);
}
