import { startTransition, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Rulebook } from '../../../locales/rulebooks/books';
import type { Language } from '../../../store/languages';
import { Button } from '../../components/Button';
import { Segmented } from '../../components/Segmented';
import { Text } from '../../components/Text';
import { TextField } from '../../components/TextField';
import { useLanguage } from '../../i18n/language';
import { space } from '../../theme/tokens';
import { useTexts, type KnownBook } from '../useTexts';
import { indexOf } from './bookIndex';
import { HitRow } from './HitRow';
import { search, type Hit } from './search';

interface SearchProps {
  /** The book that is open; without one, all of them are searched. */
  readonly book?: Rulebook;
  /** The language of the books. */
  readonly language: Language;
  readonly onOpen: (book: Rulebook, anchor: string) => void;
  /** Shown while the query is empty. */
  readonly children?: React.ReactNode;
}

type Scope = 'book' | 'all';

/** The number of hits that is shown at once. */
const atOnce = 8;
/** The number of hits that is visible above a keyboard. The others are rendered after these. */
const firstSeen = 3;

/** A text field, and below it what is found, letter by letter. */
export function Search({ book, language, onOpen, children }: SearchProps) {
  const { t } = useLanguage();
  // Not deferred: finding and rendering the first hits takes less than a frame.
  const [query, setQuery] = useState('');
  const [scope, setScope] = useState<Scope>('book');
  const isLooking = query.trim() !== '';
  const books = useTexts(language);
  const isReady = useIndexesAhead(books);
  return (
    <View style={{ gap: space.l }}>
      <View style={{ flexDirection: 'row' }}>
        <TextField
          label={t('rules.search')}
          value={query}
          onChange={setQuery}
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
      {/* Hidden rather than unmounted: unmounting it would cost the first letter more time than the search. */}
      <View style={isLooking ? styles.away : styles.instead}>{children}</View>
      {(isLooking || isReady) && (
        <View style={!isLooking && styles.away}>
          <Hits
            {...{ language, books, onOpen }}
            query={isLooking ? query : somewhere}
            within={scope === 'book' ? book : undefined}
          />
        </View>
      )}
    </View>
  );
}

/** A query with hits in every book. They are rendered out of sight, so that the first letter only updates them. */
const somewhere = '2';

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
        indexOf(next.book, next.text);
        prepare(at + 1);
      }, breath);
    };
    prepare(0);
    return () => clearTimeout(timer);
  }, [books]);
  return books.length > 0 && ready === books;
}

interface HitsProps extends Pick<SearchProps, 'language' | 'onOpen'> {
  readonly books: readonly KnownBook[];
  readonly query: string;
  readonly within: Rulebook | undefined;
}

function Hits({ query, language, books, within, onOpen }: HitsProps) {
  const { t } = useLanguage();
  const [more, setMore] = useState({ of: query, shown: atOnce });
  // Rows are keyed by index, so that they are updated rather than mounted for each letter.
  const shown = more.of === query ? more.shown : atOnce;
  const searched = books.filter(({ book }) => within === undefined || book === within);
  const hits = search(
    searched.map(({ book, text }) => indexOf(book, text)),
    query,
  );
  const row = { language, namesBook: within === undefined, onOpen };
  return (
    <View style={styles.rows}>
      <View role="status" aria-live="polite">
        <Text variant={hits.length === 0 ? 'label' : 'small'} tone="inkMuted">
          {hits.length === 0 ? t('rules.nothing') : t('rules.hits', { count: hits.length })}
        </Text>
      </View>
      {hits.length === 0 && <Text tone="inkMuted">{t('rules.nothingText')}</Text>}
      <Rows hits={hits.slice(0, firstSeen)} {...row} />
      <RowsAfter hits={hits.slice(firstSeen, shown)} {...row} />
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

interface RowsProps extends Pick<SearchProps, 'language' | 'onOpen'> {
  readonly hits: readonly Hit[];
  readonly namesBook: boolean;
}

function Rows({ hits, language, namesBook, onOpen }: RowsProps) {
  return hits.map((hit, at) => <HitRow key={at} {...{ hit, language, namesBook, onOpen }} />);
}

/** Rendered in a transition, which the next letter interrupts. */
function RowsAfter({ hits, language, namesBook, onOpen }: RowsProps) {
  const [drawn, setDrawn] = useState<readonly Hit[]>([]);
  useEffect(() => startTransition(() => setDrawn(hits)), [hits]);
  return <Rows hits={drawn} {...{ language, namesBook, onOpen }} />;
}

const styles = StyleSheet.create({
  instead: { gap: space.l },
  away: { display: 'none' },
  rows: { gap: space.s },
});
