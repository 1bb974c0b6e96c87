import { useState, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View, type StyleProp, type ViewStyle } from 'react-native';
import type { Row, Span, Table } from '../../locales/rulebooks/text';
import { Note, Text, type TextProps } from '../components/Text';
import { useTextScale } from '../theme/textScale';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space } from '../theme/tokens';
import { plainOf } from './passages';
import { Ids, Prose, Spans, useShownIds } from './Prose';

/** The least width of a column of sentences, in points at the usual size of text. */
const sentenceNeeds = 160;
/** A cell with at least this number of letters is a sentence. */
const sentence = 24;
/** The width of a letter at the largest size in a table, so that no word is broken. */
const largeLetterNeeds = 9.5;

/** A table whose cells are all this short holds figures; its columns need their letters' width and a gap. */
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

/** The cells of a column, including its name. */
const columnOf = ({ head, rows }: Table, at: number): readonly (readonly Span[])[] => [
  head[at] ?? [],
  ...rows.map(({ cells }) => cells[at] ?? []),
];

/** The least width of a column of words and sentences, and its share of the room that is left. */
function measureOf(table: Table, at: number) {
  const column = columnOf(table, at);
  const longest = Math.max(...column.map((cell) => plainOf(cell).length));
  const forWords = Math.max(...column.map(longestWord)) * largeLetterNeeds + 2 * space.m;
  return { needs: longest < sentence ? forWords : Math.max(forWords, sentenceNeeds), uses: longest };
}

/** The width at which all columns fit side by side. */
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

interface ColumnsProps {
  readonly table: Table;
  readonly look: (column: number) => StyleProp<ViewStyle>;
  readonly head: TextProps;
  readonly cell: (spans: readonly Span[], column: number, ids: readonly string[]) => ReactNode;
}

/** All columns side by side. */
function Columns({ table: { head: names, rows }, look, head, cell }: ColumnsProps) {
  const theme = useTheme();
  return (
    <View role="table" style={[styles.frame, { borderColor: theme.line, backgroundColor: theme.surface }]}>
      <View role="row" style={[styles.row, { backgroundColor: theme.raised }]}>
        {names.map((name, at) => (
          <View key={at} role="columnheader" style={look(at)}>
            <Text tone="brassInk" {...head}>
              {plainOf(name)}
            </Text>
          </View>
        ))}
      </View>
      {rows.map(({ cells, ids }, row) => (
        <View key={row} role="row" style={[styles.row, styles.later, { borderColor: theme.line }]}>
          {cells.map((spans, at) => (
            <View key={at} role="cell" style={look(at)}>
              {cell(spans, at, ids)}
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

function Grid(table: Table) {
  const widths = table.head.map((_, at) => {
    const { needs, uses } = measureOf(table, at);
    return { flexBasis: needs, flexGrow: uses };
  });
  return (
    <Columns
      table={table}
      look={(at) => [styles.cell, widths[at]]}
      head={{ variant: 'label' }}
      cell={(spans, at, ids) => (
        <>
          <Text>
            <Spans spans={spans} />
          </Text>
          {at === widths.length - 1 && <OwnIds ids={ids} />}
        </>
      )}
    />
  );
}

/** Many columns of figures: names in small letters, and the rules of all rows once below. */
const Figures = (table: Table) => (
  <View style={styles.cards}>
    <Columns
      table={table}
      look={(at) => [styles.figure, { flexGrow: longestWord(table.head[at] ?? []) }]}
      head={{ variant: 'fine', align: 'center' }}
      cell={(spans, at) => (
        <Text variant={at === 0 ? 'label' : 'body'} align="center">
          {plainOf(spans)}
        </Text>
      )}
    />
    <IdsOnce rows={table.rows} />
  </View>
);

const IdsOnce = ({ rows }: Pick<Table, 'rows'>) => (
  <OwnIds ids={[...new Set(rows.flatMap((row) => row.ids))]} />
);

/** In a line of its own, since there is no room beside the text. */
function OwnIds({ ids: all }: Pick<Row, 'ids'>) {
  const ids = useShownIds(all);
  return (
    ids.length > 0 && (
      <Text>
        <Ids ids={ids} />
      </Text>
    )
  );
}

/** One card per row, for tables that have no room side by side. */
const RowCards = ({
  rows,
  children,
}: Pick<Table, 'rows'> & { readonly children: (row: Row) => ReactNode }) => {
  const theme = useTheme();
  const look = { borderColor: theme.line, backgroundColor: theme.surface };
  return rows.map((row, at) => (
    <View key={at} role="listitem" style={[styles.card, look]}>
      {children(row)}
    </View>
  ));
};

/** Each figure beside its column's name. */
const Tallies = ({ head, rows }: Table) => (
  <View role="list" style={styles.cards}>
    <RowCards rows={rows}>
      {({ cells }) =>
        cells.map((cell, at) => (
          <View key={at} style={styles.pair}>
            <Text tone={at === 0 ? 'brassInk' : 'inkMuted'} style={{ flex: 1 }}>
              {plainOf(head[at] ?? [])}
            </Text>
            <Text variant="label" tone={at === 0 ? 'brassInk' : 'ink'}>
              {plainOf(cell)}
            </Text>
          </View>
        ))
      }
    </RowCards>
    <IdsOnce rows={rows} />
  </View>
);

const Cards = ({ head, rows }: Table) => (
  <View role="list" style={styles.cards}>
    <RowCards rows={rows}>{(row) => <Card head={head} row={row} />}</RowCards>
  </View>
);

interface CardProps {
  readonly head: Table['head'];
  readonly row: Row;
}

/** A dash stands for an empty cell. */
const isDash = (spans: readonly Span[]): boolean => /^[\s–—-]*$/.test(plainOf(spans));

function Card({ head, row }: CardProps) {
  const [first, ...rest] = row.cells
    .map((cell, at) => ({ cell, name: head[at] ?? [] }))
    .filter(({ cell }) => !isDash(cell));
  return (
    <>
      {first && (
        <Text variant="readingStrong" tone="brassInk">
          {plainOf(first.cell)}
        </Text>
      )}
      {rest.map(({ cell, name }, at) => (
        <View key={at}>
          <Note>{plainOf(name)}</Note>
          <Prose spans={cell} ids={at === rest.length - 1 ? row.ids : []} />
        </View>
      ))}
    </>
  );
}

const layouts = { cards: Cards, figures: Figures, grid: Grid, tallies: Tallies } as const;

const styles = StyleSheet.create({
  frame: { borderWidth: 1, borderRadius: radius.m, overflow: 'hidden' },
  row: { flexDirection: 'row' },
  later: { borderTopWidth: 1 },
  cell: { flexShrink: 1, minWidth: 0, paddingHorizontal: space.m, paddingVertical: space.s },
  /** Its width follows from its column's name alone. */
  figure: {
    flexBasis: 0,
    minWidth: 0,
    justifyContent: 'center',
    paddingHorizontal: space.xs,
    paddingVertical: space.s,
  },
  cards: { gap: space.s },
  card: { borderWidth: 1, borderRadius: radius.m, padding: space.m, gap: space.xs },
  pair: { flexDirection: 'row', gap: space.m },
});
