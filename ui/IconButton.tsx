import { StyleSheet } from 'react-native';
import { Icon, type IconName } from './Icon';
import { Pressable } from './Pressable';
import { radius } from './theme/tokens';

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
}

export function IconButton({ icon, label, onPress, disabled }: IconButtonProps) {
  return (
    <Pressable onPress={onPress} label={label} disabled={disabled} style={styles.round}>
      <Icon name={icon} />
    </Pressable>
  );
}

const styles = StyleSheet.create({ round: { alignItems: 'center', borderRadius: radius.round } });
