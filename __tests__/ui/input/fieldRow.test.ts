import { renderHook } from '@testing-library/react-native';
import { useFieldRow } from '../../../ui/input/fieldRow';

test('each field leads to the one beside it, wherever that has moved, and the last to none', () => {
  const { result, rerender } = renderHook<ReturnType<typeof useFieldRow>, readonly number[]>(useFieldRow, {
    initialProps: [4, 7, 9],
  });
  const focused: number[] = [];
  for (const id of [4, 7, 9]) result.current(id).ref({ focus: () => focused.push(id) });
  const next = (id: number) => result.current(id).onNext?.();
  next(4);
  next(7);
  expect(focused).toEqual([7, 9]);
  expect(result.current(9).onNext).toBeNull();

  rerender([9, 4]);
  next(9);
  expect(focused).toEqual([7, 9, 4]);
  expect(result.current(4).onNext).toBeNull();
});
