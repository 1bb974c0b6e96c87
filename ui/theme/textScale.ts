import { useWindowDimensions } from 'react-native';

/** The factor by which the reader enlarges text. React Native applies it to text; layouts must make room themselves. */
export const useTextScale = (): number => useWindowDimensions().fontScale;

/** A size of text in points, and the height of its line. */
export const textSize = (points: number, leading: number) => ({
  fontSize: points,
  lineHeight: Math.round(points * leading),
});
