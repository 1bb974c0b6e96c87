import { StyleSheet } from 'react-native';
import { materials } from '../theme/tokens';
import { cardHeight } from './cardShape';

/** A card as it lies before a seat, too small for words: narrow corners, a thin edge. */
export const smallShape = (width: number) => ({
  width,
  height: cardHeight(width),
  borderRadius: Math.max(3, Math.round(width * 0.08)),
});

export const smallCard = StyleSheet.create({
  card: {
    overflow: 'hidden',
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderColor: materials.brassDark,
    backgroundColor: materials.night,
  },
  paper: { backgroundColor: materials.paper },
});
