import { StyleSheet, View } from 'react-native';
import type { GameTypes } from '../../../engine/core';
import { isNewcomer } from '../../../store/lessons/newcomer';
import { useLessons } from '../../../store/lessons/progress';
import { Icon } from '../../components/Icon';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { useTheme } from '../../theme/ThemeProvider';
import { radius, space } from '../../theme/tokens';
import type { GameScreens } from '../GameScreens';

interface FirstLookProps<G extends GameTypes> {
  readonly screens: Pick<GameScreens<G>, 'help'>;
  readonly view: G['View'];
}

/** Above the cards that everybody looks at after the deal, until on this device a lesson or a game has been finished. */
export function FirstLook<G extends GameTypes>({ screens, view }: FirstLookProps<G>) {
  const { t } = useLanguage();
  const theme = useTheme();
  const lessons = useLessons();
  const words = screens.help?.firstLook?.(t, view) ?? null;
  if (words === null || !isNewcomer(lessons)) return null;
  return (
    <View role="note" style={[styles.note, { borderColor: theme.line }]}>
      <Icon name="hint" size={20} colour={theme.brassInk} />
      <Text variant="small" style={styles.words}>
        {words}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  note: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    borderWidth: 1,
    borderRadius: radius.m,
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
  },
  words: { flex: 1, minWidth: 0 },
});
