import { StyleSheet, View } from 'react-native';
import { coin } from '../../../../assets/art';
import { Artwork } from '../../../art/Artwork';
import { emblemOf, tonesOf, type Character } from '../../../cards/character';
import { Icon } from '../../../components/Icon';
import { scrolledByKeys } from '../../../input/scrolledByKeys';
import { Note, Text } from '../../../components/Text';
import { useLanguage } from '../../../i18n/language';
import { RuleSign } from '../../../rules/RuleDoors';
import { useTextScale } from '../../../theme/textScale';
import { useTheme } from '../../../theme/ThemeProvider';
import { largeText, materials, radius, space } from '../../../theme/tokens';
import type { Aid, AidEntry } from './aid';

/** The card that lies beside every player of a boxed game. */
export function AidCard({ aid }: { readonly aid: Aid }) {
  const { t } = useLanguage();
  return (
    <>
      {aid.goal.map((line) => (
        <Text key={line} variant="small">
          {line}
        </Text>
      ))}
      <View {...scrolledByKeys} role="list" aria-label={t('match.aid')} style={styles.entries}>
        {aid.entries.map((entry) => (
          <Entry key={entry.action} entry={entry} />
        ))}
      </View>
      {aid.notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
    </>
  );
}

/** One line for what, who and at what price, one for what comes of it, one for who may be in the way. */
function Entry({ entry }: { readonly entry: AidEntry }) {
  const { action, actor, face, sign = { drawing: coin }, brings, costs, rule, stopped } = entry;
  const theme = useTheme();
  const scale = useTextScale();
  const isLarge = scale >= largeText;
  const width = { flexBasis: narrowest * scale };
  return (
    <View
      role="listitem"
      style={[styles.entry, width, { borderColor: theme.line }, isLarge && styles.stacked]}
    >
      <View accessible style={styles.told}>
        <Face of={face} sign={sign} width={portrait} />
        <View style={styles.words}>
          <View style={styles.line}>
            <Text variant="label">{action}</Text>
            <Text variant="small" tone="brassInk">
              {actor}
            </Text>
            {costs !== null && (
              <View style={styles.price}>
                <Artwork drawing={coin} width={16} />
                <Text variant="small" style={styles.shrinking}>
                  {costs}
                </Text>
              </View>
            )}
          </View>
          <Text variant="small">{brings}</Text>
          <View style={[styles.stopped, isLarge && styles.wrapping]}>
            {stopped.faces.length > 0 && <Icon name="block" size={16} colour={theme.inkMuted} />}
            {stopped.faces.map((blocker) => (
              <Face key={blocker} of={blocker} width={20} />
            ))}
            <Note style={styles.shrinking}>{stopped.words}</Note>
          </View>
        </View>
      </View>
      <RuleSign rule={rule ?? null} about={action} />
    </View>
  );
}

interface FaceProps {
  readonly of: Character | null;
  readonly sign?: NonNullable<AidEntry['sign']>;
  readonly width: number;
}

/** What needs no character goes by its sign. */
function Face({ of, sign, width }: FaceProps) {
  if (of === null)
    return <View style={[styles.face, { width }]}>{sign && <Artwork {...sign} width={width * 0.75} />}</View>;
  return (
    <View style={[styles.face, styles.paper, { width }]}>
      <Artwork drawing={emblemOf(of)} width={width - 4} tones={tonesOf(of)} />
    </View>
  );
}

const portrait = 44;

/** Two abreast where there is room for two. */
const narrowest = 264;

const styles = StyleSheet.create({
  entries: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.l },
  entry: {
    flexGrow: 1,
    flexShrink: 1,
    maxWidth: '100%',
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    paddingVertical: space.xs,
    borderBottomWidth: 1,
  },
  /** Large letters need the whole width. */
  stacked: { flexDirection: 'column', alignItems: 'flex-end' },
  told: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 'auto',
    alignSelf: 'stretch',
    flexDirection: 'row',
    alignItems: 'flex-start',
    gap: space.m,
  },
  words: { flex: 1 },
  line: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s,
    rowGap: space.hair,
  },
  stopped: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  /** Beside the faces a long word would be cut. */
  wrapping: { flexWrap: 'wrap' },
  price: { flexDirection: 'row', alignItems: 'center', gap: space.xs, flexShrink: 1 },
  shrinking: { flexShrink: 1 },
  face: { alignItems: 'center', flexShrink: 0, padding: 2 },
  paper: { backgroundColor: materials.paper, borderRadius: radius.s },
});
