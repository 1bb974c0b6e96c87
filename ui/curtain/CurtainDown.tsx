import { useEffect, useRef } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Avatar } from '../Avatar';
import { moveFocusTo } from '../focus';
import { useLanguage } from '../i18n/language';
import { useSides } from '../sides';
import { Text } from '../Text';
import { columnWidth, space } from '../theme/tokens';
import { Cloth } from './Cloth';
import type { Gesture, Hand, Lifting } from './lifting';
import { LampSwitch } from './LampSwitch';

interface CurtainDownProps {
  readonly name: string;
  readonly seat: number;
  readonly lifting: Lifting;
  readonly gesture: Gesture;
  /** A screen reader would say the secret aloud. */
  readonly spoken: boolean;
  readonly hand: (does: Hand['does']) => void;
}

/** On a phone lying on its side, who and how stand side by side. */
const lowScreen = 560;

/** The same for every player and every secret: a name, and how to look. */
export function CurtainDown({ name, seat, lifting, gesture, spoken, hand }: CurtainDownProps) {
  const { t } = useLanguage();
  const insets = useSafeAreaInsets();
  const sides = useSides();
  const { width, height } = useWindowDimensions();
  const lying = width > height && height < lowScreen;
  const start = useRef<View>(null);

  useEffect(() => moveFocusTo(start.current), []);

  return (
    <View style={StyleSheet.absoluteFill}>
      <Cloth />
      <ScrollView
        contentContainerStyle={[
          styles.content,
          lying && styles.lying,
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
        <View style={styles.how}>
          <LampSwitch lifting={lifting} gesture={gesture} hand={hand} />
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
  lying: { flexDirection: 'row' },
  who: { alignItems: 'center', gap: space.m, maxWidth: columnWidth, flexShrink: 1 },
  how: { alignItems: 'center', gap: space.l, maxWidth: 420, flexShrink: 1 },
});
