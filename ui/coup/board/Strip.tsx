import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { coin } from '../../../assets/art';
import { bomb } from '../../../assets/art/bomb';
import type { Coup, CoupView } from '../../../engine/coup';
import { Artwork } from '../../art/Artwork';
import { SmallBack } from '../../cards/SmallCards';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { isolated } from '../../i18n/written';
import type { SeenTable } from '../../match/GameScreens';
import { OnFelt, useStrip } from '../../match/table/ring/OnFelt';
import { useTextScale } from '../../theme/textScale';
import { materials, space } from '../../theme/tokens';
import { Anchor } from './Anchor';
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
  const strip = useStrip();
  const { court, reserve, factions, anarchist } = view;
  const items = 2 + (factions ? 1 : 0) + (anarchist ? 1 : 0);
  const wordy = width / items >= wordyItem * scale;
  const treasury = treasuryOf(view);
  const coins = (count: number) => t('coins.count', { count });
  const holder = bombHolder(view);
  const bombIs = holder === null ? t('coup.board.middle') : isolated(names[holder] ?? '');
  return (
    <View style={strip}>
      <Item
        {...{ wordy }}
        anchor="court"
        what={t('coup.court')}
        state={t('coup.cards', { count: court })}
        count={court}
      >
        <SmallBack width={16 * scale} />
      </Item>
      <Item
        {...{ wordy }}
        anchor="treasury"
        what={t('coup.treasury')}
        state={treasury === null ? null : coins(treasury)}
        count={treasury}
      >
        <Pile size={18 * scale} />
      </Item>
      {factions && (
        <Item {...{ wordy }} anchor="reserve" what={t('coup.reserve')} state={coins(reserve)} count={reserve}>
          <Artwork drawing={coin} width={18 * scale} />
        </Item>
      )}
      {anarchist && (
        <Item {...{ wordy }} anchor="bomb" what={t('coup.actions.bomb')} state={bombIs} word={bombIs}>
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
  readonly anchor: 'court' | 'treasury' | 'reserve' | 'bomb';
  readonly what: string;
  /** Null where it does not count any more. */
  readonly state: string | null;
  /** What is written beside it where there is room; what it is, if nothing else is said. */
  readonly word?: string;
  readonly wordy: boolean;
  readonly count?: number | null;
  readonly children: ReactNode;
}

function Item({ anchor, what, state, word = what, wordy, count = null, children }: ItemProps) {
  const { t } = useLanguage();
  const label = state === null ? what : t('coup.board.about', { what, state });
  return (
    <OnFelt style={styles.item} accessible role="img" aria-label={label}>
      <Anchor name={anchor}>{children}</Anchor>
      {wordy && (
        <Text variant="small" colour={materials.paper} numberOfLines={1} style={{ flexShrink: 1 }}>
          {word}
        </Text>
      )}
      {count !== null && (
        <Text variant="label" colour={materials.paper}>
          {t('coup.board.number', { count })}
        </Text>
      )}
    </OnFelt>
  );
}

/** More coins than anybody counts: the treasury never runs dry. A single coin is the reserve. */
function Pile({ size }: { readonly size: number }) {
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
  item: { flexDirection: 'row', alignItems: 'center', gap: space.xs, flexShrink: 1 },
  pile: { flexDirection: 'row' },
  away: { opacity: 0.45 },
});
