import { useWindowDimensions } from 'react-native';

/** In points: a phone in landscape is too low for things below one another. */
const lowestScreen = 560;

export function useLandscapePhone(): boolean {
  const { width, height } = useWindowDimensions();
  return width > height && height < lowestScreen;
}
