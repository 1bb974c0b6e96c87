import { StyleSheet, View } from 'react-native';
import type { Cops } from '../../../engine/cops';
import { Avatar } from '../../components/Avatar';
import { Note, Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { listed } from '../../i18n/listed';
import type { HandProps } from '../../match/GameScreens';
import { nameAt } from '../../match/seat';
import { space } from '../../theme/tokens';
import { cardWithin } from '../cards/inWords';
import { notedBy } from './known';

/** One's own notes: all that one has seen of what is still hidden. */
export function Known({ view, names, seat }: Omit<HandProps<Cops>, 'size'>) {
  const { t } = useLanguage();
  const seen = notedBy(view, seat);
  return (
    <View style={styles.notes}>
      <Text variant="section" tone="brassInk">
        {t('cops.board.youSaw')}
      </Text>
      {seen.length === 0 && <Note>{t('cops.board.sawNothing')}</Note>}
      {seen.map(({ owner, cards }) => (
        <View key={owner} style={styles.line}>
          <Avatar seat={owner} name={nameAt(names, owner)} size={24} />
          <Text style={{ flexShrink: 1 }}>
            {t('cops.board.about', {
              what: nameAt(names, owner),
              state: listed(
                t,
                cards.map(({ card, place }) => cardWithin(t, card, place)),
              ),
            })}
          </Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  notes: { gap: space.xs, alignItems: 'center' },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s, maxWidth: '100%', flexShrink: 1 },
});
