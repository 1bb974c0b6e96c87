import { useRef, useState } from 'react';
import type { NativeScrollEvent, NativeSyntheticEvent, ScrollView } from 'react-native';

/** A heading this far down still is the one being read, in points. */
const reach = 96;
/** What a scroll may be off by rounding, in points. */
const rounding = 4;

/** No page scrolls further: the last sections may never come up to its top. */
const endOf = ({ contentSize, layoutMeasurement }: NativeScrollEvent): number =>
  Math.max(0, contentSize.height - layoutMeasurement.height);

/**
 * Which section of a long page is in sight, and how to get to another. Sections are found by their heights, each of
 * which is known once it is drawn; until then, and as long as nobody scrolls away, the page keeps to the one sought.
 */
export function useScroll(count: number, start: number) {
  const scroller = useRef<ScrollView>(null);
  const heights = useRef<readonly (number | undefined)[]>([]);
  const sought = useRef<number | null>(start);
  const from = useRef(0);
  const [at, setAt] = useState(start);

  const topOf = (index: number): number | null => {
    let top = 0;
    for (const height of Array.from({ length: index }, (_, before) => heights.current[before])) {
      if (height === undefined) return null;
      top += height;
    }
    return top;
  };

  const follow = () => {
    const top = sought.current === null ? null : topOf(sought.current);
    if (top === null || Math.abs(top - from.current) < rounding) return;
    from.current = top;
    scroller.current?.scrollTo({ y: top, animated: false });
  };

  const indexAt = (y: number): number => {
    let top = 0;
    for (let index = 0; index < count - 1; index++) {
      top += heights.current[index] ?? Infinity;
      if (top > y + reach) return index;
    }
    return count - 1;
  };

  return {
    scroller,
    at,
    go: (index: number) => {
      sought.current = index;
      setAt(index);
      follow();
    },
    measured: (index: number, height: number) => {
      const next = [...heights.current];
      next[index] = height;
      heights.current = next;
      follow();
    },
    scrolled: ({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>) => {
      const { y } = nativeEvent.contentOffset;
      const end = endOf(nativeEvent);
      if (sought.current !== null && Math.abs(y - Math.min(from.current, end)) < rounding) return;
      sought.current = null;
      from.current = y;
      // Whoever has come to the end of the page reads the last section, however short it is.
      const isAtEnd = y > end - rounding && topOf(count) !== null;
      setAt(isAtEnd ? count - 1 : indexAt(y));
    },
  };
}
