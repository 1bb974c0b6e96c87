import { useSettings } from '../../store/settings';
import { useReducedMotion } from './reducedMotion';

/** Durations of animations, in milliseconds. */
export const duration = { press: 90, quick: 160, settle: 260, lightUp: 700 } as const;

/** Whether to leave out motion: the device or the person asks for it. */
export function useStillness(): boolean {
  const device = useReducedMotion();
  const person = useSettings((settings) => settings.reduceMotion);
  return device || person;
}
