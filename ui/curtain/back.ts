import { usePreventRemove } from 'expo-router/react-navigation';

/** What Back does instead of leaving: the button, the gesture and the key all ask the navigation, which asks here. */
export function useBackInstead(onBack: () => void): void {
  usePreventRemove(true, onBack);
}
