import { StyleSheet, View } from 'react-native';
import { accents } from '../../../assets/art';
import { scorch } from '../../../assets/art/scorch';
import { Artwork } from '../../art/Artwork';
import { cardRadius } from '../../cards/cardShape';
import { EyeMark } from '../../cards/EyeMark';
import { SmallBack, SmallFace } from '../../cards/SmallCards';
import type { SeenCard } from './seenCard';

/** A card as it lies before a seat: too small for words, which stand beside it. */
export function SmallCard({ card, width }: { card: SeenCard; width: number }) {
  if (card.how === 'hidden') return <SmallBack width={width} />;
  return (
    <View style={card.how === 'lost' && styles.dim}>
      <SmallFace character={card.role} width={width} />
      {card.how === 'lost' && <Scorch width={width} />}
      {card.how === 'shown' && <EyeMark size={width * 0.36} />}
    </View>
  );
}

/** What the fire has left. */
export function Scorch({ width, size = 'small' }: { width: number; size?: keyof typeof scorch }) {
  return (
    <View style={[styles.fire, { borderRadius: cardRadius(width) - 3 }]} aria-hidden>
      <Artwork drawing={scorch[size]} width={width} tones={{ accent: accents.anarchist.accent }} />
    </View>
  );
}

const styles = StyleSheet.create({
  dim: { opacity: 0.8 },
  fire: { position: 'absolute', inset: 0, overflow: 'hidden' },
});
