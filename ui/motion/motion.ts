import { useSettings } from '../../store/settings';
import { useReducedMotion } from './reducedMotion';

/** How long things take, in milliseconds. Light comes up slower than it goes out. */
export const duration = { press: 90, quick: 160, settle: 260, lightUp: 700 } as const;

/** Whether things should change without travelling: the device asks for it, or the person did. */
export function useStillness(): boolean {
  const device = useReducedMotion();
  const person = useSettings((settings) => settings.reduceMotion);
  return device || person;
}
