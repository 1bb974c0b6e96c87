/** The costliest decisions on the page of a game that is over. */
import type { TFunction } from 'i18next';
import { act, fireEvent, screen } from '@testing-library/react-native';
import { createMatch, type MatchPlayer } from '../../../../engine';
import { coup } from '../../../../engine/coup';
import { changeSettings } from '../../../../store/settings';
import { LookBack } from '../../../../ui/coup/end/LookBack';
import { at } from '../../../engine/coup/support/play';
import { shown } from '../../replay/support';
import { wordsOnScreen } from '../decisions/asked';

const names = ['Sara', 'Noa'];
const start = at('hebrew', { hands: ['captain contessa', 'duke (duke)'], coins: [7, 6] });
const { moves } = start.play('0 income, 1 income, 0 coup 1');

function stepsOf() {
  let { state } = start;
  const played = moves.map((move) => {
    const step = coup.play(state, move);
    state = step.state;
    return step;
  });
  return [{ state: start.state, events: [] }, ...played];
}

/** The page of that game, for those who sat there. */
function lookBack(players: readonly MatchPlayer[], coach = true) {
  const match = { ...createMatch(coup, { book: 'hebrew', players: 2, first: 0 }, 1, players), moves };
  const watched: number[] = [];
  const t = shown(
    'en',
    <LookBack
      played={{ match, steps: stepsOf() }}
      turns={[]}
      names={names}
      onWatch={(step) => watched.push(step)}
    />,
  );
  act(() => changeSettings({ coach }));
  return { t, watched };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The coach works in slices, and would not stop before there is nothing left to weigh. */
const weighed = () => act(() => jest.runAllTimers());

const alone = [{ name: 'Sara' }, { name: 'Noa', bot: 'steady' }];
/** The win that was let go. */
const better = (t: TFunction) =>
  t('coup.coach.lookBack.deed', {
    chosen: t('coup.actions.income'),
    better: t('coup.coach.at', { action: t('coup.actions.coup'), name: 'Noa' }),
  });

test('what a person gave away stands there, and a touch leads to where it was asked', () => {
  const { t, watched } = lookBack(alone);
  weighed();
  fireEvent.press(screen.getByText(better(t)));
  expect(watched).toEqual([0]);
  expect(screen.queryByRole('radio')).toBeNull();
});

test('of several people each can ask for their own', () => {
  const { t } = lookBack([{ name: 'Sara' }, { name: 'Noa' }]);
  weighed();
  expect(screen.getByText(better(t))).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('radio', { name: 'Noa' }));
  expect(wordsOnScreen()).toContain(t('coup.coach.lookBack.weighing'));
  expect(screen.queryByText(better(t))).toBeNull();
});

test('somebody who wants no coach sees nothing of it', () => {
  const { t } = lookBack(alone, false);
  weighed();
  expect(screen.queryByText(t('coup.coach.lookBack.title'))).toBeNull();
});
