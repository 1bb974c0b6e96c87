import { StyleSheet, View } from 'react-native';
import { coup, type CoupMove, type CoupState, type Seat } from '../../engine';
import { useLanguage } from '../i18n/language';
import { Text } from '../Text';
import { space } from '../theme/tokens';
import { Board } from './board/Board';
import { Claim } from './board/Claim';
import { Hand } from './board/Hand';
import { Decision } from './decisions/Decision';
import { laysOutCards, saysItAgain } from './decisions/saidAlready';

interface CoupSecretProps {
  readonly state: CoupState;
  readonly seat: Seat;
  readonly names: readonly string[];
  /** Without it there is nothing to answer: somebody just looks at their cards. */
  readonly onMove?: (move: CoupMove) => void;
}

/** What one player sees with nobody looking: their own cards, what they are asked, and the table. */
export function CoupSecret({ state, seat, names, onMove }: CoupSecretProps) {
  const { t } = useLanguage();
  const view = coup.view(state, seat);
  return (
    <View style={styles.secret}>
      <Text variant="small" tone="inkMuted" align="center">
        {t('match.yourCards', { name: names[seat] ?? '' })}
      </Text>
      {!(onMove && laysOutCards(view)) && <Hand view={view} seat={seat} />}
      {!(onMove && saysItAgain(view)) && <Claim view={view} names={names} />}
      {onMove && <Decision {...{ view, names, onMove }} moves={coup.moves(state)} />}
      <Board view={view} names={names} />
    </View>
  );
}

const styles = StyleSheet.create({ secret: { gap: space.m } });
