import { StyleSheet } from 'react-native';
import type { Rulebook } from '../../../locales/rulebooks/books';
import type { Language } from '../../../store/languages';
import { Pressable } from '../../components/Pressable';
import { Note, Text } from '../../components/Text';
import { InLanguage } from '../../i18n/InLanguage';
import { useLanguage } from '../../i18n/language';
import { isolated } from '../../i18n/written';
import { useTheme } from '../../theme/ThemeProvider';
import { radius, space } from '../../theme/tokens';
import { bookName } from '../bookNames';
import type { Place } from './bookIndex';
import { piecesOf } from './pieces';
import type { Hit } from './search';

interface RowProps {
  readonly language: Language;
  /** The only book that is searched, whose hits need not name it. */
  readonly home: Rulebook | null;
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
    place={hit.place}
    sentence={piecesOf(hit)
      .map(({ text, isHit }) => (isHit ? mark + text + mark : text))
      .join('')}
  />
);

interface SentenceRowProps extends RowProps {
  readonly place: Place;
  readonly sentence: string;
}

/** The title of the section, and its sentence with the hits highlighted. */
function SentenceRow({ place, sentence, language, home, onOpen }: SentenceRowProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  const { book, anchor, title, part } = place;
  const whose = [...(book === home ? [] : [bookName(t, book)]), ...(part === null ? [] : [part])];
  return (
    <Pressable
      onPress={() => onOpen(book, anchor)}
      meaning={`${book} ${anchor} ${sentence}`}
      style={[styles.row, { backgroundColor: theme.surface, borderColor: theme.line }]}
    >
      {whose.length > 0 && (
        <Text variant="fine" tone="inkMuted">
          {whose.map(isolated).join(' · ')}
        </Text>
      )}
      <InLanguage language={language}>
        <Note>{title}</Note>
        {sentence !== '' && (
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
        )}
      </InLanguage>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: { borderWidth: 1, borderRadius: radius.m, paddingHorizontal: space.m, paddingVertical: space.s },
});
