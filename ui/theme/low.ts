import { useWindowDimensions } from 'react-native';
import { useTextScale } from './textScale';
import { largeText, lowPhone } from './tokens';

export const useLargeText = (): boolean => useTextScale() >= largeText;

/** Whether a screen has no height to spare. */
export const useLow = (): boolean => useWindowDimensions().height < lowPhone;

/** Whether that is so for words, because the screen is low or they are large. */
export function useTight(): boolean {
  const low = useLow();
  return useLargeText() || low;
}
