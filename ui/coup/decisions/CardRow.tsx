import { StyleSheet, View } from 'react-native';
import type { Role } from '../../../engine/coup';
import { CardFace } from '../../cards/CardFace';
import { space } from '../../theme/tokens';
import { useCardWidth } from './Cards';

/** Cards to look at. */
export function CardRow({ roles }: { roles: readonly Role[] }) {
  const width = useCardWidth(roles.length);
  return (
    <View style={styles.row}>
      {roles.map((role, at) => (
        <CardFace key={at} character={role} width={width} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.m },
});
