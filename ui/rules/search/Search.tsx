import { startTransition, use, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { rulebooks, type Rulebook } from '../../../locales/rulebooks/books';
import { languages, type Language } from '../../../store/languages';
import { Button } from '../../components/Button';
import { Segmented } from '../../components/Segmented';
import { Text } from '../../components/Text';
import { TextField } from '../../components/TextField';
import { useLanguage } from '../../i18n/language';
import { space } from '../../theme/tokens';
import type { RulesPlayed } from '../appliedRule';
import { GameByBook, type GameOf } from '../examples';
import { useTexts, type KnownBook } from '../useTexts';
import { indexOf, type IndexedBook } from './bookIndex';
import { scriptOf, wordsIn } from './fold';
import { HitRow } from './HitRow';
import { search, type Hit } from './search';
import { worthTo } from './worth';

interface SearchProps {
  /** The book that is open; without one, all of them are searched. */
  readonly book?: Rulebook;
  /** The rules that are played by, or were last: what fits them comes first. */
  readonly played: RulesPlayed | null;
  /** The language of the books. */
  readonly language: Language;
  /** What was asked when somebody was last here. */
  readonly asked?: string;
  readonly onAsk?: (query: string) => void;
  readonly onOpen: (book: Rulebook, anchor: string) => void;
  /** Shown while the query is empty, and below the words that say that nothing was found. */
  readonly children?: React.ReactNode;
}

type Scope = 'book' | 'all';

/** The number of hits that is shown at once. */
const atOnce = 8;
/** The number of hits that is visible above a keyboard. The others are rendered after these. */
const firstSeen = 3;

/** A text field, and below it what is found, letter by letter. */
export function Search({ book, played, language, asked = '', onAsk, onOpen, children }: SearchProps) {
  const { t } = useLanguage();
  // Not deferred: finding and rendering the first hits takes less than a frame.
  const [query, setQuery] = useState(asked);
  const [scope, setScope] = useState<Scope>('book');
  const gameOf = use(GameByBook);
  const isLooking = query.trim() !== '';
  const books = useTexts(languagesOf(query, language));
  const isReady = useIndexesAhead(books);
  const within = scope === 'book' ? book : undefined;
  const searched = books.filter((each) => within === undefined || each.book === within);
  const hits =
    isLooking || isReady
      ? search(byGame(searched, gameOf), language, isLooking ? query : somewhere, worthTo(played, language))
      : [];
  const isFound = isLooking && hits.length > 0;
  return (
    <View style={{ gap: space.l }}>
      <View style={{ flexDirection: 'row' }}>
        <TextField
          label={t('rules.search')}
          value={query}
          onChange={(next) => {
            setQuery(next);
            onAsk?.(next);
          }}
          placeholder={t('rules.searchHint')}
        />
      </View>
      {book !== undefined && (
        <Segmented<Scope>
          label={t('rules.scope')}
          choices={[
            { value: 'book', label: t('rules.thisBook') },
            { value: 'all', label: t('rules.allBooks') },
          ]}
          chosen={scope}
          onChoose={setScope}
        />
      )}
      {(isLooking || isReady) && (
        <View style={!isLooking && styles.away}>
          <Hits hits={hits} query={query} {...{ language, onOpen }} home={within ?? null} />
        </View>
      )}
      {/* Hidden rather than unmounted: unmounting it would cost the first letter more time than the search. */}
      <View style={isFound ? styles.away : styles.instead}>{children}</View>
    </View>
  );
}

/** A query with hits in every book. They are rendered out of sight, so that the first letter only updates them. */
const somewhere = '2';

/** The reader's language, and those whose scripts the query is written in. */
const languagesOf = (query: string, language: Language): readonly Language[] => {
  const written = new Set(wordsIn(query).map(({ whole }) => scriptOf(whole)));
  return languages.filter((each) => each === language || written.has(each));
};

/** The editions of each book, the books of a game together. */
function byGame(books: readonly KnownBook[], gameOf: GameOf): readonly (readonly IndexedBook[])[] {
  const games = [...new Set(rulebooks.map(gameOf))];
  return games.map((game) =>
    rulebooks
      .filter((book) => gameOf(book) === game)
      .map((book) =>
        Object.fromEntries(
          books
            .filter((edition) => edition.book === book)
            .map(({ language, text, asked }) => [language, indexOf(book, text, asked)]),
        ),
      ),
  );
}

/** The pause between two books, in milliseconds, so that the page stays responsive. */
const breath = 50;

/** Makes the indexes before the first letter, one book at a time. Returns whether all are made. */
function useIndexesAhead(books: readonly KnownBook[]): boolean {
  const [ready, setReady] = useState<readonly KnownBook[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const prepare = (at: number) => {
      timer = setTimeout(() => {
        const next = books[at];
        if (next === undefined) return startTransition(() => setReady(books));
        indexOf(next.book, next.text, next.asked);
        prepare(at + 1);
      }, breath);
    };
    prepare(0);
    return () => clearTimeout(timer);
  }, [books]);
  return books.length > 0 && ready === books;
}

interface RowsProps extends Pick<SearchProps, 'language' | 'onOpen'> {
  readonly hits: readonly Hit[];
  /** The only book that is searched, whose hits need not name it. */
  readonly home: Rulebook | null;
}

function Hits({ hits, query, ...row }: RowsProps & { readonly query: string }) {
  const { t } = useLanguage();
  const [more, setMore] = useState({ of: query, shown: atOnce });
  // Rows are keyed by index, so that they are updated rather than mounted for each letter.
  const shown = more.of === query ? more.shown : atOnce;
  return (
    <View style={styles.rows}>
      <View role="status" aria-live="polite">
        <Text variant={hits.length === 0 ? 'label' : 'small'} tone="inkMuted">
          {hits.length === 0
            ? t('rules.nothing')
            : t(hits.some(({ isWhole }) => isWhole) ? 'rules.hits' : 'rules.nearest', { count: hits.length })}
        </Text>
      </View>
      {hits.length === 0 && <Text tone="inkMuted">{t('rules.nothingText')}</Text>}
      <Rows {...row} hits={hits.slice(0, firstSeen)} />
      <RowsAfter {...row} hits={hits.slice(firstSeen, shown)} />
      {hits.length > shown && (
        <Button
          label={t('rules.more')}
          icon="down"
          onPress={() => setMore({ of: query, shown: shown + atOnce })}
        />
      )}
    </View>
  );
}

function Rows({ hits, ...row }: RowsProps) {
  return hits.map((hit, at) => <HitRow key={at} {...row} hit={hit} />);
}

/** Rendered in a transition, which the next letter interrupts. */
function RowsAfter({ hits, ...row }: RowsProps) {
  const [drawn, setDrawn] = useState<readonly Hit[]>([]);
  useEffect(() => startTransition(() => setDrawn(hits)), [hits]);
  return <Rows {...row} hits={drawn} />;
}

const styles = StyleSheet.create({
  instead: { gap: space.l },
  away: { display: 'none' },
  rows: { gap: space.s },
});
