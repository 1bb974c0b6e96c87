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
  /** What stands here as long as nothing is looked for. */
  readonly children?: React.ReactNode;
}

type Scope = 'book' | 'all';

/** As many as anybody looks through before writing another letter. */
const atOnce = 8;
/** As many as are seen above a keyboard. The others are drawn once these stand. */
const firstSeen = 3;

/** A line to write on, and below it whatever it finds, letter by letter. */
export function Search({ book, language, onOpen, children }: SearchProps) {
  const { t } = useLanguage();
  // To find and draw the first places takes less than the frame that would be painted without them.
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
      {/* It stays while it is out of sight: to take it down would cost the first letter more than to find its places. */}
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

/** Stands in every book in every language: its places lie ready out of sight, and the first letter writes them anew. */
const somewhere = '2';

/** Between two books, in milliseconds: so long nobody is kept waiting by all of them. */
const breath = 50;

/** The indexes are made before the first letter asks for them, a book at a time. Says whether all are. */
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
  // Rows stay from letter to letter: what is only written anew comes sooner than what is made anew.
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

/** A frame later, and not at all if by then another letter has been written. */
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
