import { StyleSheet, View } from 'react-native';
import { Artwork } from '../art/Artwork';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { useTextScale } from '../theme/textScale';
import { materials } from '../theme/tokens';
import { cardHeight, cardRadius } from './cardShape';
import { emblemOf, tonesOf, type Character } from './character';

interface CardFaceProps {
  readonly character: Character;
  readonly width: number;
}

/** A card of paper: the portrait, and below it the name. The name is the card's label to a screen reader, too. */
export function CardFace(props: CardFaceProps) {
  const { t } = useLanguage();
  const name = t(`cast.${props.character}.name`);
  return (
    <View role="img" aria-label={name}>
      <Face {...props} name={name} />
    </View>
  );
}

/** The same with an empty line for the name, for a part of a card whose other part shows it. */
export function NamelessFace(props: CardFaceProps) {
  return (
    <View aria-hidden>
      <Face {...props} name={'\u00a0'} />
    </View>
  );
}

/** The portrait alone, for a card too small for its name, which stands below it. */
export function PortraitFace(props: CardFaceProps) {
  return (
    <View aria-hidden>
      <Face {...props} name={null} />
    </View>
  );
}

/** The longest name of any language stays in one line. */
function lettersOf(width: number) {
  if (width > 190) return 'heading';
  if (width > 110) return 'small';
  return width > 90 ? 'fine' : 'finest';
}

function Face({ character, width, name }: CardFaceProps & { readonly name: string | null }) {
  const tones = tonesOf(character);
  const variant = lettersOf(width / useTextScale());
  return (
    <View style={[styles.card, { width, minHeight: cardHeight(width), borderRadius: cardRadius(width) }]}>
      <View style={[styles.frame, { borderColor: tones.accent, borderRadius: cardRadius(width) - 3 }]} />
      <Artwork drawing={emblemOf(character)} width={width * 0.8} tones={tones} />
      {name !== null && (
        <View style={[styles.name, { backgroundColor: tones.accentShade }]}>
          <Text variant={variant} role="presentation" colour={materials.paper} align="center">
            {name}
          </Text>
        </View>
      )}
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
  name: { width: '90%', paddingVertical: '3%', paddingHorizontal: 2, borderRadius: 2 },
});
