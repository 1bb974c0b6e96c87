import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../engine';
import { Avatar } from '../Avatar';
import { useLanguage } from '../i18n/language';
import { Pressable } from '../Pressable';
import { Sheet } from '../Sheet';
import { Text } from '../Text';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space } from '../theme/tokens';

interface PeekSheetProps {
  readonly visible: boolean;
  readonly people: readonly Seat[];
  readonly names: readonly string[];
  readonly onPeek: (seat: Seat) => void;
  readonly onClose: () => void;
}

/** Anybody may look at their own cards at any moment (FC-05): who is it? */
export function PeekSheet({ visible, people, names, onPeek, onClose }: PeekSheetProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  return (
    <Sheet visible={visible} title={t('match.peekTitle')} onClose={onClose}>
      {people.map((seat) => (
        <Pressable
          key={seat}
          onPress={() => onPeek(seat)}
          style={[styles.person, { borderColor: theme.line, backgroundColor: theme.surface }]}
        >
          <View style={styles.line}>
            <Avatar seat={seat} name={names[seat] ?? ''} size={36} />
            <Text variant="label" style={{ flexShrink: 1 }}>
              {names[seat]}
            </Text>
          </View>
        </Pressable>
      ))}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  person: { borderWidth: 1, borderRadius: radius.m, paddingHorizontal: space.m, paddingVertical: space.s },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
});
