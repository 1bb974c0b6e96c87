import { useRef, useState } from 'react';
import type { NativeScrollEvent, NativeSyntheticEvent, ScrollView } from 'react-native';

/** In points: a heading this far below the top counts as the one being read. */
const reach = 96;
/** In points: the rounding error of a scroll offset. */
const rounding = 4;

/** The largest scroll offset: the last sections may never reach the top. */
const endOf = ({ contentSize, layoutMeasurement }: NativeScrollEvent): number =>
  Math.max(0, contentSize.height - layoutMeasurement.height);

/**
 * * Which section of a long page is in sight, and how to go to another. Sections are found by their heights, which are
 * known once they are laid out; until then, and until somebody scrolls, the page keeps to the section that was asked
 * for.
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
      // At the end of the page the last section counts as the one being read, even if it is short.
      const isAtEnd = y > end - rounding && topOf(count) !== null;
      setAt(isAtEnd ? count - 1 : indexAt(y));
    },
  };
}
