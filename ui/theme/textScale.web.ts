import { useWindowDimensions } from 'react-native';

const usual = 16;

/** The factor by which the reader enlarges text, taken from the browser's own text size. */
export function useTextScale(): number {
  useWindowDimensions();
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / usual;
}

/** In units of the browser's own text size, so that a reader who set it to 200 % gets 200 %. */
export const textSize = (points: number, leading: number) =>
  ({ fontSize: `${points / usual}rem`, lineHeight: `${leading}em` }) as unknown as {
    fontSize: number;
    lineHeight: number;
  };
