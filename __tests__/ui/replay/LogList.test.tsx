import { fireEvent, screen } from '@testing-library/react-native';
import { LogList } from '../../../ui/replay/LogList';
import { shown } from './support';

const lines = [
  { step: 0, text: 'The deal', kind: 'turn' },
  { step: 0, text: 'Sara’s turn', kind: 'turn' },
  { step: 1, text: 'Sara claims.', kind: 'claim' },
  { step: 4, text: 'Nobody challenges.', kind: 'answer' },
  { step: 4, text: 'Sara gains.', kind: 'coins' },
  { step: 4, text: 'Dan’s turn', kind: 'turn' },
  { step: 5, text: 'Dan falls.', kind: 'loss' },
];

function log(at: number) {
  const led: number[] = [];
  const t = shown('en', <LogList lines={lines} at={at} onStep={(step) => led.push(step)} />);
  const marked = lines.filter(({ text }) =>
    screen.queryByRole('button', { name: t('story.replay.here', { line: text }) }),
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
