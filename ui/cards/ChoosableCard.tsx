import type { ComponentProps } from 'react';
import { StyleSheet, View } from 'react-native';
import { Group } from '../components/Group';
import { Icon } from '../components/Icon';
import { Pressable } from '../components/Pressable';
import { RadioGroup } from '../components/RadioGroup';
import { useTheme } from '../theme/ThemeProvider';
import { materials, radius, space } from '../theme/tokens';

/** A radio where one takes the place of another, a checkbox where several count. */
export type EachCard = 'radio' | 'checkbox';

/** What holds cards to choose from. */
export const cardGroups = { radio: RadioGroup, checkbox: Group } as const;

interface ChoosableCardProps extends Pick<
  ComponentProps<typeof Pressable>,
  'aria-label' | 'answerKey' | 'pointedAt' | 'onPress' | 'onHold' | 'style' | 'children'
> {
  readonly each: EachCard;
  readonly isChosen: boolean;
}

/** A card to choose: framed in brass and ticked once it is chosen. */
export function ChoosableCard({ each, isChosen, style, children, ...pressing }: ChoosableCardProps) {
  const theme = useTheme();
  return (
    <Pressable
      {...pressing}
      role={each}
      aria-checked={isChosen}
      sound="deal"
      style={[cardPlace, isChosen && { borderColor: theme.brassInk }, style]}
    >
      {children}
      {isChosen && (
        <View style={styles.tick}>
          <Icon name="check" size={20} colour={materials.ink} />
        </View>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  place: {
    alignItems: 'center',
    // A name that takes two lines pushes no neighbour down.
    justifyContent: 'flex-start',
    gap: space.hair,
    padding: 3,
    borderWidth: 3,
    borderColor: 'transparent',
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

/** The place of a card among those to choose from, for one that cannot be chosen. */
export const cardPlace = styles.place;
