import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import { Icon, type IconName } from '../components/Icon';
import { Pressable } from '../components/Pressable';
import { Text } from '../components/Text';
import { onFelt, space } from '../theme/tokens';

interface DoorProps {
  readonly icon: IconName;
  readonly label: string;
  readonly style: StyleProp<ViewStyle>;
  readonly onPress: () => void;
}

/** A small way on: a sign over its words, on felt or on a poster. */
export const Door = ({ icon, label, style, onPress }: DoorProps) => (
  <Pressable onPress={onPress} style={[styles.door, style]}>
    <Icon name={icon} size={24} colour={onFelt.brass} />
    <Text variant="fine" align="center" colour={onFelt.ink}>
      {label}
    </Text>
  </Pressable>
);

const styles = StyleSheet.create({
  door: { alignItems: 'center', gap: space.hair, paddingVertical: space.xs },
});
