import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../../engine/core';
import { Avatar } from '../../../components/Avatar';
import { Pressable } from '../../../components/Pressable';
import { Name } from '../../../components/Name';
import { useTheme } from '../../../theme/ThemeProvider';
import { radius, space } from '../../../theme/tokens';

interface WhoseCardsProps {
  readonly people: readonly Seat[];
  readonly names: readonly string[];
  readonly onPeek: (seat: Seat) => void;
}

/** Anybody may look at their own cards at any moment (FC-05): who is it? */
export function WhoseCards({ people, names, onPeek }: WhoseCardsProps) {
  const theme = useTheme();
  return people.map((seat) => (
    <Pressable
      key={seat}
      onPress={() => onPeek(seat)}
      style={[styles.person, { borderColor: theme.line, backgroundColor: theme.surface }]}
    >
      <View style={styles.line}>
        <Avatar seat={seat} name={names[seat] ?? ''} size={36} />
        <Name variant="label" style={{ flexShrink: 1 }}>
          {names[seat] ?? ''}
        </Name>
      </View>
    </Pressable>
  ));
}

const styles = StyleSheet.create({
  person: { borderWidth: 1, borderRadius: radius.m, paddingHorizontal: space.m, paddingVertical: space.s },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
});
