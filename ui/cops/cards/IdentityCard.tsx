import { StyleSheet, View } from 'react-native';
import type { CopsView } from '../../../engine/cops';
import { Artwork } from '../../art/Artwork';
import { CardBack } from '../../cards/CardBack';
import { cardHeight, cardRadius } from '../../cards/cardShape';
import { emblemOf, tonesOf } from '../../cards/character';
import { EyeMark } from '../../cards/EyeMark';
import { SmallBack } from '../../cards/SmallBack';
import { smallCard, smallShape } from '../../cards/smallCard';
import { materials } from '../../theme/tokens';

export type SeenIdentity = CopsView['seats'][number]['cards'][number];

interface IdentityCardProps {
  readonly card: Pick<SeenIdentity, 'identity' | 'faceUp'>;
  readonly width: number;
}

/**
 * An identity card without its name, which stands beside it in words. One that lies face down and is known to the
 * viewer is marked with an eye.
 */
export function IdentityCard({ card: { identity, faceUp }, width }: IdentityCardProps) {
  if (identity === null) return <CardBack width={width} />;
  const tones = tonesOf(identity);
  return (
    <View
      style={[
        styles.card,
        { width, height: cardHeight(width), borderRadius: cardRadius(width), borderColor: tones.accent },
      ]}
      aria-hidden
    >
      <Artwork drawing={emblemOf(identity)} width={width * 0.86} tones={tones} />
      {!faceUp && <EyeMark size={width * 0.22} />}
    </View>
  );
}

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
  card: {
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    backgroundColor: materials.paper,
  },
  hidden: { borderStyle: 'dashed', borderWidth: 2, opacity: 0.85 },
});
