import { usePreventRemove } from 'expo-router/react-navigation';

/** Nothing to do: on a phone the button, the gesture and the key all ask the navigation first. */
export const hearBackFirst = (): void => undefined;

/** What Back does instead of leaving. */
export function useBackInstead(onBack: () => void): void {
  usePreventRemove(true, onBack);
}

/** Nothing to do: on a phone, what lies over the page is a window of its own, and hears Back by itself. */
export const useBackPutsAway = (_lies: boolean, _putAway: () => void): void => undefined;
