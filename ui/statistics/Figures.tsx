import { StyleSheet, View } from 'react-native';
import type { PersonsGame } from '../../store/statistics/people';
import type { Sums } from '../../store/statistics/tallies';
import { Note, Text } from '../components/Text';
import { Bar } from '../end/Bar';
import { Part } from '../end/Part';
import { useLanguage } from '../i18n/language';
import { inDigitsOf, isolated } from '../i18n/written';
import type { Figure } from '../match/GameScreens';
import { space } from '../theme/tokens';
import { Counted, Measured } from './Measured';
import { useTallied } from './useTallied';

/** The figures that each game counts for one person. */
export function Figures({ games }: { readonly games: readonly PersonsGame[] }) {
  const { t } = useLanguage();
  const { tallied, all, modules } = useTallied(games);
  if (tallied.done < all) return <Progress done={tallied.done} all={all} />;
  return (
    <>
      {modules.map(([game, { tallies }]) => {
        const sums = tallied.sums[game];
        return (
          sums && (
            <Part key={game} title={tallies.title(t)}>
              {tallies.figures.map((figure) => (
                <FigureLine key={figure.id} {...figure} word={tallies.word(t, figure.id)} sums={sums} />
              ))}
            </Part>
          )
        );
      })}
      {tallied.unread > 0 && <Note>{t('statistics.unread', { count: tallied.unread })}</Note>}
    </>
  );
}

interface FigureLineProps extends Figure {
  readonly word: string;
  readonly sums: Sums;
}

function FigureLine({ id, partOf, word, sums }: FigureLineProps) {
  const { language } = useLanguage();
  const count = sums[id] ?? 0;
  if (partOf !== undefined) return <Measured word={word} part={count} whole={sums[partOf] ?? 0} />;
  return <Counted word={word} value={isolated(inDigitsOf(language, String(count)))} />;
}

/** The progress of counting. */
function Progress({ done, all }: { readonly done: number; readonly all: number }) {
  const { t } = useLanguage();
  const words = t('statistics.reading', { done, all });
  return (
    <View
      style={styles.progress}
      role="progressbar"
      accessible
      aria-label={words}
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={done}
    >
      <Text tone="inkMuted">{words}</Text>
      <Bar part={done} whole={all} />
    </View>
  );
}

const styles = StyleSheet.create({
  progress: { gap: space.xs },
});
