import { use } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../../engine/core';
import { Avatar } from '../../../components/Avatar';
import { Name } from '../../../components/Name';
import { Pictures } from '../../../components/pictures';
import { Text } from '../../../components/Text';
import { listed } from '../../../i18n/listed';
import { useLanguage } from '../../../i18n/language';
import { space } from '../../../theme/tokens';

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
          {about.length > 0 && (
            <Text variant="small" tone="inkMuted">
              {listed(t, about)}
            </Text>
          )}
        </View>
      </View>
    );
  });
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1, minWidth: 0 },
});
