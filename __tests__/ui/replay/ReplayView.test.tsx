import { fireEvent, screen } from '@testing-library/react-native';
import { coup, type Coup } from '../../../engine/coup';
import { openView } from '../../../ui/replay/openView';
import { coupScreens } from '../../../ui/coup/screens';
import type { BoardProps, GameScreens } from '../../../ui/match/GameScreens';
import { ReplayView } from '../../../ui/replay/ReplayView';
import { names, played, stateAt } from '../coup/log/exchange';
import { shown } from './support';

/** The table keeps a note of what is laid on it. */
const Board = jest.fn<null, [BoardProps<Coup>]>(() => null);
const screens: GameScreens<Coup> = { ...coupScreens, Board };

/** What lies on the table now. */
function board() {
  const [props] = Board.mock.lastCall ?? [];
  if (!props) throw new Error('There is no table.');
  return props;
}
const line = (text: RegExp) => fireEvent.press(screen.getByRole('button', { name: text }));

beforeEach(() => Board.mockClear());

const over = (startAt?: number) =>
  shown('en', <ReplayView {...{ screens, played, names }} {...(startAt === undefined ? {} : { startAt })} />);

test.each([
  [undefined, 0],
  [3, 3],
  [99, 5],
  [-1, 0],
])('a game that is over opens at the step asked for (%p), every hand open', (asked, step) => {
  over(asked);
  expect(board().view).toEqual(openView(coup, stateAt(step)));
});

test('it tells what was secret then', () => {
  over();
  expect(screen.getByText(/draws from the court:.*Captain.*and.*Assassin/)).toBeOnTheScreen();
});

test('it goes where a line leads, and there things happen only one step forward at a time', () => {
  const t = over();
  line(/returns to the court/);
  expect(board()).toMatchObject({ view: openView(coup, stateAt(4)), recent: null });
  fireEvent.press(screen.getByRole('button', { name: t('replay.moveOn') }));
  expect(board()).toMatchObject({
    view: openView(coup, stateAt(5)),
    recent: { key: 5, events: played.steps[5]?.events },
  });
  fireEvent.press(screen.getByRole('button', { name: t('replay.moveBack') }));
  expect(board()).toMatchObject({ view: openView(coup, stateAt(4)), recent: null });
});

test('it can be watched by the eyes of any one player, who sees and hears what they did then', () => {
  const t = over();
  const { game } = coupScreens.match.table;
  const see = (words: string) => {
    fireEvent.press(screen.getByRole('button', { name: new RegExp(t('replay.eyes')) }));
    fireEvent.press(screen.getByRole('radio', { name: words }));
  };
  for (const [seat, name] of names.entries()) {
    see(name);
    expect(board().view).toEqual(game.view(stateAt(0), seat));
  }
  see(t('replay.openHands'));
  expect(board().view).toEqual(openView(coup, stateAt(0)));
  expect(screen.getByText(/draws from the court:.*Captain.*and.*Assassin/)).toBeOnTheScreen();
});

test('what was nobody else’s to know is not told to them afterwards either', () => {
  const t = over();
  const stranger = names.length - 1;
  fireEvent.press(screen.getByRole('button', { name: new RegExp(t('replay.eyes')) }));
  fireEvent.press(screen.getByRole('radio', { name: names[stranger] ?? '' }));
  expect(screen.queryByText(/draws from the court:.*Captain.*and.*Assassin/)).toBeNull();
});

describe('what the stage says', () => {
  const room = { start: 0, top: 0, width: 600, height: 400 };
  const withStage = (props: BoardProps<Coup>) => props.stage?.(room) ?? null;
  const at = (step: number) =>
    shown(
      'en',
      <ReplayView screens={{ ...coupScreens, Board: withStage }} {...{ played, names }} startAt={step} />,
    );

  test('at first is the deal, as the log does', () => {
    const t = at(0);
    expect(screen.getAllByText(t('log.deal')).length).toBeGreaterThan(1);
  });
});
