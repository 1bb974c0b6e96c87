import { use, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { GameTypes } from '../../../engine/core';
import { useSettings } from '../../../store/settings';
import { Icon } from '../../components/Icon';
import { Pressable } from '../../components/Pressable';
import { HelpPlace, QuestionHelp } from '../../components/Question';
import { InlineSign } from '../../components/InlineSign';
import { Sheet } from '../../components/Sheet';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { chanceIn } from '../../i18n/written';
import { useTheme } from '../../theme/ThemeProvider';
import { radius, space } from '../../theme/tokens';
import type { CounselProps, GameScreens, SeenTable } from '../GameScreens';

interface HintsProps<G extends GameTypes> extends SeenTable<G> {
  readonly screens: Pick<GameScreens<G>, 'help'>;
}

/** What counting says; nothing where the settings have no hints. */
function useHints<G extends GameTypes>({ screens, view, names }: HintsProps<G>): readonly string[] {
  const { t, language } = useLanguage();
  const wanted = useSettings((settings) => settings.hints);
  const percent = (share: number) => chanceIn(language, share);
  return wanted ? (screens.help?.hints?.lines(t, view, names, percent) ?? []) : [];
}

interface CounselledProps<G extends GameTypes> extends Omit<CounselProps<G>, 'hints'> {
  readonly screens: Pick<GameScreens<G>, 'help'>;
}

/**
 * A question as one person alone sees it, with the game's coach beside it if they want one, or else what counting says:
 * one line below what is asked, or a sign beside it. On a table that several look at, no question is put in here.
 */
export function Counselled<G extends GameTypes>({ screens, ...question }: CounselledProps<G>) {
  const wanted = useSettings((settings) => settings.coach);
  const hints = useHints({ screens, ...question });
  const Counsel = screens.help?.coach?.Counsel;
  if (wanted && Counsel) return <Counsel {...question} hints={hints} />;
  return <QuestionHelp value={<FoldedHints lines={hints} />}>{question.children}</QuestionHelp>;
}

/** All of it, where the whole screen is one person's. */
export function Hints<G extends GameTypes>(props: HintsProps<G>) {
  const { t } = useLanguage();
  return <HintNote label={t('match.hint')} lines={useHints(props)} />;
}

interface HintLines {
  readonly lines: readonly string[];
}

/** What helps somebody beside their own cards. */
export function HintNote({ label, lines }: HintLines & { readonly label?: string }) {
  const theme = useTheme();
  if (lines.length === 0) return null;
  return (
    <View role="note" aria-label={label} style={[styles.hints, { borderColor: theme.line }]}>
      <Icon name="hint" size={20} colour={theme.brassInk} />
      <Lines lines={lines} />
    </View>
  );
}

/** One line where it stands above the answers, which it would push out of sight, or none; all of it at a touch. */
export function FoldedHints({ lines }: HintLines) {
  const { t } = useLanguage();
  const theme = useTheme();
  const place = use(HelpPlace);
  const [isOpen, setOpen] = useState(false);
  if (lines.length === 0) return null;
  if (place === 'beside')
    return (
      <>
        <InlineSign
          icon="hint"
          aria-label={t('match.hint')}
          aria-expanded={isOpen}
          onPress={() => setOpen(true)}
        />
        <Sheet visible={isOpen} title={t('match.hint')} onClose={() => setOpen(false)}>
          <Lines lines={lines} />
        </Sheet>
      </>
    );
  return (
    <Pressable
      aria-expanded={isOpen}
      onPress={() => setOpen(!isOpen)}
      style={[styles.hints, { borderColor: theme.line }]}
    >
      <Icon name="hint" size={20} colour={theme.brassInk} />
      {isOpen ? <Lines lines={lines} /> : <Line>{lines[0]}</Line>}
      <Icon name={isOpen ? 'fold' : 'unfold'} size={20} colour={theme.brassInk} />
    </Pressable>
  );
}

const Line = ({ children }: { readonly children: string | undefined }) => (
  <Text variant="small" numberOfLines={1} style={styles.lines}>
    {children}
  </Text>
);

const Lines = ({ lines }: HintLines) => (
  <View style={styles.lines}>
    {lines.map((line) => (
      <Text key={line} variant="small">
        {line}
      </Text>
    ))}
  </View>
);

const styles = StyleSheet.create({
  hints: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: space.s,
    borderWidth: 1,
    borderRadius: radius.m,
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
  },
  lines: { flex: 1, minWidth: 0, gap: space.hair },
});
