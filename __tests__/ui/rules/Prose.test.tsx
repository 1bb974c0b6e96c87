import { screen, type RenderResult } from '@testing-library/react-native';
import { Prose } from '../../../ui/rules/Prose';
import { shown } from '../replay/support';
import { changeReading } from '../../../store/rules/reading';

beforeEach(() => changeReading({ ruleNumbers: true }));

type Node = ReturnType<RenderResult['toJSON']> | string;

const textIn = (node: Node): string => {
  if (node === null) return '';
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(textIn).join('');
  return (node.children ?? []).map(textIn).join('');
};

/** What stays together when the text is broken into lines. */
const pieces = (ids: readonly string[]) => {
  shown('en', <Prose spans={['Pay your debts.']} ids={ids} />);
  return textIn(screen.toJSON())
    .replace(/[\u2060\u2066\u2069]/g, '')
    .split(' ');
};

test('a passage shows its rules to those who ask for them', () => {
  changeReading({ ruleNumbers: false });
  expect(pieces(['FP-18']).join(' ')).not.toContain('FP-18');
});

test('the rules of a passage stay with its last word', () => {
  expect(pieces(['FP-18', 'FP-15'])).toEqual(['Pay', 'your', 'debts.\u00a0\u00a0FP-18\u00a0FP-15']);
});

test('of many rules none stands alone', () => {
  expect(pieces(['C-01', 'C-02', 'C-03', 'C-04'])).toEqual([
    'Pay',
    'your',
    'debts.\u00a0\u00a0C-01\u00a0C-02',
    'C-03\u00a0C-04',
  ]);
});
