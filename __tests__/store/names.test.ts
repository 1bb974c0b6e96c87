import { seatsWithTakenName, tidyNames } from '../../store/names';

describe('names round the table', () => {
  test('two of the same name: the later one is told', () => {
    expect(seatsWithTakenName(['Sara', 'Dan', 'Sara', 'Noa', 'Dan'])).toEqual([2, 4]);
  });

  test('capitals and blanks do not make another name', () => {
    expect(seatsWithTakenName(['Sara', ' sara '])).toEqual([1]);
  });

  test('many may keep their number', () => {
    expect(seatsWithTakenName(['', '', ' '])).toEqual([]);
  });

  test('blanks round a name are not part of it', () => {
    expect(tidyNames(['  نسیم ', 'Дан'])).toEqual(['نسیم', 'Дан']);
  });
});
