import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Row, Span, Table } from '../../locales/rulebooks/text';
import { Text } from '../components/Text';
import { useTextScale } from '../theme/textScale';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space } from '../theme/tokens';
import { plainOf } from './passages';
import { Ids, Prose, Spans } from './Prose';

/** A column of sentences narrower than this is a column of words, in points at the usual size of text. */
const sentenceNeeds = 160;
/** From so many letters on it is a sentence. */
const sentence = 24;
/** No word is broken: so many points for a letter of the largest size in a table, and what lies round it. */
const largeLetterNeeds = 9.5;

/** Figures and single words need no more than their own letters, of so many points each, and what lies between. */
const shortWord = 8;
const letterNeeds = 6.5;
const between = 2 * space.xs;

const isShort = ({ rows }: Table): boolean =>
  rows.every(({ cells }) => cells.every((cell) => plainOf(cell).length <= shortWord));

const longestWord = (spans: readonly Span[]): number =>
  Math.max(
    ...plainOf(spans)
      .split(/\s/)
      .map(({ length }) => length),
  );

/** What stands in a column, its name among it. */
const columnOf = ({ head, rows }: Table, at: number): readonly (readonly Span[])[] => [
  head[at] ?? [],
  ...rows.map(({ cells }) => cells[at] ?? []),
];

/** How wide a column of words and sentences has to be, and how much of the room that is left it makes use of. */
function measureOf(table: Table, at: number) {
  const column = columnOf(table, at);
  const longest = Math.max(...column.map((cell) => plainOf(cell).length));
  const forWords = Math.max(...column.map(longestWord)) * largeLetterNeeds + 2 * space.m;
  return { needs: longest < sentence ? forWords : Math.max(forWords, sentenceNeeds), uses: longest };
}

/** How wide it has to be for all of it to lie side by side. */
function widthFor(table: Table): number {
  const ofColumn = isShort(table)
    ? (at: number) => Math.max(...columnOf(table, at).map(longestWord)) * letterNeeds + between
    : (at: number) => measureOf(table, at).needs;
  return table.head.reduce((sum, _, at) => sum + ofColumn(at), 0);
}

/** Side by side where every column has room; on a phone row after row, each cell under its column's name. */
export function RuleTable({ table }: { readonly table: Table }) {
  const window = useWindowDimensions();
  const [width, setWidth] = useState(window.width);
  const Layout = layouts[layoutFor(table, width / useTextScale())];
  return (
    <View onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
      <Layout {...table} />
    </View>
  );
}

function layoutFor(table: Table, width: number): keyof typeof layouts {
  const fits = width >= widthFor(table);
  if (isShort(table)) return fits ? 'figures' : 'tallies';
  return fits ? 'grid' : 'cards';
}

function Grid(table: Table) {
  const { head, rows } = table;
  const theme = useTheme();
  const widths = head.map((_, at) => {
    const { needs, uses } = measureOf(table, at);
    return { flexBasis: needs, flexGrow: uses };
  });
  return (
    <View role="table" style={[styles.frame, { borderColor: theme.line, backgroundColor: theme.surface }]}>
      <View role="row" style={[styles.row, { backgroundColor: theme.raised }]}>
        {head.map((cell, at) => (
          <View key={at} role="columnheader" style={[styles.cell, widths[at]]}>
            <Text variant="label" tone="brassInk">
              {plainOf(cell)}
            </Text>
          </View>
        ))}
      </View>
      {rows.map(({ cells, ids }, row) => (
        <View key={row} role="row" style={[styles.row, styles.later, { borderColor: theme.line }]}>
          {cells.map((cell, at) => (
            <View key={at} role="cell" style={[styles.cell, widths[at]]}>
              <Text>
                <Spans spans={cell} />
              </Text>
              {at === cells.length - 1 && <OwnIds ids={ids} />}
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

/** Many columns of figures: names in small letters, and the rule they all state once below them. */
function Figures({ head, rows }: Table) {
  const theme = useTheme();
  const wide = (at: number) => ({ flexGrow: longestWord(head[at] ?? []) });
  return (
    <View style={styles.cards}>
      <View role="table" style={[styles.frame, { borderColor: theme.line, backgroundColor: theme.surface }]}>
        <View role="row" style={[styles.row, { backgroundColor: theme.raised }]}>
          {head.map((cell, at) => (
            <View key={at} role="columnheader" style={[styles.figure, wide(at)]}>
              <Text variant="fine" tone="brassInk" align="center">
                {plainOf(cell)}
              </Text>
            </View>
          ))}
        </View>
        {rows.map(({ cells }, row) => (
          <View key={row} role="row" style={[styles.row, styles.later, { borderColor: theme.line }]}>
            {cells.map((cell, at) => (
              <View key={at} role="cell" style={[styles.figure, wide(at)]}>
                <Text variant={at === 0 ? 'label' : 'body'} align="center">
                  {plainOf(cell)}
                </Text>
              </View>
            ))}
          </View>
        ))}
      </View>
      <IdsOnce rows={rows} />
    </View>
  );
}

const IdsOnce = ({ rows }: Pick<Table, 'rows'>) => (
  <OwnIds ids={[...new Set(rows.flatMap((row) => row.ids))]} />
);

/** Below what states them: beside it there is no room. */
const OwnIds = ({ ids }: Pick<Row, 'ids'>) =>
  ids.length > 0 && (
    <Text>
      <Ids ids={ids} />
    </Text>
  );

/** Figures that have no room side by side: row after row, each beside its column's name. */
const Tallies = ({ head, rows }: Table) => (
  <View role="list" style={styles.cards}>
    {rows.map((row, at) => (
      <Tally key={at} head={head} row={row} />
    ))}
    <IdsOnce rows={rows} />
  </View>
);

function Tally({ head, row }: CardProps) {
  const theme = useTheme();
  return (
    <View role="listitem" style={[styles.card, { borderColor: theme.line, backgroundColor: theme.surface }]}>
      {row.cells.map((cell, at) => (
        <View key={at} style={styles.pair}>
          <Text tone={at === 0 ? 'brassInk' : 'inkMuted'} style={{ flex: 1 }}>
            {plainOf(head[at] ?? [])}
          </Text>
          <Text variant="label" tone={at === 0 ? 'brassInk' : 'ink'}>
            {plainOf(cell)}
          </Text>
        </View>
      ))}
    </View>
  );
}

const Cards = ({ head, rows }: Table) => (
  <View role="list" style={styles.cards}>
    {rows.map((row, at) => (
      <Card key={at} head={head} row={row} />
    ))}
  </View>
);

interface CardProps {
  readonly head: Table['head'];
  readonly row: Row;
}

/** A dash says only that this row is about nobody in particular. */
const isDash = (spans: readonly Span[]): boolean => /^[\s–—-]*$/.test(plainOf(spans));

function Card({ head, row }: CardProps) {
  const theme = useTheme();
  const told = row.cells
    .map((cell, at) => ({ cell, name: head[at] ?? [] }))
    .filter(({ cell }) => !isDash(cell));
  const [first, ...rest] = told;
  return (
    <View role="listitem" style={[styles.card, { borderColor: theme.line, backgroundColor: theme.surface }]}>
      {first && (
        <Text variant="readingStrong" tone="brassInk">
          {plainOf(first.cell)}
        </Text>
      )}
      {rest.map(({ cell, name }, at) => (
        <View key={at} style={styles.told}>
          <Text variant="small" tone="inkMuted">
            {plainOf(name)}
          </Text>
          <Prose spans={cell} ids={at === rest.length - 1 ? row.ids : []} />
        </View>
      ))}
    </View>
  );
}

const layouts = { cards: Cards, figures: Figures, grid: Grid, tallies: Tallies } as const;

const styles = StyleSheet.create({
  frame: { borderWidth: 1, borderRadius: radius.m, overflow: 'hidden' },
  row: { flexDirection: 'row' },
  later: { borderTopWidth: 1 },
  cell: { flexShrink: 1, minWidth: 0, paddingHorizontal: space.m, paddingVertical: space.s },
  /** As wide as its column's name asks for, whatever stands below it. */
  figure: {
    flexBasis: 0,
    minWidth: 0,
    justifyContent: 'center',
    paddingHorizontal: space.xs,
    paddingVertical: space.s,
  },
  cards: { gap: space.s },
  card: { borderWidth: 1, borderRadius: radius.m, padding: space.m, gap: space.xs },
  told: { gap: 0 },
  pair: { flexDirection: 'row', gap: space.m },
});
