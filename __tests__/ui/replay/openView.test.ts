import { coup } from '../../../engine/coup';
import { openView } from '../../../ui/replay/openView';
import { stateAt } from '../coup/log/exchange';

test('an open table shows each hand as it is, and hides none', () => {
  const { seats } = openView(coup, stateAt(0));
  expect(seats.map(({ cards }) => cards.map(({ role }) => role))).toEqual(
    stateAt(0).players.map(({ cards }) => cards.map(({ role }) => role)),
  );
});
