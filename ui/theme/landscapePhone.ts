import { useWindowDimensions } from 'react-native';

/** Lying down, a phone is too low to have one thing below the other. */
const lowestScreen = 560;

export function useLandscapePhone(): boolean {
  const { width, height } = useWindowDimensions();
  return width > height && height < lowestScreen;
}
