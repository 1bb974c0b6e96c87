import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { gun } from '../../../assets/art/gun';
import { smallBack } from '../../../assets/art/smallBack';
import { Artwork } from '../../art/Artwork';
import { useTheme } from '../../theme/ThemeProvider';
import { equipmentScreens } from '../equipment/cards';
import type { LyingThing } from './lyingIn';

/** Three quarters of a round, on a field of 24, and the head of its arrow. */
const anticlockwise = 'M6 7a8 8 0 1 1-1.500 8 M6 2.500V7.500H11';

interface LyingProps {
  readonly thing: LyingThing;
  readonly size: number;
  /** Of what is only a line; by itself, that of what is read. */
  readonly colour?: string;
}

/** A picture of what lies in the middle of the table. */
export function Lying({ thing, size, colour }: LyingProps) {
  const { brassInk } = useTheme();
  switch (thing) {
    case 'guns':
      return <Artwork drawing={gun} width={size * 1.3} />;
    case 'deck':
      return <Artwork {...equipmentScreens.evidenceBag} width={size} />;
    case 'spare':
      return <Artwork drawing={smallBack} width={size * 0.75} />;
    case 'clockwise':
    case 'anticlockwise':
      return (
        <View style={thing === 'clockwise' && styles.turned}>
          <Svg width={size} height={size} viewBox="0 0 24 24">
            <Path
              d={anticlockwise}
              fill="none"
              stroke={colour ?? brassInk}
              strokeWidth={2.4}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </Svg>
        </View>
      );
  }
}

const styles = StyleSheet.create({
  /** The mirror image goes clockwise, in every language. */
  turned: { transform: [{ scaleX: -1 }] },
});
