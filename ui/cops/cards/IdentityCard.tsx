import { StyleSheet, View } from 'react-native';
import type { CopsView } from '../../../engine/cops';
import { Artwork } from '../../art/Artwork';
import { CardBack } from '../../cards/CardBack';
import { cardHeight, cardRadius } from '../../cards/cardShape';
import { emblemOf, tonesOf } from '../../cards/character';
import { EyeMark } from '../../cards/EyeMark';
import { SmallBack, SmallFace } from '../../cards/SmallCards';
import { materials } from '../../theme/tokens';

export type SeenIdentity = CopsView['seats'][number]['cards'][number];

interface IdentityCardProps {
  readonly card: Pick<SeenIdentity, 'identity' | 'faceUp'>;
  readonly width: number;
}

/** An identity card; its name stands beside it in words. One that lies face down and is known has an eye. */
export function IdentityCard({ card: { identity, faceUp }, width }: IdentityCardProps) {
  if (identity === null) return <CardBack width={width} />;
  const tones = tonesOf(identity);
  const shape = { width, height: cardHeight(width), borderRadius: cardRadius(width) };
  return (
    <View style={[styles.card, shape, { borderColor: tones.accent }]} aria-hidden>
      <Artwork drawing={emblemOf(identity)} width={width * 0.86} tones={tones} />
      {!faceUp && <EyeMark size={width * 0.22} />}
    </View>
  );
}

/** A card as it lies before a seat: too small for words. What only the viewer knows has a broken edge. */
export const SmallIdentity = ({ card: { identity, faceUp }, width }: IdentityCardProps) =>
  identity === null ? (
    <SmallBack width={width} />
  ) : (
    <SmallFace character={identity} width={width} share={0.84} style={!faceUp && styles.hidden} />
  );

const styles = StyleSheet.create({
  card: {
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    backgroundColor: materials.paper,
  },
  hidden: { borderStyle: 'dashed', borderWidth: 2, opacity: 0.85 },
});
