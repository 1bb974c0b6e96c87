import { keptApart } from '../../../ui/end/keptApart';

test('marks that have room stay where they are wanted', () => {
  expect(keptApart([10, 90, 50], 20, 100)).toEqual([10, 90, 50]);
});

test('marks at one height stand below one another, in their order', () => {
  expect(keptApart([50, 50, 50], 20, 100)).toEqual([50, 70, 90]);
});

test('at the lower edge they give way upwards', () => {
  expect(keptApart([100, 100, 95], 20, 100)).toEqual([80, 100, 60]);
});
