import { useEffect, useRef, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Avatar } from '../components/Avatar';
import { moveFocusTo } from '../input/focus';
import { useSides } from '../theme/sides';
import { Name } from '../components/Name';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { useLandscapePhone } from '../theme/landscapePhone';
import { columnWidth, space } from '../theme/tokens';
import { Cloth } from './Cloth';
import { LampSwitch } from './LampSwitch';
import type { Lamp } from './useLamp';

interface CurtainDownProps {
  readonly name: string;
  readonly seat: number;
  readonly lamp: Lamp;
  readonly children?: ReactNode;
}

/** The same for every player and every secret: a name, and how to look; side by side on a phone lying down. */
export function CurtainDown({ name, seat, lamp, children }: CurtainDownProps) {
  const { t } = useLanguage();
  const insets = useSafeAreaInsets();
  const sides = useSides();
  const lying = useLandscapePhone();
  const start = useRef<View>(null);

  useEffect(() => moveFocusTo(start.current), [name]);

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
          <Name variant="name" align="center">
            {name}
          </Name>
        </View>
        <View style={styles.how}>
          <LampSwitch lamp={lamp} />
          <Text variant="small" tone="inkMuted" align="center">
            {t(lamp.spoken ? 'curtain.headphones' : 'curtain.nobodyElse')}
          </Text>
          {children}
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
