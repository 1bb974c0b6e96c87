import { screen } from '@testing-library/react-native';
import type { Table } from '../../../locales/rulebooks/text';
import { RuleTable } from '../../../ui/rules/RuleTable';
import { shown } from '../replay/support';
import { changeReading } from '../../../store/rules/reading';

beforeEach(() => changeReading({ ruleNumbers: true }));

const table = (head: readonly string[], row: readonly string[]): Table => ({
  type: 'table',
  head: head.map((cell) => [cell]),
  rows: [{ cells: row.map((cell) => [cell]), ids: ['GC-02'] }],
});

/** What is no button and no text has a role that queries pass over. */
const liesSideBySide = () => JSON.stringify(screen.toJSON()).includes('"columnheader"');

test('GC-02: figures lie side by side, however many columns they have', () => {
  const head = ['Players', 'Honest', 'Crooked', 'Agent', 'Kingpin', 'Altogether'];
  shown('en', <RuleTable table={table(head, ['4', '5', '5', '1', '1', '12'])} />);
  expect(liesSideBySide()).toBe(true);
});

test('sentences lie below one another where they have no room', () => {
  const sentences = Array<string>(5).fill('A whole sentence that wants its room');
  shown('en', <RuleTable table={table(['One', 'Two', 'Three', 'Four', 'Five'], sentences)} />);
  expect(liesSideBySide()).toBe(false);
});

test('GC-02: figures that have no room stand each beside its column’s name, and their rule once', () => {
  const head = [
    'Altogether-in-the-game',
    'Honest-in-the-game',
    'Crooked-in-the-game',
    'Agents-in-the-game',
    'Kingpins-in-the-game',
  ];
  shown('en', <RuleTable table={table(head, ['12', '5', '5', '1', '1'])} />);
  expect(liesSideBySide()).toBe(false);
  for (const name of head) expect(screen.getByText(name)).toBeOnTheScreen();
  expect(screen.getAllByText(/GC/, { includeHiddenElements: true })).toHaveLength(1);
});
