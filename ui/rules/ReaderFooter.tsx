import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { BookText } from '../../locales/rulebooks/text';
import type { Language } from '../../store/languages';
import { Icon } from '../components/Icon';
import { Pressable } from '../components/Pressable';
import { Sheet } from '../components/Sheet';
import { useSides } from '../theme/sides';
import { Text } from '../components/Text';
import { InLanguage } from '../i18n/InLanguage';
import { useLanguage } from '../i18n/language';
import { useTheme } from '../theme/ThemeProvider';
import { space } from '../theme/tokens';
import { ScrolledContents } from './Contents';
import { Turn } from './Turn';

interface ReaderFooterProps {
  readonly language: Language;
  readonly text: BookText;
  readonly at: number;
  readonly onGo: (index: number) => void;
}

/** The section in sight, which opens the contents, between the one before and the one after it. */
export function ReaderFooter({ language, text, at, onGo }: ReaderFooterProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  const { height } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const sides = useSides();
  const [isOpen, setOpen] = useState(false);
  const title = text.sections[at]?.title ?? '';
  return (
    <View
      role="navigation"
      style={[
        styles.footer,
        sides,
        { paddingBottom: insets.bottom + space.xs, borderColor: theme.line, backgroundColor: theme.surface },
      ]}
    >
      <Turn text={text} way="before" to={at - 1} onGo={onGo} />
      <Pressable
        aria-label={`${t('rules.contents')}: ${title}`}
        meaning="contents"
        onPress={() => setOpen(true)}
        style={styles.middle}
      >
        <View style={styles.here}>
          <Icon name="contents" size={18} colour={theme.brassInk} />
          <InLanguage language={language} style={styles.title}>
            <Text variant="small" numberOfLines={1}>
              {title}
            </Text>
          </InLanguage>
        </View>
      </Pressable>
      <Turn text={text} way="after" to={at + 1} onGo={onGo} />
      <Sheet visible={isOpen} title={t('rules.contents')} onClose={() => setOpen(false)}>
        {isOpen && (
          <InLanguage language={language}>
            <ScrolledContents
              style={{ height: height * 0.6 }}
              text={text}
              at={at}
              onGo={(index) => {
                setOpen(false);
                onGo(index);
              }}
            />
          </InLanguage>
        )}
      </Sheet>
    </View>
  );
}

const styles = StyleSheet.create({
  footer: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    borderTopWidth: 1,
    paddingTop: space.xs,
  },
  middle: { flex: 1 },
  here: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.s },
  title: { flexShrink: 1 },
});
