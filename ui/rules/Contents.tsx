import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { ScrollView, StyleSheet, View, type ViewStyle } from 'react-native';
import type { BookText } from '../../locales/rulebooks/text';
import { Pressable } from '../components/Pressable';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { useTheme } from '../theme/ThemeProvider';
import { materials, radius, space } from '../theme/tokens';

interface ContentsProps {
  readonly text: BookText;
  /** The section that is open. */
  readonly at: number;
  readonly onGo: (index: number) => void;
  /** Only what lies within the section of this number. */
  readonly within?: string;
  /** Refers to the line of the open section. */
  readonly openLine?: RefObject<View | null>;
}

/** The headings of a book, indented within a chapter. */
export function Contents({ text, at, onGo, within, openLine }: ContentsProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  return (
    <View role="list">
      {text.sections.map(({ anchor, level, title }, index) => {
        const isOpen = index === at;
        if (within !== undefined && !anchor.startsWith(`${within}.`)) return null;
        return (
          <View key={anchor} role="listitem" {...(isOpen && openLine ? { ref: openLine } : {})}>
            <Pressable
              onPress={() => onGo(index)}
              {...(isOpen ? { 'aria-label': t('rules.here', { section: title }) } : {})}
              style={[
                styles.line,
                { paddingStart: space.m + Math.max(0, level - 2) * space.l },
                isOpen && { backgroundColor: theme.raised, borderColor: materials.brass },
              ]}
            >
              <Text variant={level <= 2 ? 'readingStrong' : 'reading'} tone={isOpen ? 'brassInk' : 'ink'}>
                {title}
              </Text>
            </Pressable>
          </View>
        );
      })}
    </View>
  );
}

/** So much of the sections before the open one stays in sight, in points. */
const context = 96;

/** Contents that scroll by themselves, with the open section in sight. */
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
  /** What stands below comes later and makes this lower. */
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

const styles = StyleSheet.create({
  line: {
    paddingEnd: space.m,
    paddingVertical: space.s,
    borderStartWidth: 4,
    borderColor: 'transparent',
    borderRadius: radius.s,
  },
});
