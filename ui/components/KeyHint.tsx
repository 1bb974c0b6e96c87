import { StyleSheet, View } from 'react-native';
import { useLanguage } from '../i18n/language';
import { inDigitsOf } from '../i18n/written';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space } from '../theme/tokens';
import { Text } from './Text';

/** The number of the key that gives an answer, for whoever sits at a keyboard. */
export function KeyHint({ number }: { readonly number: number }) {
  const { language } = useLanguage();
  const theme = useTheme();
  return (
    <View style={[styles.key, { backgroundColor: theme.surface, borderColor: theme.line }]} aria-hidden>
      <Text variant="fine" tone="inkMuted">
        {inDigitsOf(language, String(number))}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  key: {
    position: 'absolute',
    top: space.hair,
    end: space.hair,
    paddingHorizontal: space.xs,
    borderWidth: 1,
    borderRadius: radius.s,
    pointerEvents: 'none',
  },
});
