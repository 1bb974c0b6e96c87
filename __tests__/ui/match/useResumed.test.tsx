/** To render the table or a lesson changes nothing: React may render twice, or throw away what it has rendered. */
import { act, render, screen } from '@testing-library/react-native';
import { lazy, StrictMode, Suspense, type ReactElement } from 'react';
import { Text } from 'react-native';
import { openLesson } from '../../../store/lessons/openLesson';
import type { MatchStore } from '../../../store/match/match';
import { useNotices } from '../../../store/notices';
import { LessonPage } from '../../../ui/lesson/LessonPage';
import { MatchScreen } from '../../../ui/module/MatchScreen';
import { useResumed } from '../../../ui/match/useResumed';
import { pebbleMatch, pebbleSetup, pebbleTable, type Pebble } from '../../support/pebble';
import { pebbleScreens } from '../../support/pebbleScreens';
import { shown } from '../replay/support';

jest.mock('expo-router', () => ({ ...jest.requireActual<object>('expo-router'), useRouter: jest.fn() }));

const key = 'underTheTable.match.pebble';
const setup = { players: 2, first: 0, rounds: 1 };
const lesson = {
  book: 'cops',
  setup,
  seed: 1,
  beats: [{ told: () => [''] as const, moves: [{ type: 'hide', pebble: true }] }],
  learnt: () => '',
} as const;
const lessonMatch = openLesson(pebbleTable, lesson);

/** A match lies on the device, a lesson has not been taken yet; the app has just been started. */
beforeEach(() =>
  act(() => {
    pebbleMatch.start(setup, [{ name: 'Sara' }, { name: 'Dan' }], 1);
    pebbleMatch.answer({ type: 'hide', pebble: true });
    for (const { useMatch } of [pebbleMatch, lessonMatch])
      useMatch.setState(useMatch.getInitialState(), true);
    useNotices.setState([], true);
  }),
);

const Never = lazy(() => new Promise<never>(() => undefined));

const pages: readonly [string, MatchStore<Pebble>, ReactElement][] = [
  [
    'a table',
    pebbleMatch,
    <MatchScreen key="table" screens={pebbleScreens} rules={pebbleSetup} way="together" />,
  ],
  [
    'a lesson',
    lessonMatch,
    <LessonPage key="lesson" screens={pebbleScreens} lessons={[{ ...lesson, match: lessonMatch }]} />,
  ],
];

test.each(pages)('%s that is rendered in vain is not gone on with', (_, { useMatch }, page) => {
  const before = useMatch.getState();
  shown(
    'en',
    <Suspense fallback={<Text>waiting</Text>}>
      {page}
      <Never />
    </Suspense>,
  );
  expect(screen.getByText('waiting')).toBeOnTheScreen();
  expect(useMatch.getState()).toBe(before);
});

describe('rendered twice', () => {
  function Table() {
    const { useMatch } = pebbleMatch;
    const isResumed = useResumed(pebbleMatch);
    const moves = useMatch((now) => now.running?.match.moves.length);
    return isResumed && <Text>{`${moves} moves`}</Text>;
  }
  const twice = (table: ReactElement) => render(<StrictMode>{table}</StrictMode>);

  test('a match is gone on with as if it had been rendered once', () => {
    twice(<Table />);
    expect(screen.getByText('1 moves')).toBeOnTheScreen();
    const { running } = pebbleMatch.useMatch.getState();
    twice(<Table />);
    expect(pebbleMatch.useMatch.getState().running).toBe(running);
  });

  test('what cannot be read is told once', () => {
    localStorage.setItem(key, 'no match');
    twice(<Table />);
    expect(screen.getByText('undefined moves')).toBeOnTheScreen();
    expect(useNotices.getState()).toEqual([{ problem: 'damaged', of: 'match' }]);
  });
});
