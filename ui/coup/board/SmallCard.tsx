import { StyleSheet, View } from 'react-native';
import { accents } from '../../../assets/art';
import { scorch } from '../../../assets/art/scorch';
import type { Role } from '../../../engine/coup';
import { Artwork } from '../../art/Artwork';
import { cardRadius } from '../../cards/cardShape';
import { emblemOf, tonesOf } from '../../cards/character';
import { EyeMark } from '../../cards/EyeMark';
import { SmallBack } from '../../cards/SmallBack';
import { smallCard, smallShape } from '../../cards/smallCard';
import type { SeenCard } from './seenCard';

/** A card as it lies before a seat: too small for words, which stand beside it. */
export function SmallCard({ card, width }: { card: SeenCard; width: number }) {
  if (card.how === 'hidden') return <SmallBack width={width} />;
  return (
    <View style={card.how === 'lost' && styles.dim}>
      <SmallFace role={card.role} width={width} />
      {card.how === 'lost' && <Scorch width={width} />}
      {card.how === 'shown' && <EyeMark size={width * 0.36} />}
    </View>
  );
}

export function SmallFace({ role, width }: { role: Role; width: number }) {
  const tones = tonesOf(role);
  return (
    <View
      style={[smallCard.card, smallCard.paper, smallShape(width), { borderColor: tones.accent }]}
      aria-hidden
    >
      <Artwork drawing={emblemOf(role)} width={width * 0.86} tones={tones} />
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
