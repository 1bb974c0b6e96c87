import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ScrollView, View, type ViewStyle } from 'react-native';
import { Contents, type ContentsProps } from './Contents';

/** Above the open section some of those before it stay in sight, in points. */
const context = 96;

/** Contents longer than their place, the open section in sight. */
export function ScrolledContents({ style, ...contents }: ContentsProps & { readonly style: ViewStyle }) {
  const scroller = useRef<ScrollView>(null);
  const paper = useRef<View>(null);
  const open = useRef<View>(null);
  const find = useEffectEvent(() => {
    if (paper.current)
      open.current?.measureLayout(paper.current, (_x, y) =>
        scroller.current?.scrollTo({ y: Math.max(0, y - context), animated: false }),
      );
  });
  /** What stands below it comes later, and takes of its room. */
  const [room, setRoom] = useState(0);
  useEffect(() => find(), [contents.at, room]);
  return (
    <ScrollView
      ref={scroller}
      style={style}
      nestedScrollEnabled
      onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.height)}
    >
      <View ref={paper}>
        <Contents {...contents} openLine={open} />
      </View>
    </ScrollView>
  );
}
