import { StyleSheet, View } from 'react-native';
import { Icon } from '../components/Icon';
import { materials, radius } from '../theme/tokens';

/** In the corner of a card that has been chosen. */
export function ChosenTick() {
  return (
    <View style={styles.tick}>
      <Icon name="check" size={20} colour={materials.ink} />
    </View>
  );
}

const styles = StyleSheet.create({
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
