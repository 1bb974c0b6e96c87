import { useEffect, useId } from 'react';
import { arm, disarm, useArmed } from '../guard/armed';

/** Long enough to read what is asked, and a first touch forgotten on the screen is no half an answer for ever. */
const secondTouchWithin = 15_000;

/**
 * For what cannot be taken back: held, or touched twice; the first touch asks for the second, and anything else forgets
 * it.
 */
export function useSecondTouch(act: () => void) {
  const id = useId();
  const isArmed = useArmed(({ button }) => button === id);

  useEffect(() => {
    if (!isArmed) return undefined;
    const timer = setTimeout(disarm, secondTouchWithin);
    return () => clearTimeout(timer);
  }, [isArmed]);

  return { isArmed, onPress: isArmed ? act : () => arm(id), onHold: act };
}
