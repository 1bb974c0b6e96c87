import { useFocusEffect, useRouter, type Href } from 'expo-router';
import { useEffect, useRef, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import Svg, { Path } from 'react-native-svg';
import { waitingOf } from '../../store/match/saved';
import { usualWay } from '../../store/setup/usualWay';
import type { Way } from '../../store/setup/way';
import type { IconName } from '../components/Icon';
import { MenuPlate } from '../components/MenuPlate';
import { PageTitle } from '../components/PageTitle';
import { Room } from '../components/Room';
import { waitingWords } from '../components/waitingWords';
import { gameIds, type GameId } from '../games';
import { useLanguage } from '../i18n/language';
import { useSides } from '../theme/sides';
import { useLargeText, useLow } from '../theme/low';
import { useTextScale } from '../theme/textScale';
import { useTheme } from '../theme/ThemeProvider';
import { materials, radius, space, twoPaneWidth } from '../theme/tokens';
import { Door } from './Door';
import { Hero } from './Hero';
import { LearnSheet } from './LearnSheet';
import { Poster } from './Poster';

const pages = [
  { id: 'rules', href: '/rules', icon: 'rules' },
  { id: 'cast', href: '/cast', icon: 'cast' },
  { id: 'history', href: '/history', icon: 'history' },
  { id: 'settings', href: '/settings', icon: 'settings' },
] as const satisfies readonly { readonly id: string; readonly href: Href; readonly icon: IconName }[];

/** What waits above, a poster for each game, and a row of doors to everything else. */
export function Home() {
  const { t } = useLanguage();
  const router = useRouter();
  const insets = useSafeAreaInsets();
  const sides = useSides();
  const { width, height } = useWindowDimensions();
  const { waiting, usual } = useKnown();
  const [learning, setLearning] = useState<GameId | null>(null);
  const theme = useTheme();
  const scale = useTextScale();
  const isLarge = useLargeText();
  const sideBySide = width >= twoPaneWidth && width > height;
  const isLow = useLow();
  const isTight = isLarge || isLow || (!sideBySide && waiting.length > 1);
  const lampWidth = isLarge || (isLow && waiting.length > 2) ? 0 : isTight ? 80 : 160;
  const now = new Date();
  const scroller = useRef<ScrollView>(null);
  const lastPlayed = waiting[0]?.savedAt;
  // Whoever comes back from a game sees first how to go on with it.
  useEffect(() => scroller.current?.scrollTo({ y: 0, animated: false }), [lastPlayed]);
  const deal = (game: GameId, way: Way) => router.push({ pathname: '/new/[game]', params: { game, way } });
  return (
    <View style={styles.page} role="main">
      <PageTitle title={t('app.name')} />
      <Room />
      <TableEdge />
      <ScrollView
        ref={scroller}
        contentContainerStyle={[
          styles.content,
          sideBySide && styles.sideBySide,
          sides,
          { paddingTop: insets.top + (lampWidth > 0 ? 0 : space.s), paddingBottom: insets.bottom + space.m },
        ]}
      >
        <View style={[styles.pane, sideBySide && styles.half]}>
          <Hero lampWidth={lampWidth} tagline={sideBySide || (!isTight && waiting.length === 0)} />
          {waiting.length > 0 && (
            <View style={styles.waiting}>
              {waiting.map((one, at) => (
                <MenuPlate
                  key={`${one.game} ${one.way}`}
                  icon="play"
                  label={t('home.continue', { game: t(`games.${one.game}.name`) })}
                  hint={waitingWords(t, one, now)}
                  kind={at === 0 ? 'brass' : 'plain'}
                  isLow={isLow || waiting.length > 1}
                  onPress={() =>
                    router.push({ pathname: '/play/[game]', params: { game: one.game, way: one.way } })
                  }
                />
              ))}
            </View>
          )}
        </View>
        <View
          style={[styles.pane, sideBySide ? styles.wide : styles.menu]}
          role="navigation"
          aria-label={t('home.menu')}
        >
          <View style={[styles.posters, isLarge && !sideBySide && styles.stacked]}>
            {gameIds.map((game) => (
              <Poster
                key={game}
                game={game}
                usual={usual.get(game) ?? 'together'}
                isFirst={waiting.length === 0}
                onPlay={(way) => deal(game, way)}
                onLearn={() => setLearning(game)}
              />
            ))}
          </View>
          <View style={styles.row}>
            {pages.map(({ id, href, icon }) => (
              <Door
                key={id}
                icon={icon}
                label={t(`home.${id}`)}
                style={[styles.door, { flexBasis: 64 * scale, backgroundColor: theme.felt }]}
                onPress={() => router.push(href)}
              />
            ))}
          </View>
        </View>
      </ScrollView>
      <LearnSheet game={learning} onClose={() => setLearning(null)} />
    </View>
  );
}

/** The near edge of the table: felt, a rim of brass, and the dark below it. */
function TableEdge() {
  const theme = useTheme();
  return (
    <View style={styles.edge} aria-hidden>
      <Svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
        <Path d="M0 46C22 8 78 8 100 46V100H0Z" fill={theme.felt} />
        <Path d="M0 86C22 62 78 62 100 86V100H0Z" fill={theme.feltShade} />
        <Path
          d="M0 46C22 8 78 8 100 46"
          fill="none"
          stroke={materials.brassDark}
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </Svg>
    </View>
  );
}

const knownNow = () => ({
  waiting: waitingOf(gameIds),
  usual: new Map(gameIds.map((game) => [game, usualWay(game)])),
});

/** The games that wait, and how each is usually played; read again whenever the page comes to the front. */
function useKnown() {
  const [known, setKnown] = useState(knownNow);
  useFocusEffect(() => setKnown(knownNow()));
  return known;
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  edge: { position: 'absolute', bottom: 0, insetInline: 0, height: '34%', pointerEvents: 'none' },
  /** The lamp’s light goes on behind what is scrolled, and makes the page no longer. */
  content: {
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.m,
    overflow: 'hidden',
  },
  sideBySide: { flexDirection: 'row', gap: space.xl },
  pane: { width: '100%', maxWidth: 680, gap: space.m },
  half: { flex: 2 },
  wide: { flex: 3, alignSelf: 'stretch', justifyContent: 'center', paddingTop: space.m },
  menu: { flexGrow: 1 },
  waiting: { gap: space.xs + 2 },
  posters: { flexDirection: 'row', gap: space.m, flexGrow: 1, maxHeight: 620 },
  stacked: { flexDirection: 'column', maxHeight: undefined },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  door: {
    flexGrow: 1,
    paddingHorizontal: space.xs,
    borderWidth: 1,
    borderColor: materials.brassDark,
    borderRadius: radius.m,
  },
});
