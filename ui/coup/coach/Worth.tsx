import type { TFunction } from 'i18next';
import { createContext, use } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Action } from '../../../engine/coup';
import type { Advice, Option } from '../../../engine/coup/coach';
import type { Language } from '../../../store/languages';
import { Text } from '../../components/Text';
import { Bar } from '../../end/Bar';
import { useLanguage } from '../../i18n/language';
import { chanceIn } from '../../i18n/written';
import { useLow } from '../../theme/low';
import { space } from '../../theme/tokens';

/** The same in words; null without a coach. */
export const worthIn = (t: TFunction, language: Language, chance: number | null): string | null =>
  chance === null ? null : t('coup.coach.chance', { percent: chanceIn(language, chance) });

/** A chance to win as a small bar, with its figure; on a low screen the figure alone, so that more actions are in sight. */
export function Worth({ chance }: { readonly chance: number }) {
  const { t, language } = useLanguage();
  const low = useLow();
  return (
    <View style={styles.worth} role="img" aria-label={worthIn(t, language, chance) ?? ''}>
      {!low && (
        <View style={styles.bar}>
          <Bar part={chance} whole={1} />
        </View>
      )}
      <View style={styles.figure}>
        <Text variant="fine" tone="inkMuted" align="center">
          {chanceIn(language, chance)}
        </Text>
      </View>
    </View>
  );
}

/** What the coach has told the person who is asked; null while it says nothing. */
export const AdviceContext = createContext<Advice | null>(null);

const worthOf = (options: readonly Option[]): number | null =>
  options.length === 0 ? null : Math.max(...options.map(({ worth }) => worth));

/** What an action is worth, at its best target or at this one; null without a coach. */
export function useWorth(action: Action, target?: number): number | null {
  const advice = use(AdviceContext);
  const options = advice?.options.filter(
    ({ move }) =>
      move.type === 'act' && move.action === action && (target === undefined || move.target === target),
  );
  return worthOf(options ?? []);
}

const styles = StyleSheet.create({
  worth: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  bar: { width: 52 },
  /** One below the other, the bars begin at one line. */
  figure: { minWidth: 34 },
});
