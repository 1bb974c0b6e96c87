import { StyleSheet, View } from 'react-native';
import { cardBack } from '../../assets/art';
import { Artwork } from '../art/Artwork';
import { materials } from '../theme/tokens';
import { cardHeight, cardRadius } from './cardShape';

/** The back of every card: it looks the same for all of them. */
export function CardBack({ width }: { width: number }) {
  return (
    <View
      style={[styles.card, { width, height: cardHeight(width), borderRadius: cardRadius(width) }]}
      aria-hidden
    >
      <Artwork drawing={cardBack} width={width} />
    </View>
  );
}

const styles = StyleSheet.create({
  card: {
    overflow: 'hidden',
    borderWidth: 1,
    borderColor: materials.brassDark,
    backgroundColor: materials.night,
  },
});
