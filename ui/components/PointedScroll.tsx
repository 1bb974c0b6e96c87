import {
  createContext,
  Fragment,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { ScrollView, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { createStore, useStore, type StoreApi } from 'zustand';
import { useTextScale } from '../theme/textScale';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space } from '../theme/tokens';
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

interface Room {
  /** How high what scrolls can be and all of it be in sight; 0 while nobody has measured. */
  readonly room: number;
  /** How high it is. */
  readonly whole: number;
}

export const RoomContext = createContext<Room>({ room: 0, whole: 0 });

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
  /** How high it may be with what stays in sight below; left out where it fills its page. */
  readonly most?: number;
  /** The style of the place it has on the page. */
  readonly place?: StyleProp<ViewStyle>;
  /** The style of what stays in sight below it. */
  readonly below?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** If less than this lies below the edge, it is only a margin, and nothing is marked. */
const worthAMark = space.xl;

/** However much stays in sight below, so much of what scrolls does, too: what is asked. */
const leastInSight = 112;

/**
 * Every page begins at its top. It scrolls to what a lesson points at, no further than necessary, and marks the lower
 * edge while there is more below. What is `InReach` does not scroll.
 */
export function PointedScroll(props: PointedScrollProps) {
  const { page, around, within, most, place, below, children } = props;
  const scale = useTextScale();
  const scroller = useRef<ScrollView>(null);
  const content = useRef<View>(null);
  const extents = useRef({ height: 0, content: 0, y: 0, begin: 0 });
  const [reach] = useState(() => createStore<Reach>(() => ({})));
  /** When this changes, the pointed-at component scrolls into sight again. */
  const [room, setRoom] = useState(0);
  const [whole, setWhole] = useState(0);
  const [reached, setReached] = useState(0);
  const [isMoreBelow, setMoreBelow] = useState(false);
  const measured = (extent: Partial<typeof extents.current>) => {
    extents.current = { ...extents.current, ...extent };
    const { height, content, y } = extents.current;
    setMoreBelow(height > 0 && content - height - y > worthAMark);
  };
  const bringIntoSight = (extent: Extent) => {
    const last = extent.top + extent.height + space.s - room;
    // From where it began: what was scrolled while there was less room is taken back.
    const y = Math.max(0, Math.min(Math.max(extents.current.begin, last), extent.top - space.s));
    scroller.current?.scrollTo({ y, animated: false });
  };
  const scrolledTo = () => extents.current.y;
  const beginAt = (y: number) => {
    extents.current = { ...extents.current, y, begin: y };
    scroller.current?.scrollTo({ y, animated: false });
  };
  // A layout effect, so that it runs before the effect that scrolls to what is pointed at.
  useLayoutEffect(() => {
    extents.current = { ...extents.current, y: 0, begin: 0 };
    scroller.current?.scrollTo({ y: 0, animated: false });
  }, [page]);
  return (
    <ReachContext value={reach}>
      <View style={[styles.scrolls, place, { minHeight: Math.min(whole, leastInSight * scale) }]}>
        <ScrollView
          ref={scroller}
          contentContainerStyle={around}
          onLayout={({ nativeEvent }) => {
            const { height } = nativeEvent.layout;
            measured({ height });
            setRoom(height);
          }}
          onContentSizeChange={(_, height) => {
            measured({ content: height });
            setWhole(height);
          }}
          onScroll={({ nativeEvent }) => measured({ y: nativeEvent.contentOffset.y })}
          scrollEventThrottle={64}
        >
          <View ref={content} collapsable={false} style={within}>
            <ScrolledContext value={{ content, scrolledTo, beginAt, bringIntoSight }}>
              <RoomContext value={{ room: most === undefined ? room : most - reached, whole }}>
                {children}
              </RoomContext>
            </ScrolledContext>
          </View>
        </ScrollView>
        {isMoreBelow && <MoreBelow />}
      </View>
      <WithinReach {...{ reach, below }} onHeight={setReached} />
    </ReachContext>
  );
}

/** By who has put them there, in that order. */
type Reach = Readonly<Record<string, ReactNode>>;

const ReachContext = createContext<StoreApi<Reach> | null>(null);

interface InReachProps {
  readonly children: ReactNode;
}

/** Answers that stay in sight below a question, however much of it scrolls. Where nothing scrolls they stand where they are. */
export function InReach({ children }: InReachProps) {
  const reach = use(ReachContext);
  const id = useId();
  useLayoutEffect(() => reach?.setState({ [id]: children }), [reach, id, children]);
  useLayoutEffect(() => () => reach?.setState(({ [id]: _, ...others }) => others, true), [reach, id]);
  return reach === null ? children : null;
}

interface WithinReachProps extends Pick<PointedScrollProps, 'below'> {
  readonly reach: StoreApi<Reach>;
  readonly onHeight: (height: number) => void;
}

/** It scrolls by itself where letters are so large that it would leave no room for the question. */
function WithinReach({ reach, below, onHeight }: WithinReachProps) {
  const theme = useTheme();
  const answers = Object.entries(useStore(reach));
  if (answers.length === 0) return null;
  return (
    <ScrollView
      onLayout={({ nativeEvent }) => onHeight(nativeEvent.layout.height)}
      style={[styles.reach, { borderColor: theme.line }]}
      contentContainerStyle={[styles.answers, below]}
    >
      {answers.map(([id, answer]) => (
        <Fragment key={id}>{answer}</Fragment>
      ))}
    </ScrollView>
  );
}

/** It takes no touch from what it lies on. Hidden from screen readers, which read on by themselves. */
function MoreBelow() {
  const theme = useTheme();
  return (
    <View aria-hidden style={styles.edge}>
      <View style={[styles.more, { backgroundColor: theme.raised, borderColor: theme.line }]}>
        <Icon name="down" size={16} colour={theme.brassInk} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  /** Before what stays in reach gets smaller, this does. */
  scrolls: { flexShrink: 1000 },
  reach: { flexGrow: 0, flexShrink: 1, borderTopWidth: 1 },
  answers: { gap: space.s },
  edge: {
    position: 'absolute',
    bottom: space.hair,
    insetInline: 0,
    alignItems: 'center',
    pointerEvents: 'none',
  },
  more: { borderWidth: 1, borderRadius: radius.round, paddingHorizontal: space.s, opacity: 0.92 },
});
