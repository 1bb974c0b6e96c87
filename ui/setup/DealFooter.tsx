import { StyleSheet, View } from 'react-native';
import type { GameTypes } from '../../engine/core';
import { problemWith, type SetupForm } from '../../store/setup/form';
import { Button } from '../components/Button';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { space } from '../theme/tokens';
import type { SetupScreens } from './SetupScreens';

interface DealFooterProps<G extends GameTypes, Choices> {
  readonly screens: SetupScreens<G, Choices>;
  readonly form: SetupForm<Choices>;
  readonly onDeal: () => void;
  readonly onChoose: (choices: Partial<Choices>) => void;
  readonly onKeepFirst: (players: number) => void;
}

/** The button that deals. If it is disabled, it says why and offers what would help. */
export function DealFooter<G extends GameTypes, Choices>(props: DealFooterProps<G, Choices>) {
  const { screens, form, onDeal, onChoose, onKeepFirst } = props;
  const { t } = useLanguage();
  const problem = problemWith(screens.rules, form);
  const { words, instead } = screens.seatsProblem(t, form);
  const [, most] = screens.rules.seatsFor(form.choices);
  return (
    <View style={styles.footer}>
      {problem === 'sameName' && (
        <Text variant="small" tone="danger" align="center">
          {t('setup.sameName')}
        </Text>
      )}
      {problem === 'seats' && (
        <>
          <Text variant="small" tone="danger" align="center" accessibilityLiveRegion="polite">
            {words}
          </Text>
          <View style={styles.remedies}>
            {instead && (
              <View style={styles.remedy}>
                <Button label={instead.label} onPress={() => onChoose(instead.choices)} />
              </View>
            )}
            {form.seating.length > most && (
              <View style={styles.remedy}>
                <Button label={t('setup.keepFirst', { players: most })} onPress={() => onKeepFirst(most)} />
              </View>
            )}
          </View>
        </>
      )}
      <Button
        label={t('setup.deal')}
        icon="newGame"
        kind="brass"
        sound="deal"
        onPress={onDeal}
        disabled={problem !== null}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  footer: { gap: space.s },
  remedies: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  remedy: { flexGrow: 1, maxWidth: '100%' },
});
