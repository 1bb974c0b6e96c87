import type { RefObject } from 'react';
import { StyleSheet, View } from 'react-native';
import type { BookText } from '../../locales/rulebooks/text';
import { Pressable } from '../components/Pressable';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { useTheme } from '../theme/ThemeProvider';
import { materials, radius, space } from '../theme/tokens';

export interface ContentsProps {
  readonly text: BookText;
  /** The section that is open. */
  readonly at: number;
  readonly onGo: (index: number) => void;
  /** Where the line of the open section is to be found. */
  readonly openLine?: RefObject<View | null>;
}

/** The headings of a book, those within a chapter set in. */
export function Contents({ text, at, onGo, openLine }: ContentsProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  return (
    <View role="list">
      {text.sections.map(({ anchor, level, title }, index) => {
        const isOpen = index === at;
        return (
          <View key={anchor} role="listitem" {...(isOpen && openLine ? { ref: openLine } : {})}>
            <Pressable
              onPress={() => onGo(index)}
              {...(isOpen ? { label: t('rules.here', { section: title }) } : {})}
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

const styles = StyleSheet.create({
  line: {
    paddingEnd: space.m,
    paddingVertical: space.s,
    borderStartWidth: 4,
    borderColor: 'transparent',
    borderRadius: radius.s,
  },
});
