import { useEffect, useRef, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useLanguage } from '../i18n/language';
import { useTheme } from '../theme/ThemeProvider';
import { columnWidth, radius, space } from '../theme/tokens';
import { moveFocusTo } from '../input/focus';
import { IconButton } from './IconButton';
import { Overlay } from './Overlay';
import { Text } from './Text';

interface SheetProps {
  readonly visible: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * More about one thing, slid in from below; the page behind it stays where it was. When its title changes, the sheet
 * shows another page and takes the focus to it.
 */
export function Sheet({ visible, title, onClose, children }: SheetProps) {
  return (
    <Overlay label={title} visible={visible} onClose={onClose} at="bottom">
      <SheetBody title={title} onClose={onClose}>
        {children}
      </SheetBody>
    </Overlay>
  );
}

/** A component of its own, since the overlay has its own safe area. */
function SheetBody({ title, onClose, children }: Omit<SheetProps, 'visible'>) {
  const { t } = useLanguage();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const heading = useRef<View>(null);
  const lastTitle = useRef(title);

  useEffect(() => {
    if (lastTitle.current !== title) moveFocusTo(heading.current);
    lastTitle.current = title;
  }, [title]);

  return (
    <View style={[styles.sheet, { backgroundColor: theme.raised, borderColor: theme.brassInk }]}>
      <View style={styles.bar}>
        <View ref={heading} tabIndex={-1} style={styles.title}>
          <Text variant="heading">{title}</Text>
        </View>
        <IconButton icon="close" label={t('common.close')} onPress={onClose} />
      </View>
      <ScrollView
        key={title}
        contentContainerStyle={[styles.content, { paddingBottom: insets.bottom + space.xl }]}
      >
        {children}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: {
    width: '100%',
    maxWidth: columnWidth,
    maxHeight: '86%',
    borderTopStartRadius: radius.l,
    borderTopEndRadius: radius.l,
    borderWidth: 1,
    borderBottomWidth: 0,
  },
  bar: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingStart: space.xl,
    paddingEnd: space.s,
    paddingTop: space.s,
  },
  title: { flex: 1 },
  content: { paddingHorizontal: space.xl, paddingTop: space.s, gap: space.m },
});
