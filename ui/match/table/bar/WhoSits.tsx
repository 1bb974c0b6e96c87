import { use } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../../engine/core';
import { Avatar } from '../../../components/Avatar';
import { Name } from '../../../components/Name';
import { Pictures } from '../../../components/pictures';
import { Pressable } from '../../../components/Pressable';
import { Note } from '../../../components/Text';
import { listed } from '../../../i18n/listed';
import { useLanguage } from '../../../i18n/language';
import { useTheme } from '../../../theme/ThemeProvider';
import { radius, space } from '../../../theme/tokens';

interface WhoSitsProps {
  readonly names: readonly string[];
  readonly people: readonly Seat[];
  /** The only person at the table. */
  readonly own: Seat | null;
}

/** Everybody in the order they sit, by the whole of their names: a crowded table shows some only in part. */
export function WhoSits({ names, people, own }: WhoSitsProps) {
  const { t } = useLanguage();
  const pictures = use(Pictures);
  return names.map((name, seat) => {
    const face = pictures[seat] ?? null;
    const about = [
      ...(seat === own && name !== t('match.you') ? [t('match.you')] : []),
      ...(people.includes(seat) ? [] : [t('players.bot')]),
      ...(face === null ? [] : [face.called]),
    ];
    return (
      <View key={seat} style={styles.line}>
        <Avatar seat={seat} name={name} size={36} />
        <View style={styles.words}>
          <Name variant="label">{name}</Name>
          {about.length > 0 && <Note>{listed(t, about)}</Note>}
        </View>
      </View>
    );
  });
}

interface WhoseCardsProps extends Pick<WhoSitsProps, 'names' | 'people'> {
  readonly onPeek: (seat: Seat) => void;
}

/** Anybody may look at their own cards at any moment (FC-05): who is it? */
export function WhoseCards({ names, people, onPeek }: WhoseCardsProps) {
  const theme = useTheme();
  return people.map((seat) => (
    <Pressable
      key={seat}
      onPress={() => onPeek(seat)}
      style={[styles.person, { borderColor: theme.line, backgroundColor: theme.surface }]}
    >
      <View style={[styles.line, styles.wrapping]}>
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
  line: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  wrapping: { flexWrap: 'wrap' },
  words: { flex: 1, minWidth: 0 },
});
