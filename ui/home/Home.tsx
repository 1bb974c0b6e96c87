import { useFocusEffect, useRouter, type Href } from 'expo-router';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import Svg, { Path } from 'react-native-svg';
import { isNewcomer } from '../../store/lessons/newcomer';
import { isUnderWay, useLessons } from '../../store/lessons/progress';
import { isSaved } from '../../store/match/saved';
import type { IconName } from '../components/Icon';
import { MenuPlate } from '../components/MenuPlate';
import { PageTitle } from '../components/PageTitle';
import { Room } from '../components/Room';
import { useSides } from '../theme/sides';
import { Text } from '../components/Text';
import { gameIds, type GameId } from '../games';
import { useLanguage } from '../i18n/language';
import { useTheme } from '../theme/ThemeProvider';
import { useLandscapePhone } from '../theme/landscapePhone';
import { materials, radius, space, twoPaneWidth } from '../theme/tokens';
import { Hero } from './Hero';

interface Entry {
  readonly key: string;
  readonly href: Href;
  readonly icon: IconName;
  readonly label: string;
  readonly hint: string;
}

const pages = [
  { id: 'history', href: '/history', icon: 'history' },
  { id: 'rehearsal', href: '/rehearsal', icon: 'handOver' },
  { id: 'rules', href: '/rules', icon: 'rules' },
  { id: 'cast', href: '/cast', icon: 'cast' },
  { id: 'settings', href: '/settings', icon: 'settings' },
  { id: 'about', href: '/about', icon: 'about' },
] as const satisfies readonly { readonly id: string; readonly href: Href; readonly icon: IconName }[];

/** The games and lessons that can be continued, and whether this person is new. */
interface Known {
  readonly waiting: readonly GameId[];
  readonly lessons: readonly GameId[];
  readonly isNew: boolean;
}

/** Links that belong together; a game's stand under its name. */
interface Section {
  readonly key: string;
  readonly title: string | null;
  readonly entries: readonly Entry[];
}

const lessonEntry = (t: TFunction, game: GameId, { lessons }: Known): Entry => ({
  key: `learn ${game}`,
  href: { pathname: '/learn/[game]', params: { game } },
  icon: 'learn',
  label: t('home.learn'),
  hint: lessons.includes(game) ? t('home.learnOn') : t(`games.${game}.learnHint`),
});

/** For newcomers a game's lesson comes before the game, for others after it. */
function entriesOf(t: TFunction, game: GameId, known: Known): readonly Entry[] {
  const lesson = lessonEntry(t, game, known);
  const doors: readonly Entry[] = [
    {
      key: `together ${game}`,
      href: { pathname: '/new/[game]', params: { game } },
      icon: 'newGame',
      label: t('home.together'),
      hint: t(`games.${game}.hint`),
    },
    {
      key: `alone ${game}`,
      href: { pathname: '/new/[game]', params: { game, way: 'alone' } },
      icon: 'bot',
      label: t('home.alone'),
      hint: t(`games.${game}.aloneHint`),
    },
  ];
  return known.isNew ? [lesson, ...doors] : [...doors, lesson];
}

/** All links of the page: games to continue, new games, other pages. */
const sectionsFor = (t: TFunction, known: Known): readonly Section[] => [
  {
    key: 'waiting',
    title: null,
    entries: known.waiting.map((game): Entry => ({
      key: `continue ${game}`,
      href: { pathname: '/play/[game]', params: { game } },
      icon: 'play',
      label: t('home.continue'),
      hint: t('home.continueHint', { game: t(`games.${game}.name`) }),
    })),
  },
  ...gameIds.map((game): Section => ({
    key: game,
    title: t(`games.${game}.name`),
    entries: entriesOf(t, game, known),
  })),
  {
    key: 'pages',
    title: null,
    entries: pages.map(({ id, href, icon }): Entry => ({
      key: id,
      href,
      icon,
      label: t(`home.${id}`),
      hint: t(`home.${id}Hint`),
    })),
  },
];

export function Home() {
  const { t } = useLanguage();
  const router = useRouter();
  const insets = useSafeAreaInsets();
  const sides = useSides();
  const { width, height } = useWindowDimensions();
  const known = useKnown();
  const sections = sectionsFor(t, known).filter(({ entries }) => entries.length > 0);
  const first = sections[0]?.entries[0];
  const landscape = useLandscapePhone();
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
        <View
          style={[
            styles.pane,
            sideBySide && [styles.half, styles.hero, landscape && styles.raised, { minHeight: height }],
          ]}
        >
          <Hero />
        </View>
        <View
          style={[styles.pane, styles.menu, sideBySide && [styles.half, styles.beside]]}
          role="navigation"
          aria-label={t('home.menu')}
        >
          {sections.map(({ key, title, entries }) => (
            <View key={key} style={styles.section}>
              {title !== null && <GameName name={title} />}
              {entries.map((entry) => (
                <MenuPlate
                  key={entry.key}
                  icon={entry.icon}
                  label={entry.label}
                  hint={entry.hint}
                  kind={entry === first ? 'brass' : 'plain'}
                  onPress={() => router.push(entry.href)}
                />
              ))}
            </View>
          ))}
        </View>
      </ScrollView>
    </View>
  );
}

/** It has its own background, since the felt below it is dark in the light theme as well. */
function GameName({ name }: { readonly name: string }) {
  const theme = useTheme();
  return (
    <View style={[styles.sign, { backgroundColor: theme.surface, borderColor: theme.line }]}>
      <Text variant="heading">{name}</Text>
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

/** Read again whenever the page comes to the front. */
function useKnown(): Known {
  const [known, setKnown] = useState(knownNow);
  useFocusEffect(() => setKnown(knownNow()));
  return known;
}

function knownNow(): Known {
  const lessons = useLessons.getState();
  const waiting = gameIds.filter((game) => isSaved(game));
  return {
    waiting,
    lessons: gameIds.filter((game) => isUnderWay(lessons, game)),
    isNew: waiting.length === 0 && isNewcomer(lessons),
  };
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  edge: { position: 'absolute', bottom: 0, insetInline: 0, height: '34%', pointerEvents: 'none' },
  content: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.l },
  sideBySide: { flexDirection: 'row', gap: space.xxl },
  pane: { width: '100%', maxWidth: 460 },
  half: { flex: 1 },
  /** Beside a long list it stands where the list begins. */
  hero: { alignSelf: 'flex-start', justifyContent: 'center' },
  /** Its words end above the table's edge. */
  raised: { paddingBottom: 80 },
  beside: { paddingTop: space.xl },
  menu: { gap: space.l },
  section: { gap: space.m },
  sign: {
    alignSelf: 'flex-start',
    maxWidth: '100%',
    paddingHorizontal: space.m,
    paddingVertical: space.hair,
    borderWidth: 1,
    borderRadius: radius.s,
  },
});
