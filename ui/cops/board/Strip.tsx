import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { gun } from '../../../assets/art/gun';
import { smallBack } from '../../../assets/art/smallBack';
import { equipment as emblems, equipmentAccents } from '../../../assets/art/equipment';
import type { CopsView } from '../../../engine/cops';
import { Artwork } from '../../art/Artwork';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { inDigitsOf } from '../../i18n/written';
import { useTextScale } from '../../theme/textScale';
import { materials, space } from '../../theme/tokens';

/** Three quarters of a round, on a field of 24, and the head of its arrow. */
const anticlockwise = 'M6 7a8 8 0 1 1-1.500 8 M6 2.500V7.500H11';

/** What lies in the middle of the table and belongs to nobody, and which way play goes. */
export function Strip({ view }: { readonly view: CopsView }) {
  const { t } = useLanguage();
  const scale = useTextScale();
  const size = 20 * scale;
  return (
    <View style={styles.strip}>
      {view.variant === 'base' && (
        <Item label={t('cops.board.guns', { count: view.guns })} count={view.guns}>
          <Artwork drawing={gun} width={size * 1.3} />
        </Item>
      )}
      <Item label={t('cops.board.deck', { count: view.deck })} count={view.deck}>
        <Artwork drawing={emblems.evidenceBag} width={size} tones={equipmentAccents.evidenceBag} />
      </Item>
      {view.spare > 0 && (
        <Item label={t('cops.board.spare', { count: view.spare })} count={view.spare}>
          <Artwork drawing={smallBack} width={size * 0.75} />
        </Item>
      )}
      <Item label={t(view.direction === 1 ? 'cops.board.clockwise' : 'cops.board.anticlockwise')}>
        <View style={view.direction === 1 && styles.turned}>
          <Svg width={size} height={size} viewBox="0 0 24 24">
            <Path
              d={anticlockwise}
              fill="none"
              stroke={materials.brassLight}
              strokeWidth={2.4}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </Svg>
        </View>
      </Item>
    </View>
  );
}

interface ItemProps {
  /** For whoever listens. */
  readonly label: string;
  readonly count?: number;
  readonly children: ReactNode;
}

function Item({ label, count, children }: ItemProps) {
  const { language } = useLanguage();
  return (
    <View style={styles.item} accessible role="img" aria-label={label}>
      {children}
      {count !== undefined && (
        <Text variant="label" colour={materials.paper}>
          {inDigitsOf(language, String(count))}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  strip: {
    flex: 1,
    flexDirection: 'row',
    justifyContent: 'space-evenly',
    alignItems: 'center',
    columnGap: space.s,
  },
  item: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  /** The mirror image goes clockwise, in every language. */
  turned: { transform: [{ scaleX: -1 }] },
});
