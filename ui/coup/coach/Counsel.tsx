import { use, useEffect, useEffectEvent, useState } from 'react';
import { View, StyleSheet } from 'react-native';
import { chanceOfTruth, type Coup, type CoupView } from '../../../engine/coup';
import { advise, isAdvisable, type Advice, type Option } from '../../../engine/coup/coach';
import { inSlices } from '../../../store/match/slices';
import { Icon } from '../../components/Icon';
import { Pressable } from '../../components/Pressable';
import { InlineSign } from '../../components/InlineSign';
import { HelpPlace, QuestionHelp } from '../../components/Question';
import { Sheet } from '../../components/Sheet';
import { Note, Text } from '../../components/Text';
import { CompanyContext } from '../../faces/company';
import { useLanguage } from '../../i18n/language';
import { chanceIn } from '../../i18n/written';
import type { CounselProps, SeenTable } from '../../match/GameScreens';
import { FoldedHints } from '../../match/question/Hints';
import { useLow } from '../../theme/low';
import { useTheme } from '../../theme/ThemeProvider';
import { space, radius } from '../../theme/tokens';
import { answerName, oddsInWords, reasonsInWords, type Voice } from './words';
import { AdviceContext, Worth } from './Worth';

/** A question with what the coach says of it: worked out in slices, and dropped as soon as something else is asked. */
export function Counsel({ view, names, moves, witnessed, hints, children }: CounselProps<Coup>) {
  const company = use(CompanyContext);
  const isAsked = moves.length > 1 && isAdvisable(view);
  const question = isAsked ? `${view.viewer} ${view.asked?.kind} ${witnessed.length}` : null;
  const [told, setTold] = useState<{ readonly question: string; readonly advice: Advice } | null>(null);
  const weigh = useEffectEvent((asked: string) =>
    inSlices(advise(view, witnessed, moves, company), (advice) => setTold({ question: asked, advice })),
  );
  useEffect(() => (question === null ? undefined : weigh(question)), [question]);
  const advice = question !== null && told?.question === question ? told.advice : null;
  return (
    <QuestionHelp
      value={isAsked ? <CoachPanel {...{ view, names, advice, hints }} /> : <FoldedHints lines={hints} />}
    >
      <AdviceContext value={advice}>{children}</AdviceContext>
    </QuestionHelp>
  );
}

interface CoachPanelProps extends SeenTable<Coup> {
  /** Null while the coach is still weighing. */
  readonly advice: Advice | null;
  /** What counting says besides; empty where hints are off. */
  readonly hints: readonly string[];
}

/** One line, so that the answers stay in sight, or a sign where they need its room; the rest at a touch. */
function CoachPanel({ view, names, advice, hints }: CoachPanelProps) {
  const { t, language } = useLanguage();
  const theme = useTheme();
  const low = useLow();
  const place = use(HelpPlace);
  const [isOpen, setOpen] = useState(false);
  const voice: Voice = { t, language, names };
  const both = hints.length > 0 ? bothOdds(voice, view, advice) : null;
  const line = both ?? lineIn(voice, view, advice);
  const opening = {
    'aria-label': advice === null ? line : t('coup.coach.more', { line }),
    disabled: advice === null,
    'aria-expanded': isOpen,
    meaning: 'coach',
    onPress: () => setOpen(true),
  };
  return (
    <>
      {place === 'beside' ? (
        <InlineSign icon="ruling" {...opening} />
      ) : (
        <Pressable {...opening} style={[styles.panel, { borderColor: theme.line }]}>
          <View style={styles.line}>
            <Icon name="ruling" size={18} colour={theme.brassInk} />
            <Text variant="small" style={styles.words} {...(low ? { numberOfLines: 1 } : {})}>
              {line}
            </Text>
            {advice !== null && <Icon name="forward" size={16} colour={theme.inkMuted} />}
          </View>
        </Pressable>
      )}
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
      <Note>{t('coup.coach.intro')}</Note>
      {byName(voice, view, advice.options).map((option) => (
        <View key={JSON.stringify(option.move)} accessible style={styles.option}>
          <View style={styles.line}>
            <Text variant="label" style={styles.words}>
              {answerName(voice, view, option.move)}
            </Text>
            <Worth chance={option.worth} />
          </View>
          {option.reasons.length > 0 && <Note>{reasonsInWords(voice, option)}</Note>}
        </View>
      ))}
    </>
  );
}

/** Two copies of a card make two answers of one name; the better is told. */
const byName = (voice: Voice, view: CoupView, options: readonly Option[]): readonly Option[] => {
  const names = options.map(({ move }) => answerName(voice, view, move));
  return options.filter((_, at) => names.indexOf(names[at] ?? '') === at);
};

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
  words: { flex: 1, minWidth: 0 },
  option: { gap: space.hair },
});
