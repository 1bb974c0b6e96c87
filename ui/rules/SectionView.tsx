import { StyleSheet, View } from 'react-native';
import type { Rulebook } from '../../locales/rulebooks/books';
import type { Section } from '../../locales/rulebooks/text';
import { Artwork } from '../art/Artwork';
import { emblemOf, tonesOf, type Character } from '../cards/character';
import { Text } from '../components/Text';
import { useTheme } from '../theme/ThemeProvider';
import { materials, radius, space } from '../theme/tokens';
import { BlockView } from './BlockView';
import { portraitsBeside } from './portraits';

interface SectionViewProps {
  readonly book: Rulebook;
  readonly section: Section;
  readonly sought?: string | undefined;
}

/** A section of a rulebook, with the portraits of the characters it is about. */
export function SectionView({ book, section, sought }: SectionViewProps) {
  const theme = useTheme();
  const { anchor, level, title, blocks } = section;
  const opensChapter = level === 2;
  return (
    <View style={styles.section}>
      <View style={[styles.head, opensChapter && [styles.chapter, { borderColor: theme.line }]]}>
        <Text
          variant={level === 1 ? 'display' : level === 2 ? 'heading' : 'subheading'}
          role="heading"
          aria-level={level}
          tone={opensChapter ? 'brassInk' : 'ink'}
          style={{ flex: 1 }}
        >
          {title}
        </Text>
        {portraitsBeside(book, anchor).map((character) => (
          <Portrait key={character} character={character} />
        ))}
      </View>
      {blocks.map((block, at) => (
        <BlockView key={at} book={book} block={block} sought={sought} />
      ))}
    </View>
  );
}

/** Hidden from screen readers, since the heading names the character. */
const Portrait = ({ character }: { readonly character: Character }) => (
  <View style={styles.portrait} aria-hidden>
    <Artwork drawing={emblemOf(character)} width={56} tones={tonesOf(character)} />
  </View>
);

const styles = StyleSheet.create({
  section: { gap: space.m, paddingTop: space.l, paddingBottom: space.s },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  chapter: { borderTopWidth: 1, paddingTop: space.l },
  portrait: { backgroundColor: materials.paper, borderRadius: radius.m, padding: space.xs },
});
