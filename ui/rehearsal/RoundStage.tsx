import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Rehearsal } from '../../store/rehearsal';
import { CardFace } from '../cards/CardFace';
import { nameOf } from '../components/nameOf';
import { Text } from '../components/Text';
import { Curtain } from '../curtain/Curtain';
import { useLamp } from '../curtain/useLamp';
import { useLanguage } from '../i18n/language';
import { useTextScale } from '../theme/textScale';
import { space } from '../theme/tokens';
import type { RehearsalCard } from './deck';

interface RoundStageProps {
  readonly round: Extract<Rehearsal<RehearsalCard>, { stage: 'round' }>;
  readonly onLooked: () => void;
  readonly onBack: () => void;
}

/** The phone goes round: one seat, one curtain, one card. */
export function RoundStage({ round, onLooked, onBack }: RoundStageProps) {
  const { t } = useLanguage();
  const { names, cards, seat } = round;
  const name = nameOf(t, names, seat);
  const card = cards[seat];
  const lamp = useLamp(String(seat));
  const { width, height } = useWindowDimensions();
  const roomForCard = Math.max(120, Math.min(260, height * 0.3)) * useTextScale();
  const cardWidth = Math.round(Math.min(roomForCard, width - 2 * space.xl));
  return (
    <Curtain {...{ lamp, seat, name, onBack }} onCovered={onLooked}>
      {() => (
        <View style={styles.secret}>
          <Text variant="subheading" align="center">
            {t('rehearsal.yourCard', { name })}
          </Text>
          {card && <CardFace character={card} width={cardWidth} />}
          <Text tone="inkMuted" align="center">
            {t('rehearsal.remember')}
          </Text>
        </View>
      )}
    </Curtain>
  );
}

const styles = StyleSheet.create({ secret: { alignItems: 'center', gap: space.l } });
