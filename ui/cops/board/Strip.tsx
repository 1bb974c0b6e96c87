import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { CopsView } from '../../../engine/cops';
import { Pressable } from '../../components/Pressable';
import { Sheet } from '../../components/Sheet';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { listed } from '../../i18n/listed';
import { inDigitsOf } from '../../i18n/written';
import { OnFelt } from '../../match/table/ring/OnFelt';
import { aboveMarks } from '../../match/table/ring/ringLayout';
import { useTextScale } from '../../theme/textScale';
import { materials, space } from '../../theme/tokens';
import { Lying } from './Lying';
import { lyingIn } from './lyingIn';

export const stripHeight = 26;

/** What lies in the middle of the table and belongs to nobody, and which way play goes; touched, it says what it is. */
export function Strip({ view }: { readonly view: CopsView }) {
  const { t, language } = useLanguage();
  const scale = useTextScale();
  const [isOpen, setOpen] = useState(false);
  const size = 20 * scale;
  const things = lyingIn(t, view);
  const title = t('cops.board.middle');
  const more = listed(
    t,
    things.map(({ words }) => words),
  );
  return (
    <>
      <Pressable
        label={t('common.list', { one: title, more })}
        onPress={() => setOpen(true)}
        style={[styles.strip, { paddingBottom: aboveMarks * scale }]}
      >
        {things.map(({ thing, count }) => (
          <OnFelt key={thing} style={styles.thing}>
            <Lying {...{ thing, size }} colour={materials.brassLight} />
            {count !== null && (
              <Text variant="label" colour={materials.paper}>
                {inDigitsOf(language, String(count))}
              </Text>
            )}
          </OnFelt>
        ))}
      </Pressable>
      <Sheet visible={isOpen} title={title} onClose={() => setOpen(false)}>
        {things.map(({ thing, words }) => (
          <View key={thing} style={styles.line}>
            <View style={[styles.sign, { width: size * 2 }]}>
              <Lying {...{ thing, size }} />
            </View>
            <Text style={styles.words}>{words}</Text>
          </View>
        ))}
      </Sheet>
    </>
  );
}

const styles = StyleSheet.create({
  strip: {
    flex: 1,
    flexDirection: 'row',
    justifyContent: 'space-evenly',
    alignItems: 'center',
    columnGap: space.s,
  },
  thing: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  sign: { alignItems: 'center' },
  words: { flex: 1 },
});
