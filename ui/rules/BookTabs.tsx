import { use, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { rulebooks, type Rulebook } from '../../locales/rulebooks/books';
import { ownFirst } from '../../store/rules/ownBooks';
import { Group } from '../components/Group';
import { Pressable } from '../components/Pressable';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { useTextScale } from '../theme/textScale';
import { useTheme } from '../theme/ThemeProvider';
import { materials, radius, space } from '../theme/tokens';
import { sameMatter } from './anchors';
import { bookName, editionName } from './bookNames';
import { GameByBook } from './examples';

interface BookTabsProps {
  readonly book: Rulebook;
  /** The section in sight. */
  readonly anchor: string;
  readonly onBook: (book: Rulebook, anchor: string) => void;
}

/** The open book among those of its game; each of the others opens at the section about the same matter. */
export function BookTabs({ book, anchor, onBook }: BookTabsProps) {
  const { t, language } = useLanguage();
  const gameOf = use(GameByBook);
  const [width, setWidth] = useState(Infinity);
  const scale = useTextScale();
  const books = ownFirst(rulebooks, language).filter((other) => gameOf(other) === gameOf(book));
  const names = books.map((other) => editionName(t, other));
  if (books.length === 1) return <OpenName book={book} />;
  const flexBasis = `${Math.floor(92 / tabsPerLine(names, width / scale))}%` as const;
  return (
    <Group label={t('rules.inBook')}>
      <View style={styles.tabs} onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
        {books.map((other) => (
          <View key={other} style={[styles.tab, { flexBasis }]}>
            {other === book ? (
              <OpenTab book={book} />
            ) : (
              <OtherTab book={other} there={sameMatter(book, anchor, other)} onBook={onBook} />
            )}
          </View>
        ))}
      </View>
    </Group>
  );
}

/** The average width of a letter in an edition's name, and the padding beside it. */
const letterWidth = 6.6;
const besideWord = 10;

/** All in one line, or two per line: no tab is left alone, and no word is broken. */
function tabsPerLine(names: readonly string[], width: number): number {
  const longest = Math.max(...names.flatMap((name) => name.split(' ')).map((word) => word.length));
  return width / names.length >= longest * letterWidth + besideWord
    ? names.length
    : Math.min(2, names.length);
}

interface OpenProps {
  readonly book: Rulebook;
}

function OpenTab({ book }: OpenProps) {
  const theme = useTheme();
  return (
    <View style={[styles.plate, { backgroundColor: theme.raised, borderColor: materials.brass }]}>
      <OpenName book={book} />
    </View>
  );
}

function OpenName({ book }: OpenProps) {
  const { t } = useLanguage();
  return (
    <Text
      variant="fine"
      tone="brassInk"
      align="center"
      role="heading"
      aria-level={1}
      aria-label={bookName(t, book)}
    >
      {editionName(t, book)}
    </Text>
  );
}

interface OtherTabProps extends Pick<BookTabsProps, 'book' | 'onBook'> {
  readonly there: string | null;
}

function OtherTab({ book, there, onBook }: OtherTabProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  const name = bookName(t, book);
  return (
    <Pressable
      aria-label={there === null ? t('rules.notThere', { book: name }) : name}
      disabled={there === null}
      onPress={() => {
        if (there !== null) onBook(book, there);
      }}
      style={[styles.plate, { borderColor: theme.line }]}
    >
      <Text variant="fine" align="center">
        {editionName(t, book)}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  tabs: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  tab: { flexGrow: 1 },
  plate: {
    flexGrow: 1,
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: radius.m,
    padding: space.hair,
  },
});
