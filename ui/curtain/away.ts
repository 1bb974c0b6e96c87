import { AppState } from 'react-native';

/** Calls back the moment the app is anything but in front: locked, switched away from, under a call. */
export function whenAway(onAway: () => void): () => void {
  const subscription = AppState.addEventListener('change', (state) => {
    if (state !== 'active') onAway();
  });
  return () => subscription.remove();
}
