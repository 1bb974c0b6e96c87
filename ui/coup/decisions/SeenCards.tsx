import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Role } from '../../../engine/coup';
import { CardFace } from '../../cards/CardFace';
import { useLandscapePhone } from '../../theme/landscapePhone';
import { space } from '../../theme/tokens';
import { useCardWidth, useWidthBesideButton } from './Cards';

interface SeenCardsProps {
  readonly roles: readonly Role[];
  readonly besideStage: boolean | undefined;
  /** What is said to them. */
  readonly children: ReactNode;
}

/** Cards to look at above the answers, or beside them on a phone lying down. */
export function SeenCards({ roles, besideStage, children }: SeenCardsProps) {
  const usual = useCardWidth(roles.length);
  const narrow = useWidthBesideButton(roles.length, besideStage ? 'stage' : 'secret');
  const isBeside = useLandscapePhone() && narrow !== null;
  return (
    <View style={isBeside ? styles.beside : styles.below}>
      <View style={styles.row}>
        {roles.map((role, at) => (
          <CardFace key={at} character={role} width={isBeside ? narrow : usual} />
        ))}
      </View>
      <View style={isBeside && styles.rest}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  below: { gap: space.m },
  beside: { flexDirection: 'row', gap: space.m },
  rest: { flex: 1, minWidth: 0 },
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.m },
});
