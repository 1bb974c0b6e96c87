import { StyleSheet, View } from 'react-native';
import { accents } from '../../../assets/art';
import { scorch } from '../../../assets/art/scorch';
import { smallBack } from '../../../assets/art/smallBack';
import type { Role } from '../../../engine';
import { Artwork } from '../../art/Artwork';
import { CardBack } from '../../cards/CardBack';
import { cardHeight, cardRadius } from '../../cards/cardShape';
import { emblemOf, tonesOf } from '../../cards/character';
import { Icon } from '../../Icon';
import { materials } from '../../theme/tokens';
import type { Lying } from './lying';

/** Below this the lines of the card back would only blur. */
const fineLines = 44;

/** A card as it lies before a seat: too small for words, which stand beside it. */
export function SmallCard({ card, width }: { card: Lying; width: number }) {
  if (card.how === 'hidden') return <SmallBack width={width} />;
  return (
    <View style={card.how === 'lost' && styles.dim}>
      <SmallFace role={card.role} width={width} />
      {card.how === 'lost' && <Scorch width={width} />}
      {card.how === 'shown' && (
        <View style={styles.eye}>
          <Icon name="peek" size={Math.max(14, width * 0.36)} colour={materials.ink} />
        </View>
      )}
    </View>
  );
}

export function SmallBack({ width }: { width: number }) {
  if (width >= fineLines) return <CardBack width={width} />;
  return (
    <View style={[styles.card, shape(width)]} aria-hidden>
      <Artwork drawing={smallBack} width={width - 2} />
    </View>
  );
}

export function SmallFace({ role, width }: { role: Role; width: number }) {
  const tones = tonesOf(role);
  return (
    <View style={[styles.card, styles.paper, shape(width), { borderColor: tones.accent }]} aria-hidden>
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

const shape = (width: number) => ({
  width,
  height: cardHeight(width),
  borderRadius: Math.max(3, Math.round(width * 0.08)),
});

const styles = StyleSheet.create({
  card: {
    overflow: 'hidden',
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderColor: materials.brassDark,
    backgroundColor: materials.night,
  },
  paper: { backgroundColor: materials.paper },
  dim: { opacity: 0.8 },
  fire: { position: 'absolute', inset: 0, overflow: 'hidden' },
  eye: {
    position: 'absolute',
    top: -5,
    insetInlineEnd: -5,
    borderRadius: 99,
    borderWidth: 1,
    borderColor: materials.ink,
    backgroundColor: materials.brassLight,
  },
});
