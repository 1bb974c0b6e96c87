import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Icon } from '../../../components/Icon';
import { Text } from '../../../components/Text';
import { useSpoken } from '../../../components/useSpoken';
import { useLanguage } from '../../../i18n/language';
import { useTheme } from '../../../theme/ThemeProvider';
import { columnWidth, radius, space, touchTarget } from '../../../theme/tokens';

interface TakenBackProps {
  /** What is undone; empty after anything else. */
  readonly words: string;
  /** How often the arrow has been touched while there was nothing to undo. */
  readonly vain: number;
}

/** Long enough for everybody round the table to read a line or two. */
const shownFor = 5000;

/** Says for a while what a touch on the arrow has undone, or why it has not, so that nobody wonders. */
export function TakenBack({ words, vain }: TakenBackProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const [read, setRead] = useState<string | null>(null);
  const undone = words === '' ? '' : t('match.takenBack', { what: words });
  const note = vain > 0 ? t('match.cannotTakeBack') : undone;
  const said = note === '' ? null : `${vain} ${note}`;
  useSpoken(note);

  useEffect(() => {
    // Once something else has happened, the same touch may be taken back again.
    const timer = setTimeout(() => setRead(said), said === null ? 0 : shownFor);
    return () => clearTimeout(timer);
  }, [said]);

  // The place is always there: a live region that comes with its words is not read aloud.
  return (
    <View
      role="status"
      aria-live="polite"
      style={[styles.place, { top: insets.top + space.xs + touchTarget }]}
    >
      {said !== null && said !== read && (
        <View style={[styles.note, { backgroundColor: theme.raised, borderColor: theme.brassInk }]}>
          <Icon name="takeBack" size={18} colour={theme.brassInk} />
          <Text variant="small" style={{ flexShrink: 1 }}>
            {note}
          </Text>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  /** Over the table, and out of every finger's way. */
  place: {
    position: 'absolute',
    start: 0,
    end: 0,
    alignItems: 'center',
    paddingHorizontal: space.s,
    pointerEvents: 'none',
  },
  note: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    maxWidth: columnWidth,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderWidth: 1,
    borderRadius: radius.m,
  },
});
