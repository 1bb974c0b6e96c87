import { create } from 'zustand';

interface Armed {
  /** The one button that the next touch would set off. */
  readonly button: string | null;
}

export const useArmed = create<Armed>(() => ({ button: null }));

export const arm = (button: string): void => useArmed.setState({ button });

/** Anything else that is pressed disarms it. */
export const disarm = (): void => useArmed.setState({ button: null });
