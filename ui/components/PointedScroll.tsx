import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { ScrollView, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { useTheme } from '../theme/ThemeProvider';
import { space } from '../theme/tokens';
import { Icon } from './Icon';

/** Where something lies in the scrolled content, in points. */
interface Extent {
  readonly top: number;
  readonly height: number;
}

interface Scrolled {
  readonly content: RefObject<View | null>;
  /** The scroll offset. */
  scrolledTo(): number;
  /** Scrolls to where a new question begins: its top, or where it was left. */
  beginAt(y: number): void;
  bringIntoSight(extent: Extent): void;
}

export const ScrolledContext = createContext<Scrolled | null>(null);

/** For something that appears inside scrolled content: scrolls to it. */
export function useComesIntoSight() {
  const scrolled = use(ScrolledContext);
  const ref = useRef<View>(null);
  const come = () => {
    const content = scrolled?.content.current;
    if (content)
      ref.current?.measureLayout(content, (_, top, __, height) => scrolled.bringIntoSight({ top, height }));
  };
  useEffect(come, [scrolled]);
  return { ref, onLayout: come };
}

interface PointedScrollProps {
  /** Another page begins at its top. */
  readonly page: number;
  /** The style of the scroll view's content. */
  readonly around: StyleProp<ViewStyle>;
  /** The style of the view inside it. */
  readonly within?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** If less than this lies below the edge, it is only a margin, and nothing is marked. */
const worthAMark = space.xl;

/** The mark has a strip of its own, so that it never covers a button. */
const strip = 22;

/**
 * * Every page begins at its top. It scrolls to what a lesson points at, no further than necessary, and marks the lower
 * edge while there is more below.
 */
export function PointedScroll({ page, around, within, children }: PointedScrollProps) {
  const scroller = useRef<ScrollView>(null);
  const content = useRef<View>(null);
  const extents = useRef({ height: 0, content: 0, y: 0 });
  /** When this changes, the pointed-at component scrolls into sight again. */
  const [room, setRoom] = useState(0);
  const [isMoreBelow, setMoreBelow] = useState(false);
  const measured = (extent: Partial<typeof extents.current>) => {
    extents.current = { ...extents.current, ...extent };
    const { height, content: whole, y } = extents.current;
    setMoreBelow(height > 0 && whole - height - y > worthAMark);
  };
  const bringIntoSight = (extent: Extent) => {
    const last = extent.top + extent.height + space.xl - room;
    const y = Math.max(0, Math.min(Math.max(extents.current.y, last), extent.top - space.s));
    scroller.current?.scrollTo({ y, animated: false });
  };
  const scrolledTo = () => extents.current.y;
  const beginAt = (y: number) => {
    extents.current = { ...extents.current, y };
    scroller.current?.scrollTo({ y, animated: false });
  };
  // A layout effect, so that it runs before the effect that scrolls to what is pointed at.
  useLayoutEffect(() => {
    extents.current = { ...extents.current, y: 0 };
    scroller.current?.scrollTo({ y: 0, animated: false });
  }, [page]);
  return (
    <>
      <ScrollView
        ref={scroller}
        contentContainerStyle={around}
        onLayout={({ nativeEvent }) => {
          const { height } = nativeEvent.layout;
          measured({ height });
          // The strip is left out of this height; otherwise what is pointed at would move with it.
          setRoom(isMoreBelow ? height : height - strip);
        }}
        onContentSizeChange={(_, whole) => measured({ content: whole })}
        onScroll={({ nativeEvent }) => measured({ y: nativeEvent.contentOffset.y })}
        scrollEventThrottle={64}
      >
        <View ref={content} collapsable={false} style={within}>
          <ScrolledContext value={{ content, scrolledTo, beginAt, bringIntoSight }}>
            {children}
          </ScrolledContext>
        </View>
      </ScrollView>
      {isMoreBelow && <MoreBelow />}
    </>
  );
}

/** Hidden from screen readers, which read on by themselves. */
function MoreBelow() {
  const theme = useTheme();
  return (
    <View aria-hidden style={[styles.edge, { borderColor: theme.line }]}>
      <Icon name="down" size={18} colour={theme.brassInk} />
    </View>
  );
}

const styles = StyleSheet.create({
  edge: {
    flexShrink: 0,
    height: strip,
    alignItems: 'center',
    justifyContent: 'center',
    borderTopWidth: 1,
    pointerEvents: 'none',
  },
});
