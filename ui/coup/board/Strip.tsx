import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { coin } from '../../../assets/art';
import { bomb } from '../../../assets/art/bomb';
import type { CoupView } from '../../../engine';
import { Artwork } from '../../art/Artwork';
import { useLanguage } from '../../i18n/language';
import { Text } from '../../Text';
import { useTextScale } from '../../theme/textScale';
import { materials, space } from '../../theme/tokens';
import { Anchor, type AnchorName } from './Anchor';
import { bombHolder } from './seatInWords';
import { SmallBack } from './SmallCard';

interface StripProps {
  readonly view: CoupView;
  readonly names: readonly string[];
  readonly wordy: boolean;
}

/** What lies in the middle of the table and belongs to nobody. */
export function Strip({ view, names, wordy }: StripProps) {
  const { t } = useLanguage();
  const scale = useTextScale();
  const { court, reserve, factions, anarchist } = view;
  const holder = bombHolder(view);
  const bombIs = holder === null ? t('board.middle') : (names[holder] ?? '');
  return (
    <View style={styles.strip}>
      <Item
        anchor="court"
        label={t('board.about', { what: t('coup.court'), state: t('board.cards', { count: court }) })}
        word={t('coup.court')}
        count={court}
      >
        <SmallBack width={17 * scale} />
      </Item>
      <Item anchor="treasury" label={t('coup.treasury')} word={t('coup.treasury')}>
        <Pile size={18 * scale} />
      </Item>
      {factions && (
        <Item
          anchor="reserve"
          label={t('board.about', { what: t('coup.reserve'), state: t('coins', { count: reserve }) })}
          word={t('coup.reserve')}
          count={reserve}
        >
          <Artwork drawing={coin} width={18 * scale} />
        </Item>
      )}
      {anarchist && (
        <Item
          anchor="bomb"
          label={t('board.about', { what: t('coup.actions.bomb'), state: bombIs })}
          {...(wordy ? { word: bombIs } : {})}
        >
          <View style={holder !== null && styles.away}>
            <Artwork drawing={bomb} width={22 * scale} />
          </View>
        </Item>
      )}
    </View>
  );
}

interface ItemProps {
  readonly anchor: AnchorName;
  /** For whoever listens. */
  readonly label: string;
  readonly word?: string;
  readonly count?: number;
  readonly children: ReactNode;
}

function Item({ anchor, label, word, count, children }: ItemProps) {
  const { t } = useLanguage();
  return (
    <View style={styles.item} accessible role="img" aria-label={label}>
      <Anchor name={anchor}>{children}</Anchor>
      {word !== undefined && (
        <Text variant="fine" colour={materials.paper} numberOfLines={1} style={{ flexShrink: 1 }}>
          {word}
        </Text>
      )}
      {count !== undefined && (
        <Text variant="label" colour={materials.paper}>
          {t('board.number', { count })}
        </Text>
      )}
    </View>
  );
}

/** So many that nobody counts them: the treasury never runs dry. */
function Pile({ size }: { size: number }) {
  return (
    <View style={styles.pile}>
      {[0, 1, 2].map((place) => (
        <View key={place} style={place > 0 && { marginStart: -size * 0.64 }}>
          <Artwork drawing={coin} width={size} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  strip: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-evenly',
    columnGap: space.s,
    paddingBottom: 3,
  },
  item: { flexDirection: 'row', alignItems: 'center', gap: space.xs, minHeight: 27, maxWidth: '100%' },
  pile: { flexDirection: 'row' },
  away: { opacity: 0.45 },
});
