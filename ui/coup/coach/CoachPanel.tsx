import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { chanceOfTruth, type CoupView } from '../../../engine/coup';
import type { Advice } from '../../../engine/coup/coach';
import { Icon } from '../../components/Icon';
import { Pressable } from '../../components/Pressable';
import { Sheet } from '../../components/Sheet';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { chanceIn } from '../../i18n/written';
import { useTheme } from '../../theme/ThemeProvider';
import { radius, space } from '../../theme/tokens';
import { answerName, oddsInWords, reasonsInWords, type Voice } from './words';
import { Worth } from './Worth';

interface CoachPanelProps {
  readonly view: CoupView;
  readonly names: readonly string[];
  /** Null while the coach is still weighing. */
  readonly advice: Advice | null;
  /** What counting says besides, for whoever wants it. */
  readonly hints: readonly string[];
}

/** One line, so that the answers stay in sight; the rest at a touch. */
export function CoachPanel({ view, names, advice, hints }: CoachPanelProps) {
  const { t, language } = useLanguage();
  const theme = useTheme();
  const [isOpen, setOpen] = useState(false);
  const voice: Voice = { t, language, names };
  const line =
    hints.length > 0
      ? (bothOdds(voice, view, advice) ?? lineIn(voice, view, advice))
      : lineIn(voice, view, advice);
  return (
    <>
      <Pressable
        label={advice === null ? line : t('coup.coach.more', { line })}
        disabled={advice === null}
        meaning="coach"
        onPress={() => setOpen(true)}
        style={[styles.panel, { borderColor: theme.line }]}
      >
        <View style={styles.line}>
          <Icon name="ruling" size={18} colour={theme.brassInk} />
          <Text variant="small" style={styles.words}>
            {line}
          </Text>
          {advice !== null && <Icon name="forward" size={16} colour={theme.inkMuted} />}
        </View>
      </Pressable>
      <Sheet visible={isOpen && advice !== null} title={t('coup.coach.name')} onClose={() => setOpen(false)}>
        {advice !== null && <Details {...{ voice, view, advice, hints }} />}
      </Sheet>
    </>
  );
}

interface ToldProps {
  readonly voice: Voice;
  readonly view: CoupView;
  readonly advice: Advice;
}

/** The odds of the claim that is asked about, or else what looks best. */
function lineIn(voice: Voice, view: CoupView, advice: Advice | null): string {
  const { t, language } = voice;
  if (advice === null) return t('coup.coach.weighing');
  if (advice.odds !== null && view.asked?.kind === 'challenge')
    return t('coup.coach.odds', { percent: chanceIn(language, advice.odds.chance) });
  const [best] = advice.options;
  return best ? t('coup.coach.best', { answer: answerName(voice, view, best.move) }) : '';
}

/** Where both are asked how likely a claim is: cards alone say one thing, how somebody plays another. */
function bothOdds({ t, language }: Voice, view: CoupView, advice: Advice | null): string | null {
  const odds = advice?.odds ?? null;
  if (odds === null || view.asked?.kind !== 'challenge') return null;
  return t('coup.coach.bothOdds', {
    cards: chanceIn(language, chanceOfTruth(view, odds.seat, odds.claim)),
    play: chanceIn(language, odds.chance),
  });
}

/** Everything the coach has to say: the claim, then each answer with its reasons. */
function Details({ voice, view, advice, hints }: ToldProps & Pick<CoachPanelProps, 'hints'>) {
  const { t } = voice;
  return (
    <>
      {advice.odds !== null && (
        <View>
          {oddsInWords(voice, advice.odds).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </View>
      )}
      {hints.length > 0 && (
        <View>
          <Text variant="label">{t('match.hint')}</Text>
          {hints.map((hint) => (
            <Text key={hint}>{hint}</Text>
          ))}
        </View>
      )}
      <Text variant="small" tone="inkMuted">
        {t('coup.coach.intro')}
      </Text>
      {advice.options.map((option) => (
        <View key={JSON.stringify(option.move)} accessible style={styles.option}>
          <View style={styles.answer}>
            <Text variant="label" style={styles.words}>
              {answerName(voice, view, option.move)}
            </Text>
            <Worth chance={option.worth} />
          </View>
          {option.reasons.length > 0 && (
            <Text variant="small" tone="inkMuted">
              {reasonsInWords(voice, option)}
            </Text>
          )}
        </View>
      ))}
    </>
  );
}

const styles = StyleSheet.create({
  panel: {
    borderWidth: 1,
    borderRadius: radius.m,
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
    minHeight: 48,
    justifyContent: 'center',
    gap: space.hair,
  },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  answer: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1, minWidth: 0 },
  option: { gap: space.hair },
});
