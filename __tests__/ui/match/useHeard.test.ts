import { renderHook } from '@testing-library/react-native';
import type { Step } from '../../../engine/core';
import type { Cops } from '../../../engine/cops';
import { feedback } from '../../../ui/feedback/feedback';
import { copsScreens } from '../../../ui/cops/screens';
import { useHeard } from '../../../ui/match/useHeard';
import { at } from '../../engine/cops/support/play';

jest.mock('../../../ui/feedback/feedback', () => ({ feedback: jest.fn() }));

const heard = () => jest.mocked(feedback).mock.calls.map(([sound]) => sound);

/** A record of play, grouped as if each line of it were one step. */
function stepsOf(...lines: readonly string[]): readonly Step<Cops>[] {
  let game = at('base');
  const steps: Step<Cops>[] = [{ state: game.state, events: game.events }];
  for (const line of lines) {
    const next = game.play(line);
    steps.push({ state: next.state, events: next.since(game) });
    game = next;
  }
  return steps;
}

function listening(steps: readonly Step<Cops>[], until: number, silent = false) {
  const running = (count: number) =>
    ({ id: 'one', match: {}, minds: [], steps: steps.slice(0, count) }) as unknown as Parameters<
      typeof useHeard<Cops>
    >[1];
  const { rerender } = renderHook(
    ({ count }: { count: number }) => useHeard(copsScreens, running(count), silent),
    { initialProps: { count: 1 } },
  );
  for (let count = 2; count <= until; count++) rerender({ count });
}

beforeEach(() => jest.mocked(feedback).mockClear());

test('a look, a gun and a shot are heard when they happen, and nothing of before', () => {
  const steps = stepsOf('0 investigate 1.0', 'all pass', 'all pass', '1 arm 2', 'all pass', '1 reveal 1');
  listening(steps, steps.length);
  expect(heard()).toEqual(['look', 'aim']);
});

test('GC-14: a look sounds the same whatever was seen', () => {
  for (const card of ['1.0', '1.1']) listening(stepsOf(`0 investigate ${card}`, 'all pass'), 3);
  expect(heard()).toEqual(['look', 'look']);
});

test('what bots rush through is not heard', () => {
  listening(stepsOf('0 investigate 1.0', 'all pass'), 3, true);
  expect(heard()).toEqual([]);
});
