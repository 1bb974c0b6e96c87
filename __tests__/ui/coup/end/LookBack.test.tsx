/** The costliest decisions on the page of a game that is over. */
import type { TFunction } from 'i18next';
import { act, fireEvent, screen } from '@testing-library/react-native';
import { createMatch, type MatchPlayer } from '../../../../engine';
import { coup, type CoupMove } from '../../../../engine/coup';
import { changeSettings } from '../../../../store/settings';
import { LookBack } from '../../../../ui/coup/end/LookBack';
import { at, type Play } from '../../../engine/coup/support/play';
import { shown } from '../../replay/support';
import { wordsOnScreen } from '../decisions/asked';

const names = ['Sara', 'Noa'];
const start = at('hebrew', { hands: ['captain contessa', 'duke (duke)'], coins: [7, 6] });
const { moves } = start.play('0 income, 1 income, 0 coup 1');
/** With the last card before an assassin, to say one is the Contessa is right, and here it fails. */
const struck = at('hebrew', { hands: ['captain (duke)', 'assassin duke'], coins: [2, 3], first: 1 });
const { moves: fall } = struck.play('1 assassinate 0, 0 allow, 0 block contessa, 1 challenge, 0 concede');

function stepsOf({ start, moves }: { readonly start: Play; readonly moves: readonly CoupMove[] }) {
  let { state } = start;
  const played = moves.map((move) => {
    const step = coup.play(state, move);
    state = step.state;
    return step;
  });
  return [{ state: start.state, events: [] }, ...played];
}

/** The page of that game, for those who sat there. */
function lookBack(players: readonly MatchPlayer[], coach = true, game = { start, moves }) {
  const match = {
    ...createMatch(coup, { book: 'hebrew', players: 2, first: 0 }, 1, players),
    moves: game.moves,
  };
  const watched: number[] = [];
  const t = shown(
    'en',
    <LookBack
      played={{ match, steps: stepsOf(game) }}
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

test('FC-45: what was right and went wrong is told as ill luck, not as a mistake', () => {
  const { t } = lookBack(alone, true, { start: struck, moves: fall });
  weighed();
  const block = t('coup.decision.answers.block', { role: t('cast.contessa.name') });
  expect(screen.getByText(t('coup.coach.lookBack.unlucky', { chosen: block }))).toBeOnTheScreen();
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
