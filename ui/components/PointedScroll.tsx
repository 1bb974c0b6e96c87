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

/** Where something lies among all that is scrolled with it, in points. */
interface Extent {
  readonly top: number;
  readonly height: number;
}

interface Scrolled {
  readonly content: RefObject<View | null>;
  /** How far it has been scrolled. */
  scrolledTo(): number;
  /** For a question that has taken the place of another: at its top, or where it was left. */
  beginAt(y: number): void;
  bringIntoSight(extent: Extent): void;
}

export const ScrolledContext = createContext<Scrolled | null>(null);

/** For what comes up among what is scrolled: it is brought into sight. */
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
  /** Room round what is scrolled. */
  readonly around: StyleProp<ViewStyle>;
  /** How it stands among itself. */
  readonly within?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** Less than this below the edge is a margin, and nothing to be looked for. */
const worthAMark = space.xl;

/** The mark has a strip of its own, so that it never lies on what is to be pressed. */
const strip = 22;

/**
 * Every page begins at its top. Scrolls by itself to what is pointed at, and no further than it must; what lies below
 * the edge is marked there.
 */
export function PointedScroll({ page, around, within, children }: PointedScrollProps) {
  const scroller = useRef<ScrollView>(null);
  const content = useRef<View>(null);
  const extents = useRef({ height: 0, content: 0, y: 0 });
  /** Whoever points brings it into sight again when this changes. */
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
  // Before anything is pointed at, which then has the last word.
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
          // The same with the strip and without, or what is pointed at would move with it.
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

/** For the eye alone: whoever listens reads on by themselves. */
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
