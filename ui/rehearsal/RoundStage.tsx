import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Rehearsal } from '../../store/rehearsal';
import { CardFace } from '../cards/CardFace';
import { Curtain } from '../curtain/Curtain';
import { useLanguage } from '../i18n/language';
import { Text } from '../Text';
import { useTextScale } from '../theme/textScale';
import { space } from '../theme/tokens';
import { nameOf } from '../nameOf';

interface RoundStageProps {
  readonly round: Extract<Rehearsal, { stage: 'round' }>;
  readonly onLooked: () => void;
  readonly onBack: () => void;
}

/** The phone goes round: one seat, one curtain, one card. */
export function RoundStage({ round, onLooked, onBack }: RoundStageProps) {
  const { t } = useLanguage();
  const { names, cards, seat } = round;
  const name = nameOf(t, names, seat);
  const card = cards[seat];
  const { width, height } = useWindowDimensions();
  const roomForCard = Math.max(120, Math.min(260, height * 0.3)) * useTextScale();
  const cardWidth = Math.round(Math.min(roomForCard, width - 2 * space.xl));
  return (
    <Curtain key={seat} seat={seat} name={name} onCovered={onLooked} onBack={onBack}>
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
