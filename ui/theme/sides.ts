import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { space } from './tokens';

/** Padding on both sides, as wide as the notch needs, so that a page in landscape stays centred. */
export function useSides() {
  const { left, right } = useSafeAreaInsets();
  return { paddingHorizontal: Math.max(left, right) + space.l };
}
