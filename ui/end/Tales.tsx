import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Avatar } from '../components/Avatar';
import { Button } from '../components/Button';
import { Icon } from '../components/Icon';
import { useLanguage } from '../i18n/language';
import { Pressable } from '../components/Pressable';
import { Text } from '../components/Text';
import { space } from '../theme/tokens';
import { useTheme } from '../theme/ThemeProvider';

/** Something somebody did, and what came of it. */
export interface Tale {
  readonly step: number;
  readonly seat: number;
  readonly name: string;
  readonly deed: string;
  readonly end: string;
  /** It went badly. */
  readonly isBad?: boolean;
}

/** The number of deeds that is shown at first. */
const atFirst = 6;

/** A list of deeds; each opens the replay where it happened. */
export function Tales({
  tales,
  onOpen,
}: {
  readonly tales: readonly Tale[];
  readonly onOpen: (step: number) => void;
}) {
  const { t } = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole || tales.length <= atFirst + 1 ? tales : tales.slice(0, atFirst);
  return (
    <View style={styles.list}>
      {shown.map((tale, order) => (
        <TaleLine key={order} tale={tale} onOpen={onOpen} />
      ))}
      {shown.length < tales.length && (
        <Button label={t('end.showAll', { number: tales.length })} onPress={() => setWhole(true)} />
      )}
    </View>
  );
}

function TaleLine({ tale, onOpen }: { readonly tale: Tale; readonly onOpen: (step: number) => void }) {
  const theme = useTheme();
  const { step, seat, name, deed, end, isBad } = tale;
  return (
    <Pressable onPress={() => onOpen(step)}>
      <View style={styles.line}>
        <Avatar seat={seat} name={name} size={32} />
        <View style={styles.words}>
          <Text>{deed}</Text>
          <Text variant="small" tone={isBad ? 'danger' : 'inkMuted'}>
            {end}
          </Text>
        </View>
        <Icon name="forward" size={18} colour={theme.inkMuted} />
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.xs },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.m, paddingVertical: space.xs },
  words: { flex: 1 },
});
