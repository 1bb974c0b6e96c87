import { StyleSheet, View } from 'react-native';
import type { Role } from '../../../engine';
import { CardFace } from '../../cards/CardFace';
import { useLanguage } from '../../i18n/language';
import { Icon } from '../../Icon';
import { Pressable } from '../../Pressable';
import { Text } from '../../Text';
import { useTextScale } from '../../theme/textScale';
import { useTheme } from '../../theme/ThemeProvider';
import { materials, radius, space } from '../../theme/tokens';
import { roleName } from './words';

export interface ChoosableCard {
  readonly role: Role;
  /** A word below it, where cards of several kinds lie side by side. */
  readonly mark?: string;
}

interface CardsProps {
  readonly label: string;
  readonly cards: readonly ChoosableCard[];
  /** By their place in the row. */
  readonly chosen: readonly number[];
  /** A radio where one takes the place of another, a checkbox where several count. */
  readonly each: 'radio' | 'checkbox';
  readonly onTap: (at: number) => void;
}

/** Cards to choose from: large, by name, the chosen ones framed in brass and ticked. */
export function Cards({ label, cards, chosen, each, onTap }: CardsProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  const width = useCardWidth();
  return (
    <View role={each === 'radio' ? 'radiogroup' : 'group'} aria-label={label} style={styles.row}>
      {cards.map(({ role, mark }, at) => {
        const isChosen = chosen.includes(at);
        const name = roleName(t, role);
        return (
          <Pressable
            key={at}
            role={each}
            checked={isChosen}
            label={mark === undefined ? name : t('decision.cardMarked', { role: name, mark })}
            sound="deal"
            onPress={() => onTap(at)}
            style={[styles.place, { borderColor: isChosen ? theme.brassInk : 'transparent' }]}
          >
            <CardFace character={role} width={width} />
            {mark !== undefined && (
              <Text variant="small" tone="inkMuted" align="center">
                {mark}
              </Text>
            )}
            {isChosen && (
              <View style={styles.tick}>
                <Icon name="check" size={20} colour={materials.ink} />
              </View>
            )}
          </Pressable>
        );
      })}
    </View>
  );
}

/** Two abreast on the smallest phone, and the longest name of any language in one line. */
export const useCardWidth = (): number => 126 * useTextScale();

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.s },
  place: {
    alignItems: 'center',
    gap: space.hair,
    padding: 3,
    borderWidth: 3,
    borderRadius: radius.l,
    maxWidth: '100%',
  },
  tick: {
    position: 'absolute',
    top: 0,
    end: 0,
    padding: 3,
    borderRadius: radius.round,
    backgroundColor: materials.brass,
    borderWidth: 1,
    borderColor: materials.brassDark,
  },
});
