import { useRouter } from 'expo-router';
import { startTransition, use, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import {
  ScrollView,
  StyleSheet,
  useWindowDimensions,
  View,
  type NativeScrollEvent,
  type NativeSyntheticEvent,
} from 'react-native';
import type { Rulebook } from '../../locales/rulebooks/books';
import type { BookText } from '../../locales/rulebooks/text';
import type { Language } from '../../store/languages';
import { keepPlace, usePlaces } from '../../store/rules/places';
import { Button } from '../components/Button';
import { PageTitle } from '../components/PageTitle';
import { Room } from '../components/Room';
import { scrolledByKeys } from '../input/scrolledByKeys';
import { useSides } from '../theme/sides';
import { Text } from '../components/Text';
import { InLanguage } from '../i18n/InLanguage';
import { useLanguage } from '../i18n/language';
import { isolated } from '../i18n/written';
import { useTheme } from '../theme/ThemeProvider';
import { columnWidth, space, twoPaneWidth } from '../theme/tokens';
import { anchorNamed } from './anchors';
import { bothNames } from './bookNames';
import { LessonByBook } from './examples';
import { anchorAt, indexOfAnchor } from './passages';
import { ReaderBar } from './ReaderBar';
import { ReaderFooter } from './ReaderFooter';
import { ScrolledContents } from './Contents';
import { SectionView } from './SectionView';
import { useScroll } from './useScroll';

interface ReaderProps {
  readonly book: Rulebook;
  readonly language: Language;
  readonly text: BookText;
  /** The section the address asks for. */
  readonly slug: string | null;
  readonly onSection: (anchor: string) => void;
  readonly onLanguage: (language: Language, anchor: string) => void;
  readonly onBook: (book: Rulebook, anchor: string) => void;
}

/** This number of sections fills any screen; the others are rendered after that. */
const firstScreen = 6;

/** A whole rulebook to read, with its contents beside it where there is room. */
export function Reader({ book, language, text, slug, onSection, onLanguage, onBook }: ReaderProps) {
  const { t } = useLanguage();
  const { width } = useWindowDimensions();
  const sides = useSides();
  const { sections } = text;
  const asked = slug === null ? null : anchorNamed(book, slug);
  const [start] = useState(() => Math.max(0, indexOfAnchor(text, asked ?? placeIn(book, slug))));
  const { scroller, at, go, measured, scrolled } = useScroll(sections.length, start);
  const anchor = anchorAt(text, at);

  useEffect(() => keepPlace(book, anchor), [book, anchor]);
  const follow = useEffectEvent((to: string) => {
    const index = indexOfAnchor(text, to);
    if (index >= 0 && index !== at) go(index);
  });
  useEffect(() => {
    if (asked !== null) follow(asked);
  }, [asked]);

  const open = (index: number) => {
    go(index);
    onSection(anchorAt(text, index));
  };
  const openPlace = (other: Rulebook, there: string) =>
    other === book ? open(indexOfAnchor(text, there)) : onBook(other, there);

  const isWide = width >= twoPaneWidth;
  return (
    <View style={styles.page} role="main">
      <PageTitle title={bothNames(t, book)} />
      <Room />
      <ReaderBar
        book={book}
        language={language}
        anchor={anchor}
        text={text}
        onLanguage={(other) => onLanguage(other, anchor)}
        onBook={openPlace}
      />
      <View style={[styles.panes, isWide && sides]}>
        {isWide && (
          <View style={styles.beside} role="navigation" aria-label={t('rules.contents')}>
            <InLanguage language={language} style={styles.contents}>
              <ScrolledContents style={styles.contents} text={text} at={at} onGo={open} />
            </InLanguage>
          </View>
        )}
        <View style={styles.reading}>
          {slug !== null && asked === null && <Missing slug={slug} />}
          <Pages
            scroller={scroller}
            book={book}
            language={language}
            text={text}
            start={start}
            onMeasured={measured}
            onScroll={scrolled}
          />
          <ReaderFooter language={language} text={text} at={at} onGo={open} />
        </View>
      </View>
    </View>
  );
}

/** Without a section in the address the book opens where it was left; with an unknown one, at its beginning. */
const placeIn = (book: Rulebook, slug: string | null): string =>
  slug === null ? (usePlaces.getState()[book] ?? '0') : '0';

interface PagesProps extends Pick<ReaderProps, 'book' | 'language' | 'text'> {
  readonly scroller: RefObject<ScrollView | null>;
  readonly start: number;
  readonly onMeasured: (index: number, height: number) => void;
  readonly onScroll: (event: NativeSyntheticEvent<NativeScrollEvent>) => void;
}

/** The sections, one below the other: first those that fill the screen, the rest in a transition. */
function Pages({ scroller, book, language, text, start, onMeasured, onScroll }: PagesProps) {
  const { height } = useWindowDimensions();
  const sides = useSides();
  const { language: own } = useLanguage();
  const [drawn, setDrawn] = useState(start + firstScreen);
  const all = text.sections.length;
  useEffect(() => startTransition(() => setDrawn(all)), [all]);
  return (
    <ScrollView
      ref={scroller}
      {...scrolledByKeys}
      scrollEventThrottle={32}
      onScroll={onScroll}
      contentContainerStyle={[sides, { paddingBottom: height / 2 }]}
    >
      <InLanguage language={language} style={styles.column}>
        {text.sections.slice(0, drawn).map((section, index) => (
          <View
            key={section.anchor}
            onLayout={({ nativeEvent }) => onMeasured(index, nativeEvent.layout.height)}
          >
            <SectionView book={book} section={section} />
            {index === 0 && (
              <InLanguage language={own}>
                <LearnDoor book={book} />
              </InLanguage>
            )}
          </View>
        ))}
      </InLanguage>
      {drawn >= all && <End book={book} />}
    </ScrollView>
  );
}

/** Below its title and at its end: a book is learnt faster by a first game. */
function LearnDoor({ book }: Pick<ReaderProps, 'book'>) {
  const { t } = useLanguage();
  const router = useRouter();
  const lesson = use(LessonByBook)(book);
  return lesson && <Button label={t('home.lesson')} icon="learn" onPress={() => router.push(lesson)} />;
}

/** At the end of the book: its lesson, and a link to the others. */
function End({ book }: Pick<ReaderProps, 'book'>) {
  const { t } = useLanguage();
  const router = useRouter();
  return (
    <View style={[styles.column, styles.end]}>
      <LearnDoor book={book} />
      <Button label={t('rules.toBooks')} icon="rules" onPress={() => router.dismissTo('/rules')} />
    </View>
  );
}

/** Says which section of the address does not exist. */
function Missing({ slug }: { readonly slug: string }) {
  const { t } = useLanguage();
  const theme = useTheme();
  return (
    <View role="alert" accessible style={[styles.column, styles.missing, { borderColor: theme.danger }]}>
      <Text tone="danger">{t('rules.noSection', { section: isolated(slug) })}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  panes: { flex: 1, flexDirection: 'row' },
  beside: { flexGrow: 0, flexBasis: '34%', maxWidth: 340, paddingBottom: space.m },
  contents: { flex: 1 },
  reading: { flex: 1 },
  column: { width: '100%', maxWidth: columnWidth, alignSelf: 'center' },
  end: { alignItems: 'center', gap: space.m, paddingTop: space.xxl },
  missing: { borderWidth: 1, padding: space.m },
});
