import { StyleSheet } from 'react-native';
import type { Rulebook } from '../../../locales/rulebooks/books';
import type { Language } from '../../../store/languages';
import { Pressable } from '../../components/Pressable';
import { Note, Text } from '../../components/Text';
import { InLanguage } from '../../i18n/InLanguage';
import { useLanguage } from '../../i18n/language';
import { useTheme } from '../../theme/ThemeProvider';
import { radius, space } from '../../theme/tokens';
import { bookName } from '../bookNames';
import type { Entry } from './bookIndex';
import { piecesOf, type Hit } from './search';

interface RowProps {
  readonly language: Language;
  readonly namesBook: boolean;
  readonly onOpen: (book: Rulebook, anchor: string) => void;
}

interface HitRowProps extends RowProps {
  readonly hit: Hit;
}

/** Marks both ends of a hit; it occurs in no text. */
const mark = '\u0001';

/** The sentence is passed as a string, so that a row is not rendered again when another letter finds the same. */
export const HitRow = ({ hit, ...rest }: HitRowProps) => (
  <SentenceRow
    {...rest}
    entry={hit.entry}
    sentence={piecesOf(hit)
      .map(({ text, isHit }) => (isHit ? mark + text + mark : text))
      .join('')}
  />
);

interface SentenceRowProps extends RowProps {
  readonly entry: Entry;
  readonly sentence: string;
}

/** The sentence with its hits highlighted, under the title of its section. */
function SentenceRow({ entry, sentence, language, namesBook, onOpen }: SentenceRowProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  const { book, anchor, title, text, isTitle } = entry;
  return (
    <Pressable
      onPress={() => onOpen(book, anchor)}
      meaning={`${book} ${anchor} ${text}`}
      style={[styles.row, { backgroundColor: theme.surface, borderColor: theme.line }]}
    >
      {namesBook && (
        <Text variant="fine" tone="inkMuted">
          {bookName(t, book)}
        </Text>
      )}
      <InLanguage language={language}>
        {!isTitle && <Note>{title}</Note>}
        <Text>
          {sentence.split(mark).map((piece, at) =>
            at % 2 === 1 ? (
              <Text key={at} variant="label" tone="brassInk">
                {piece}
              </Text>
            ) : (
              piece
            ),
          )}
        </Text>
      </InLanguage>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: { borderWidth: 1, borderRadius: radius.m, paddingHorizontal: space.m, paddingVertical: space.s },
});
