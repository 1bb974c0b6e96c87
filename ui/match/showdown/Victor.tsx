import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import { laurel } from '../../../assets/art/laurel';
import { Artwork } from '../../art/Artwork';
import { Avatar } from '../../components/Avatar';
import { Icon } from '../../components/Icon';
import { showdownPace } from '../../motion/showdown';
import { useTheme } from '../../theme/ThemeProvider';
import { useProgress } from './useProgress';

interface VictorProps {
  readonly seat: number;
  readonly name: string;
  readonly width: number;
}

/** The sign of whoever has won, in a wreath; the crown comes down on it. */
export function Victor({ seat, name, width }: VictorProps) {
  const theme = useTheme();
  const crowned = useProgress(showdownPace.beforeTurn, showdownPace.fate);
  const crown = useAnimatedStyle(() => ({
    opacity: crowned.get(),
    transform: [{ translateY: -width * 0.3 * (1 - crowned.get()) }],
  }));
  const wreath = width * 1.15;
  return (
    <View style={[styles.wreath, { width: wreath, height: wreath }]} aria-hidden>
      <View style={StyleSheet.absoluteFill}>
        <Artwork drawing={laurel} width={wreath} />
      </View>
      <Animated.View style={crown}>
        <Icon name="crown" size={wreath * 0.24} colour={theme.brassInk} />
      </Animated.View>
      <Avatar seat={seat} name={name} size={wreath * 0.42} />
    </View>
  );
}

const styles = StyleSheet.create({ wreath: { alignItems: 'center', justifyContent: 'center' } });
