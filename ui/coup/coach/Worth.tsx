import type { TFunction } from 'i18next';
import { StyleSheet, View } from 'react-native';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { chanceIn } from '../../i18n/written';
import { Bar } from '../../end/Bar';
import type { Language } from '../../../store/languages';
import { space } from '../../theme/tokens';

/** The same for whoever does not see it; null without a coach. */
export const worthIn = (t: TFunction, language: Language, chance: number | null): string | null =>
  chance === null ? null : t('coup.coach.chance', { percent: chanceIn(language, chance) });

/** A chance to win as a small bar, with its figure. */
export function Worth({ chance }: { readonly chance: number }) {
  const { t, language } = useLanguage();
  return (
    <View style={styles.worth} role="img" aria-label={worthIn(t, language, chance) ?? ''}>
      <View style={styles.bar}>
        <Bar part={chance} whole={1} />
      </View>
      <View style={styles.figure}>
        <Text variant="fine" tone="inkMuted" align="center">
          {chanceIn(language, chance)}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  worth: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  bar: { width: 52 },
  /** One below the other, the bars begin at one line. */
  figure: { minWidth: 34 },
});
