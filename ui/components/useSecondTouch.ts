import { useEffect, useId } from 'react';
import { create } from 'zustand';

interface Armed {
  /** The id of the button that was touched once and waits for its second touch. */
  readonly button: string | null;
}

const useArmed = create<Armed>(() => ({ button: null }));

const arm = (button: string): void => useArmed.setState({ button });

/** Every press calls this first. */
export const disarm = (): void => useArmed.setState({ button: null });

/** In milliseconds: long enough to read what is asked. After that a forgotten first touch no longer counts. */
const secondTouchWithin = 15_000;

/**
 * For what cannot be taken back: it is held, or touched twice. The first touch asks for the second, and any other touch
 * cancels it.
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
