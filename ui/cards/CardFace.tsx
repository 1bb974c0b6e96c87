import { StyleSheet, View } from 'react-native';
import { Artwork } from '../art/Artwork';
import { useLanguage } from '../i18n/language';
import { Text } from '../Text';
import { useTextScale } from '../theme/textScale';
import { materials } from '../theme/tokens';
import { cardHeight, cardRadius } from './cardShape';
import { emblemOf, tonesOf, type Character } from './character';

interface CardFaceProps {
  readonly character: Character;
  readonly width: number;
}

/** A card of paper: the portrait, and below it the name. The name is the card's label to a screen reader, too. */
export function CardFace({ character, width }: CardFaceProps) {
  const { t } = useLanguage();
  const tones = tonesOf(character);
  const large = width / useTextScale() > 190;
  return (
    <View
      style={[styles.card, { width, minHeight: cardHeight(width), borderRadius: cardRadius(width) }]}
      role="img"
      aria-label={t(`cast.${character}.name`)}
    >
      <View style={[styles.frame, { borderColor: tones.accent, borderRadius: cardRadius(width) - 3 }]} />
      <Artwork drawing={emblemOf(character)} width={width * 0.8} tones={tones} />
      <View style={[styles.name, { backgroundColor: tones.accentShade }]}>
        <Text
          variant={large ? 'heading' : 'small'}
          role="presentation"
          colour={materials.paper}
          align="center"
        >
          {t(`cast.${character}.name`)}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: {
    backgroundColor: materials.paper,
    borderWidth: 1,
    borderColor: materials.brassDark,
    alignItems: 'center',
    justifyContent: 'space-evenly',
    overflow: 'hidden',
  },
  frame: { position: 'absolute', inset: 5, borderWidth: 1.5, pointerEvents: 'none' },
  name: { width: '84%', paddingVertical: '3%', paddingHorizontal: 2, borderRadius: 2 },
});
