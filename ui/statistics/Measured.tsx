import { StyleSheet, View } from 'react-native';
import { Text } from '../components/Text';
import { Bar } from '../end/Bar';
import { useLanguage } from '../i18n/language';
import { space } from '../theme/tokens';

/** A word and its number. */
export function Counted({ word, value }: { readonly word: string; readonly value: string }) {
  return (
    <View style={styles.line} accessible>
      <Text style={{ flexShrink: 1 }}>{word}</Text>
      <Text variant="label">{value}</Text>
    </View>
  );
}

interface MeasuredProps {
  readonly word: string;
  readonly part: number;
  readonly whole: number;
}

/** A part of a whole, in words and as a bar. */
export function Measured({ word, part, whole }: MeasuredProps) {
  const { t } = useLanguage();
  return (
    <View style={styles.measured}>
      <Counted word={word} value={t('statistics.partOf', { part, all: whole })} />
      <Bar part={part} whole={whole} />
    </View>
  );
}

const styles = StyleSheet.create({
  measured: { gap: space.xs },
  line: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.m },
});
