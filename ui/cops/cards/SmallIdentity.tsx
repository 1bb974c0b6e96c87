import { StyleSheet, View } from 'react-native';
import { Artwork } from '../../art/Artwork';
import { emblemOf, tonesOf } from '../../cards/character';
import { SmallBack } from '../../cards/SmallBack';
import { smallCard, smallShape } from '../../cards/smallCard';
import type { SeenIdentity } from './IdentityCard';

interface SmallIdentityProps {
  readonly card: Pick<SeenIdentity, 'identity' | 'faceUp'>;
  readonly width: number;
}

/** A card as it lies before a seat: too small for words. What only the viewer knows has a broken edge. */
export function SmallIdentity({ card: { identity, faceUp }, width }: SmallIdentityProps) {
  if (identity === null) return <SmallBack width={width} />;
  const tones = tonesOf(identity);
  return (
    <View
      style={[
        smallCard.card,
        smallCard.paper,
        smallShape(width),
        { borderColor: tones.accent },
        !faceUp && styles.hidden,
      ]}
      aria-hidden
    >
      <Artwork drawing={emblemOf(identity)} width={width * 0.84} tones={tones} />
    </View>
  );
}

const styles = StyleSheet.create({
  hidden: { borderStyle: 'dashed', borderWidth: 2, opacity: 0.85 },
});
