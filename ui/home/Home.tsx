import { useFocusEffect, useRouter, type Href } from 'expo-router';
import { useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { isSaved } from '../../store/match/saved';
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
  readonly id: 'coup' | 'new' | 'history' | 'rehearsal' | 'cast' | 'settings' | 'about';
  readonly href: Href;
  readonly icon: IconName;
}

/** Only while a game waits on the table. */
const goOn: Entry = { id: 'coup', href: '/coup', icon: 'play' };

/** What one can do from here. A door is hung when there is a room behind it. */
const entries: readonly Entry[] = [
  { id: 'new', href: '/new', icon: 'newGame' },
  { id: 'history', href: '/history', icon: 'history' },
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
  const waits = useGameWaits();
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
          {(waits ? [goOn, ...entries] : entries).map(({ id, href, icon }, index) => (
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

/** Whether a game waits on the table; asked anew whenever somebody comes back to this page. */
function useGameWaits(): boolean {
  const [waits, setWaits] = useState(() => isSaved('coup'));
  useFocusEffect(() => setWaits(isSaved('coup')));
  return waits;
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  content: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.l },
  sideBySide: { flexDirection: 'row', gap: space.xxl },
  pane: { width: '100%', maxWidth: 460 },
  half: { flex: 1 },
  menu: { gap: space.m },
});
