import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSettings } from '../../store/settings';
import { feedback } from '../feedback/feedback';
import { isStartled } from '../guard/scene';
import { lift, lowered, nextWait, type Gesture, type Lifting, type Touch } from './lifting';
import { useScreenReader } from './useScreenReader';

/** The only way to a secret: on the table, or on a curtain over everything. */
export interface Lamp {
  readonly lifting: Lifting;
  readonly gesture: Gesture;
  /** A screen reader would say the secret aloud. */
  readonly spoken: boolean;
  readonly touch: (does: Touch['does']) => void;
  readonly up: boolean;
  readonly lower: () => void;
}

/** It has fallen in this frame. Its deaf time begins when the frame is on screen. */
const fallen: Lifting = { state: 'down', ignoreUntil: Infinity };

/**
 * The lifting machine with touches and a monotonic clock. `whose` says who may look: when it changes, the lamp falls
 * in the same frame and is deaf as after any fall.
 */
export function useLamp(whose: string | null): Lamp {
  const [held, setHeld] = useState({ whose, lifting: fallen });
  const fellAt = useRef(Infinity);
  if (held.whose !== whose) setHeld({ whose, lifting: fallen });
  const setting = useSettings((settings) => settings.uncover);
  const spoken = useScreenReader();
  const gesture = spoken ? 'tapTwice' : setting;
  const lifting = held.whose === whose ? held.lifting : fallen;

  useLayoutEffect(() => {
    fellAt.current = performance.now();
  }, [whose]);

  useEffect(() => {
    const due = nextWait(lifting);
    if (due === null) return undefined;
    // Timers count whole milliseconds and may fire a fraction early; they count as due all the same.
    const waited = () =>
      setHeld((now) => ({
        ...now,
        lifting: lift(now.lifting, { does: 'wait', at: Math.max(due, performance.now()) }, gesture),
      }));
    const timer = setTimeout(waited, Math.max(0, due - performance.now()));
    return () => clearTimeout(timer);
  }, [lifting, gesture]);

  const up = whose !== null && lifting.state === 'up';
  useEffect(() => {
    if (!up) return undefined;
    feedback('uncover');
    return () => feedback('cover');
  }, [up]);

  return {
    lifting,
    gesture,
    spoken,
    up,
    touch: (does) => {
      if (isStartled()) return;
      const touch = { does, at: performance.now() };
      const down = lowered(fellAt.current);
      setHeld((now) => ({
        ...now,
        lifting: lift(now.lifting === fallen ? down : now.lifting, touch, gesture),
      }));
    },
    lower: () => setHeld({ whose, lifting: lowered(performance.now()) }),
  };
}
