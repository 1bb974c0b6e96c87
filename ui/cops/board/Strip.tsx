import type { TFunction } from 'i18next';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { gun } from '../../../assets/art/gun';
import { smallBack } from '../../../assets/art/smallBack';
import type { CopsView } from '../../../engine/cops';
import { Artwork } from '../../art/Artwork';
import { Pressable } from '../../components/Pressable';
import { Sheet } from '../../components/Sheet';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { listed } from '../../i18n/listed';
import { inDigitsOf } from '../../i18n/written';
import { OnFelt, useStrip } from '../../match/table/ring/OnFelt';
import { useTextScale } from '../../theme/textScale';
import { useTheme } from '../../theme/ThemeProvider';
import { materials, space } from '../../theme/tokens';
import { equipmentScreens } from '../equipment/cards';

export const stripHeight = 26;

/** What lies in the middle of the table and belongs to nobody, and which way play goes; touched, it says what it is. */
export function Strip({ view }: { readonly view: CopsView }) {
  const { t, language } = useLanguage();
  const scale = useTextScale();
  const [isOpen, setOpen] = useState(false);
  const strip = useStrip();
  const size = 20 * scale;
  const things = inTheMiddle(t, view);
  const title = t('cops.board.middle');
  const words = things.map((thing) => thing.words);
  return (
    <>
      <Pressable onPress={() => setOpen(true)} style={styles.whole}>
        {/* The figures are one picture with words of its own; a name on the button would have to repeat them. */}
        <View role="img" aria-label={listed(t, [title, ...words])} style={strip}>
          {things.map(({ thing, count }) => (
            <OnFelt key={thing} style={styles.thing}>
              <MiddleSign {...{ thing, size }} colour={materials.brassLight} />
              {count !== null && (
                <Text variant="label" colour={materials.paper}>
                  {inDigitsOf(language, String(count))}
                </Text>
              )}
            </OnFelt>
          ))}
        </View>
      </Pressable>
      <Sheet visible={isOpen} title={title} onClose={() => setOpen(false)}>
        {things.map(({ thing, words }) => (
          <View key={thing} style={styles.line}>
            <View style={[styles.sign, { width: size * 2 }]}>
              <MiddleSign {...{ thing, size }} />
            </View>
            <Text style={styles.words}>{words}</Text>
          </View>
        ))}
      </Sheet>
    </>
  );
}

/** Three quarters of a round, on a field of 24, and the head of its arrow. */
const anticlockwise = 'M6 7a8 8 0 1 1-1.500 8 M6 2.500V7.500H11';

interface MiddleSignProps {
  readonly thing: MiddleThing;
  readonly size: number;
  /** Of what is only a line; by itself, that of what is read. */
  readonly colour?: string;
}

/** A picture of what lies in the middle of the table. */
function MiddleSign({ thing, size, colour }: MiddleSignProps) {
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

type MiddleThing = 'guns' | 'deck' | 'spare' | 'clockwise' | 'anticlockwise';

interface InMiddle {
  readonly thing: MiddleThing;
  /** Null for what is not counted. */
  readonly count: number | null;
  readonly words: string;
}

/** What lies in the middle and belongs to nobody, and which way play goes, each with what it is. */
function inTheMiddle(t: TFunction, { variant, guns, deck, spare, direction }: CopsView): readonly InMiddle[] {
  const counted = (thing: 'guns' | 'deck' | 'spare', count: number): InMiddle => ({
    thing,
    count,
    words: t(`cops.board.${thing}`, { count }),
  });
  const way = direction === 1 ? 'clockwise' : 'anticlockwise';
  return [
    ...(variant === 'base' ? [counted('guns', guns)] : []),
    counted('deck', deck),
    ...(spare > 0 ? [counted('spare', spare)] : []),
    { thing: way, count: null, words: t(`cops.board.${way}`) },
  ];
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  thing: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  sign: { alignItems: 'center' },
  words: { flex: 1 },
  /** The mirror image goes clockwise, in every language. */
  turned: { transform: [{ scaleX: -1 }] },
});
