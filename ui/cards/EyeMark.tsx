import { StyleSheet, View } from 'react-native';
import { Icon } from '../components/Icon';
import { materials } from '../theme/tokens';

/** On the corner of a card that lies face down and is known to the viewer. */
export function EyeMark({ size }: { size: number }) {
  return (
    <View style={styles.eye}>
      <Icon name="peek" size={Math.max(14, size)} colour={materials.ink} />
    </View>
  );
}

const styles = StyleSheet.create({
  eye: {
    position: 'absolute',
    top: -5,
    insetInlineEnd: -5,
    borderRadius: 99,
    borderWidth: 1,
    borderColor: materials.ink,
    backgroundColor: materials.brassLight,
  },
});
