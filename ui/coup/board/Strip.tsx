import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { coin } from '../../../assets/art';
import { bomb } from '../../../assets/art/bomb';
import type { CoupView, Coup } from '../../../engine/coup';
import { Artwork } from '../../art/Artwork';
import { SmallBack } from '../../cards/SmallBack';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { isolated } from '../../i18n/written';
import type { SeenTable } from '../../match/GameScreens';
import { OnFelt } from '../../match/table/ring/OnFelt';
import { aboveMarks } from '../../match/table/ring/ringLayout';
import { useTextScale } from '../../theme/textScale';
import { materials, space } from '../../theme/tokens';
import { Anchor, type AnchorName } from './Anchor';
import { bombHolder } from './seatInWords';

interface StripProps extends SeenTable<Coup> {
  readonly width: number;
}

/** With less room than this for each, pictures and figures say it without words. */
const wordyItem = 104;

/** What lies in the middle of the table and belongs to nobody. */
export function Strip({ view, names, width }: StripProps) {
  const { t } = useLanguage();
  const scale = useTextScale();
  const { court, reserve, factions, anarchist } = view;
  const items = 2 + (factions ? 1 : 0) + (anarchist ? 1 : 0);
  const wordy = width / items >= wordyItem * scale;
  const treasury = treasuryOf(view);
  const about = (what: string, state: string) => t('coup.board.about', { what, state });
  const holder = bombHolder(view);
  const bombIs = holder === null ? t('coup.board.middle') : isolated(names[holder] ?? '');
  return (
    <View style={[styles.strip, { paddingBottom: aboveMarks * scale }]}>
      <Item
        anchor="court"
        label={about(t('coup.court'), t('coup.cards', { count: court }))}
        {...(wordy ? { word: t('coup.court') } : {})}
        count={court}
      >
        <SmallBack width={16 * scale} />
      </Item>
      <Item
        anchor="treasury"
        label={
          treasury === null
            ? t('coup.treasury')
            : about(t('coup.treasury'), t('coins.count', { count: treasury }))
        }
        {...(wordy ? { word: t('coup.treasury') } : {})}
        {...(treasury === null ? {} : { count: treasury })}
      >
        <Pile coins={wordy ? 3 : 1} size={18 * scale} />
      </Item>
      {factions && (
        <Item
          anchor="reserve"
          label={about(t('coup.reserve'), t('coins.count', { count: reserve }))}
          {...(wordy ? { word: t('coup.reserve') } : {})}
          count={reserve}
        >
          <Artwork drawing={coin} width={18 * scale} />
        </Item>
      )}
      {anarchist && (
        <Item
          anchor="bomb"
          label={about(t('coup.actions.bomb'), bombIs)}
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

/** FC-03 */
const coinsInTheBox = 50;

/** What is left of the box; C-28: nobody counts once it is empty. */
function treasuryOf({ seats, reserve }: CoupView): number | null {
  const left = coinsInTheBox - reserve - seats.reduce((sum, { coins }) => sum + coins, 0);
  return left > 0 ? left : null;
}

interface ItemProps {
  readonly anchor: AnchorName;
  /** For a screen reader. */
  readonly label: string;
  readonly word?: string;
  readonly count?: number;
  readonly children: ReactNode;
}

function Item({ anchor, label, word, count, children }: ItemProps) {
  const { t } = useLanguage();
  return (
    <OnFelt style={styles.item} accessible role="img" aria-label={label}>
      <Anchor name={anchor}>{children}</Anchor>
      {word !== undefined && (
        <Text variant="small" colour={materials.paper} numberOfLines={1} style={{ flexShrink: 1 }}>
          {word}
        </Text>
      )}
      {count !== undefined && (
        <Text variant="label" colour={materials.paper}>
          {t('coup.board.number', { count })}
        </Text>
      )}
    </OnFelt>
  );
}

/** More coins than anybody counts: the treasury never runs dry. */
function Pile({ coins, size }: { coins: number; size: number }) {
  return (
    <View style={styles.pile}>
      {Array.from({ length: coins }, (_, place) => (
        <View key={place} style={place > 0 && { marginStart: -size * 0.64 }}>
          <Artwork drawing={coin} width={size} />
        </View>
      ))}
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
  item: { flexDirection: 'row', alignItems: 'center', gap: space.xs, flexShrink: 1 },
  pile: { flexDirection: 'row' },
  away: { opacity: 0.45 },
});
