import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { space } from './tokens';

/** Room at both sides, as much as the side with the notch needs: a page that lies on its side stays centred. */
export function useSides() {
  const { left, right } = useSafeAreaInsets();
  return { paddingHorizontal: Math.max(left, right) + space.l };
}
