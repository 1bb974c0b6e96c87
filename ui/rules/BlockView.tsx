import { StyleSheet, View } from 'react-native';
import type { Rulebook } from '../../locales/rulebooks/books';
import type { Aside, Block, List, Passage } from '../../locales/rulebooks/text';
import { Icon } from '../components/Icon';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { inDigitsOf } from '../i18n/written';
import { useTheme } from '../theme/ThemeProvider';
import { materials, radius, space } from '../theme/tokens';
import { ExampleButton } from './ExampleButton';
import { Prose } from './Prose';
import { RuleTable } from './RuleTable';

interface OfRule {
  /** The id of the rule to be marked. */
  readonly sought?: string | undefined;
}

interface BlockViewProps extends OfRule {
  readonly book: Rulebook;
  readonly block: Block;
}

export function BlockView({ book, block, sought }: BlockViewProps) {
  switch (block.type) {
    case 'paragraph':
      return <PassageView passage={block} sought={sought} />;
    case 'list':
      return <ListView list={block} sought={sought} />;
    case 'table':
      return <RuleTable table={block} />;
    case 'note':
    case 'ruling':
      return <AsideView book={book} aside={block} sought={sought} />;
    case 'example':
      return <ExampleButton book={book} example={block} />;
  }
}

function PassageView({ passage, sought }: OfRule & { readonly passage: Passage }) {
  const theme = useTheme();
  const isSought = sought !== undefined && passage.ids.includes(sought);
  return (
    <View style={isSought && [styles.sought, { backgroundColor: theme.raised }]}>
      <Prose {...passage} />
    </View>
  );
}

function ListView({ list: { ordered, items }, sought }: OfRule & { readonly list: List }) {
  const { language } = useLanguage();
  return (
    <View role="list" style={styles.list}>
      {items.map((item, at) => (
        <View key={at} role="listitem" style={styles.item}>
          <Text variant="readingStrong" tone="brassInk">
            {ordered ? inDigitsOf(language, `${at + 1}.`) : '•'}
          </Text>
          <View style={styles.words}>
            <PassageView passage={item} sought={sought} />
          </View>
        </View>
      ))}
    </View>
  );
}

/** A note of the book has a line of brass; a ruling of this app has a frame and says that it is the app's. */
function AsideView({ book, aside, sought }: Omit<BlockViewProps, 'block'> & { readonly aside: Aside }) {
  const { t } = useLanguage();
  const theme = useTheme();
  const isNote = aside.type === 'note';
  return (
    <View
      role="note"
      style={[
        styles.aside,
        isNote
          ? [styles.note, { backgroundColor: theme.surface }]
          : [styles.ruling, { borderColor: theme.brassInk }],
      ]}
    >
      <View style={styles.asideHead}>
        <Icon name={isNote ? 'about' : 'ruling'} size={18} colour={theme.brassInk} />
        <Text variant="small" tone="brassInk">
          {t(isNote ? 'rules.note' : 'rules.ruling')}
        </Text>
      </View>
      {aside.blocks.map((block, at) => (
        <BlockView key={at} book={book} block={block} sought={sought} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  sought: {
    borderStartWidth: 4,
    borderColor: materials.brass,
    borderRadius: radius.s,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
  },
  list: { gap: space.s },
  item: { flexDirection: 'row', gap: space.s },
  words: { flex: 1 },
  aside: { borderRadius: radius.m, paddingHorizontal: space.l, paddingVertical: space.m, gap: space.s },
  asideHead: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  note: { borderStartWidth: 4, borderColor: materials.brass },
  ruling: { borderWidth: 1, borderStyle: 'dashed' },
});
