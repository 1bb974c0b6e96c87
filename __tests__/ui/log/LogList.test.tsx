import { fireEvent, screen, within } from '@testing-library/react-native';
import { ScrollView, View } from 'react-native';
import { typicalLine } from '../../../ui/log/logPages';
import { LogList } from '../../../ui/log/LogList';
import type { LogLine } from '../../../ui/log/logLine';
import { RuleDoors } from '../../../ui/rules/RuleDoors';
import { bookTexts } from '../../../ui/rules/texts';
import { shown } from '../replay/support';

const lines: readonly LogLine[] = [
  { step: 0, text: 'The deal', kind: 'heading' },
  { step: 0, text: 'Sara’s turn', kind: 'heading' },
  { step: 1, text: 'Sara claims.', kind: 'said' },
  { step: 4, text: 'Nobody challenges.', kind: 'quiet' },
  { step: 4, text: 'Sara gains.', kind: 'quiet' },
  { step: 4, text: 'Dan’s turn', kind: 'heading' },
  { step: 5, text: 'Dan falls.', kind: 'grave' },
];

function log(at: number) {
  const led: number[] = [];
  const t = shown('en', <LogList lines={lines} at={at} onStep={(step) => led.push(step)} />);
  const marked = lines.filter(({ text }) =>
    screen.queryByRole('button', { name: t('log.here', { line: text }) }),
  );
  return { led, marked: marked.map(({ text }) => text) };
}

test('every line leads to its step, in the order things happened', () => {
  const { led } = log(9);
  for (const button of screen.getAllByRole('button')) fireEvent.press(button);
  expect(led).toEqual(lines.map(({ step }) => step));
});

test('turns are headings', () => {
  log(1);
  expect(JSON.stringify(screen.toJSON()).match(/"role":"heading"/g)).toHaveLength(3);
});

test.each([
  [0, ['The deal', 'Sara’s turn']],
  [1, ['Sara claims.']],
  [3, ['Sara claims.']],
  [4, ['Nobody challenges.', 'Sara gains.', 'Dan’s turn']],
  [9, ['Dan falls.']],
])('what is on the table at step %d is marked', (at, expected) => {
  expect(log(at).marked).toEqual(expected);
});

test('a line leads to the rule it applied, where the book has it; a heading to its step alone', async () => {
  await bookTexts.russian.en.load();
  const rule = { byBook: { russian: 'RU-22' } };
  const ruled = lines.map((line) => ({ ...line, rule: line.kind === 'grave' ? { byBook: {} } : rule }));
  const t = shown(
    'en',
    <RuleDoors rules={{ book: 'russian', parts: [] }}>
      <LogList lines={ruled} at={0} onStep={() => {}} />
    </RuleDoors>,
  );
  expect(screen.getAllByRole('button', { name: t('log.rule') })).toHaveLength(3);
  const [first] = screen.getAllByRole('button', { name: t('log.rule') });
  if (first) fireEvent.press(first);
  expect(screen.getByRole('heading', { name: 'The 10-coin rule' })).toBeOnTheScreen();
});

describe('a long log', () => {
  const turns = Array.from({ length: 200 }, (_, step) => [
    { step, text: `turn ${step}`, kind: 'heading' as const },
    ...Array.from({ length: 9 }, (__, deed) => ({ step, text: `${step}.${deed}`, kind: 'said' as const })),
  ]).flat();
  const paper = (at: number) => <LogList lines={turns} at={at} onStep={() => {}} />;
  const drawn = () =>
    screen.getAllByText(/^turn /).map(({ children }) => Number(String(children[0]).slice(5)));
  const list = () => screen.UNSAFE_getByType(ScrollView);
  const layout = (height: number) => ({ nativeEvent: { layout: { x: 0, y: 0, width: 300, height } } });
  const scrollTo = (y: number) => fireEvent.scroll(list(), { nativeEvent: { contentOffset: { x: 0, y } } });

  test('is drawn where the game stands, and a little further', () => {
    shown('en', paper(100));
    expect(drawn()).toEqual([98, 99, 100, 101, 102, 103]);
  });

  test('is drawn where it is scrolled to', () => {
    shown('en', paper(0));
    fireEvent(list(), 'layout', layout(600));
    expect(drawn()).toEqual([0, 1, 2, 3]);
    scrollTo(50 * 10 * typicalLine);
    expect(drawn()).toEqual([0, 1, 2, 3, 48, 49, 50, 51, 52, 53]);
  });

  test('keeps the page that the keyboard is on', () => {
    shown('en', paper(0));
    fireEvent(list(), 'layout', layout(600));
    scrollTo(50 * 10 * typicalLine);
    const page = screen
      .UNSAFE_getAllByType(View)
      .filter(({ props }) => 'onFocus' in props && 'onLayout' in props)
      .find((one) => within(one).queryByText('turn 50'));
    if (page) fireEvent(page, 'focus');
    scrollTo(0);
    expect(drawn()).toEqual([0, 1, 2, 3, 50, 51]);
  });

  test('is as long as before where it is blank', () => {
    shown('en', paper(0));
    fireEvent(list(), 'layout', layout(600));
    const blanks = screen
      .UNSAFE_getAllByType(View)
      .map(({ props }) => (props as { style?: { height?: number } }).style?.height)
      .filter((height) => height === 20 * typicalLine);
    expect(blanks.length).toBe(98);
  });
});
