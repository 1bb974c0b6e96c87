import { useRouter, type Href } from 'expo-router';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useLanguage } from '../i18n/language';
import type { IconName } from '../Icon';
import { PageTitle } from '../PageTitle';
import { Room } from '../Room';
import { useSides } from '../sides';
import { space, twoPaneWidth } from '../theme/tokens';
import { Hero } from './Hero';
import { MenuPlate } from './MenuPlate';
import { TableEdge } from './TableEdge';

interface Entry {
  readonly id: 'rehearsal' | 'cast' | 'settings' | 'about';
  readonly href: Href;
  readonly icon: IconName;
}

/** What one can do from here. A door is hung when there is a room behind it. */
const entries: readonly Entry[] = [
  { id: 'rehearsal', href: '/rehearsal', icon: 'handOver' },
  { id: 'cast', href: '/cast', icon: 'cast' },
  { id: 'settings', href: '/settings', icon: 'settings' },
  { id: 'about', href: '/about', icon: 'about' },
];

export function Home() {
  const { t } = useLanguage();
  const router = useRouter();
  const insets = useSafeAreaInsets();
  const sides = useSides();
  const { width, height } = useWindowDimensions();
  const sideBySide = width >= twoPaneWidth || width > height * 1.2;
  return (
    <View style={styles.page} role="main">
      <PageTitle title={t('app.name')} />
      <Room />
      <TableEdge />
      <ScrollView
        contentContainerStyle={[
          styles.content,
          sideBySide && styles.sideBySide,
          sides,
          {
            paddingTop: insets.top,
            paddingBottom: insets.bottom + space.xl,
          },
        ]}
      >
        <View style={[styles.pane, sideBySide && styles.half]}>
          <Hero />
        </View>
        <View
          style={[styles.pane, styles.menu, sideBySide && styles.half]}
          role="navigation"
          aria-label={t('home.menu')}
        >
          {entries.map(({ id, href, icon }, index) => (
            <MenuPlate
              key={id}
              icon={icon}
              label={t(`home.${id}`)}
              hint={t(`home.${id}Hint`)}
              kind={index === 0 ? 'brass' : 'plain'}
              onPress={() => router.push(href)}
            />
          ))}
        </View>
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  content: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.l },
  sideBySide: { flexDirection: 'row', gap: space.xxl },
  pane: { width: '100%', maxWidth: 460 },
  half: { flex: 1 },
  menu: { gap: space.m },
});
