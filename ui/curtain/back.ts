import { usePreventRemove } from 'expo-router/react-navigation';

/** Nothing to do: on a phone the button, the gesture and the key all ask the navigation first. */
export const hearBackFirst = (): void => undefined;

/** What Back does instead of leaving. */
export function useBackInstead(onBack: () => void): void {
  usePreventRemove(true, onBack);
}
