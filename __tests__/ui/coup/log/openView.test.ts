import { openView } from '../../../../ui/coup/log/openView';
import { stateAt } from './exchange';

test('an open table shows each hand as it is, and hides none', () => {
  const { seats } = openView(stateAt(0));
  expect(seats.map(({ cards }) => cards.map(({ role }) => role))).toEqual(
    stateAt(0).players.map(({ cards }) => cards.map(({ role }) => role)),
  );
});
