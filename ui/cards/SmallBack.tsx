import { View } from 'react-native';
import { smallBack } from '../../assets/art/smallBack';
import { Artwork } from '../art/Artwork';
import { CardBack } from './CardBack';
import { smallCard, smallShape } from './smallCard';

/** Below this the lines of the card back would only blur. */
const fineLines = 44;

/** A card that lies face down before a seat, of any size. */
export function SmallBack({ width }: { width: number }) {
  if (width >= fineLines) return <CardBack width={width} />;
  return (
    <View style={[smallCard.card, smallShape(width)]} aria-hidden>
      <Artwork drawing={smallBack} width={width - 2} />
    </View>
  );
}
