import { act, renderHook } from '@testing-library/react-native';
import { createElement, type ReactNode } from 'react';
import { TurnedContext, useTurnedRound } from '../../../../ui/components/turned';
import { useTurnedTable } from '../../../../ui/match/table/turned';

test('one touch turns the table round, and another turns it back', () => {
  const { result } = renderHook(() => useTurnedTable());
  expect(result.current.turned).toBe(false);
  act(() => result.current.turnTable());
  expect(result.current.turned).toBe(true);
  act(() => result.current.turnTable());
  expect(result.current.turned).toBe(false);
});

test.each([
  [false, null],
  [true, { transform: [{ rotate: '180deg' }] }],
])('what stands on a table that is turned (%s) is turned with it', (turned, style) => {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(TurnedContext, { value: turned }, children);
  expect(renderHook(() => useTurnedRound(), { wrapper }).result.current).toEqual(style);
});
