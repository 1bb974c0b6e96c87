import { useEffect, useRef } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Avatar } from '../Avatar';
import { moveFocusTo } from '../focus';
import { useLanguage } from '../i18n/language';
import { Text } from '../Text';
import { columnWidth, space } from '../theme/tokens';
import { Cloth } from './Cloth';
import type { Gesture, Hand, Lifting } from './lifting';
import { LampSwitch } from './LampSwitch';
import { useScreenReader } from './useScreenReader';

interface CurtainDownProps {
  readonly name: string;
  readonly seat: number;
  readonly lifting: Lifting;
  readonly gesture: Gesture;
  readonly hand: (does: Hand['does']) => void;
}

/** The same for every player and every secret: a name, and how to look. */
export function CurtainDown({ name, seat, lifting, gesture, hand }: CurtainDownProps) {
  const { t } = useLanguage();
  const insets = useSafeAreaInsets();
  const spoken = useScreenReader();
  const start = useRef<View>(null);

  useEffect(() => moveFocusTo(start.current), []);

  const sides = { paddingHorizontal: Math.max(insets.left, insets.right) + space.l };
  return (
    <View style={StyleSheet.absoluteFill}>
      <Cloth />
      <ScrollView
        contentContainerStyle={[
          styles.content,
          sides,
          { paddingTop: insets.top + space.xl, paddingBottom: insets.bottom + space.xl },
        ]}
      >
        <View
          ref={start}
          tabIndex={-1}
          style={styles.who}
          role="heading"
          aria-level={1}
          aria-label={`${t('curtain.handTo')} ${name}`}
        >
          <Text tone="inkMuted" align="center">
            {t('curtain.handTo')}
          </Text>
          <Avatar seat={seat} name={name} size={72} />
          <Text variant="name" align="center">
            {name}
          </Text>
        </View>
        <LampSwitch lifting={lifting} gesture={gesture} hand={hand} />
        <View style={styles.warning}>
          <Text variant="small" tone="inkMuted" align="center">
            {t(spoken ? 'curtain.headphones' : 'curtain.nobodyElse')}
          </Text>
        </View>
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  content: { flexGrow: 1, alignItems: 'center', justifyContent: 'space-around', gap: space.xl },
  who: { alignItems: 'center', gap: space.m, maxWidth: columnWidth },
  warning: { maxWidth: 420 },
});
