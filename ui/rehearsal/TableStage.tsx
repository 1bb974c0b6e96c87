import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Rehearsal, RehearsalAction } from '../../store/rehearsal';
import { FlipCard } from '../cards/FlipCard';
import { Avatar } from '../components/Avatar';
import { Button } from '../components/Button';
import { nameOf } from '../components/nameOf';
import { Screen } from '../components/Screen';
import { Name } from '../components/Name';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { useTextScale } from '../theme/textScale';
import { space } from '../theme/tokens';
import type { RehearsalCard } from './deck';

interface TableStageProps {
  readonly table: Extract<Rehearsal<RehearsalCard>, { stage: 'table' }>;
  readonly act: (action: RehearsalAction<RehearsalCard>) => void;
}

/** In points: on a smaller screen large cards leave no room for the names. */
const roomyTable = 560;

/** Everybody has looked: the cards lie in the middle, and all are turned up together. */
export function TableStage({ table, act }: TableStageProps) {
  const { t } = useLanguage();
  const { names, cards, faceUp } = table;
  const { width, height } = useWindowDimensions();
  const scale = useTextScale();
  const cardWidth = (Math.min(width, height) >= roomyTable ? 144 : 126) * scale;
  return (
    <Screen
      title={t(faceUp ? 'rehearsal.turnedUp' : 'rehearsal.allLooked')}
      width={820}
      footer={
        faceUp ? (
          <Button label={t('rehearsal.again')} kind="brass" onPress={() => act({ type: 'again' })} />
        ) : (
          <Button
            label={t('rehearsal.turnUp')}
            kind="brass"
            sound="deal"
            onPress={() => act({ type: 'turnUp' })}
          />
        )
      }
    >
      {!faceUp && (
        <Text tone="inkMuted" align="center">
          {t('rehearsal.allLookedText')}
        </Text>
      )}
      <View style={styles.table}>
        {cards.map((card, seat) => {
          const name = nameOf(t, names, seat);
          const lying = faceUp ? t(`cast.${card}.name`) : t('rehearsal.faceDown');
          return (
            <View
              key={seat}
              style={[styles.seat, { width: cardWidth + space.l }]}
              accessible
              role="img"
              aria-label={t('rehearsal.cardOf', { name, card: lying })}
            >
              <FlipCard character={faceUp ? card : null} width={cardWidth} order={seat} />
              <Avatar seat={seat} name={name} size={36} />
              <Name variant="small" align="center">
                {name}
              </Name>
            </View>
          );
        })}
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  table: {
    flexGrow: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignContent: 'center',
    gap: space.l,
    paddingTop: space.s,
  },
  seat: { alignItems: 'center', gap: space.s },
});
