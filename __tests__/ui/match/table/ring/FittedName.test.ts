import { fittingName } from '../../../../../ui/match/table/ring/FittedName';

test.each([
  [['Cem'], 'Cem', 'label'],
  [['Gwendolyn'], 'Gwendolyn', 'fine'],
  [['Christopher'], 'Christopher', 'finest'],
  // The whole of it could be written, but not be read across the table.
  [['Maria Gomez', 'Maria G.', 'Maria'], 'Maria', 'label'],
  [['Bartholomew Max', 'Bartholomew M.', 'Bartholomew'], 'Bartholomew', 'finest'],
  // Nothing smaller could be read.
  [['Maximilianovich'], 'Maximilianovich', 'finest'],
] as const)('of %j, %s is written in letters that hold the whole of it: %s', (ways, name, letters) => {
  expect(fittingName(ways, 'label', 110)).toEqual({ name, letters });
});

test('a whole name that can be read across a table is not shortened for larger letters', () => {
  expect(fittingName(['Eve Adams', 'Eve A.'], 'largeLabel', 150)).toEqual({
    name: 'Eve Adams',
    letters: 'label',
  });
});

test('never larger than usual', () => {
  expect(fittingName(['Eve'], 'small', 1000).letters).toBe('small');
});

test('a letter of several code units is one letter', () => {
  expect(fittingName(['👑👑👑👑'], 'label', 64).letters).toBe('label');
});
