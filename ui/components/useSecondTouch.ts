import { useId } from 'react';
import { create } from 'zustand';

interface Armed {
  /** The id of the button that was touched once and waits for its second touch. */
  readonly button: string | null;
}

const useArmed = create<Armed>(() => ({ button: null }));

const arm = (button: string): void => useArmed.setState({ button });

/** Every press calls this first. */
export const disarm = (): void => useArmed.setState({ button: null });

/**
 * For what cannot be taken back: it is held, or touched twice. The first touch asks for the second and
 * waits for it, until anything else is touched: how long somebody reads and looks up is theirs to say.
 */
export function useSecondTouch(act: () => void) {
  const id = useId();
  const isArmed = useArmed(({ button }) => button === id);
  return { isArmed, onPress: isArmed ? act : () => arm(id), onHold: act };
}
