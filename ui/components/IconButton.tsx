import { StyleSheet } from 'react-native';
import { radius } from '../theme/tokens';
import { Icon, type IconName } from './Icon';
import { Pressable } from './Pressable';

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  /** It cannot be used now; a press says why. */
  readonly shut?: boolean;
}

export function IconButton({ icon, label, onPress, disabled, shut }: IconButtonProps) {
  return (
    <Pressable onPress={onPress} aria-label={label} disabled={disabled} shut={shut} style={styles.round}>
      <Icon name={icon} />
    </Pressable>
  );
}

const styles = StyleSheet.create({ round: { alignItems: 'center', borderRadius: radius.round } });
