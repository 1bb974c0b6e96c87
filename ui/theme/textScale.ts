import { useWindowDimensions } from 'react-native';

/** How much larger than usual the reader wants text. React Native applies it to text; room for it is ours to make. */
export const useTextScale = (): number => useWindowDimensions().fontScale;

/** A size of text in points, and the height of its line. */
export const textSize = (points: number, leading: number) => ({
  fontSize: points,
  lineHeight: Math.round(points * leading),
});
