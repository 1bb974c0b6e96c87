import { fireEvent, screen } from '@testing-library/react-native';
import { coup, type Coup } from '../../../../../engine/coup';
import { coupScreens } from '../../../../../ui/coup/screens';
import type { BoardProps, GameScreens } from '../../../../../ui/match/GameScreens';
import { openPast } from '../../../../../ui/match/picture/past';
import { Log } from '../../../../../ui/match/table/bar/Log';
import { names, played, stateAt } from '../../../coup/log/exchange';
import { shown } from '../../../replay/support';

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

/** The log of a running game, as the table witnessed it. */
const openLog = () =>
  shown(
    'en',
    <Log
      {...{ screens, names }}
      own={null}
      past={openPast(screens)(played.steps, { viewer: 'table', forgetsUpTo: null })}
    />,
  );

test('it leads to the table as its viewer saw it, and back', () => {
  const t = openLog();
  expect(board).toThrow('no table');
  line(/draws from the court/);
  expect(board().view).toEqual(coup.view(stateAt(3), 'table'));
  fireEvent.press(screen.getByRole('button', { name: t('replay.moveBack') }));
  expect(board().view).toEqual(coup.view(stateAt(2), 'table'));
  fireEvent.press(screen.getByRole('button', { name: t('replay.toLog') }));
  expect(screen.getByText(/returns to the court/)).toBeOnTheScreen();
});

test('it names no card that the table could not know', () => {
  const t = openLog();
  expect(
    screen.queryByText(new RegExp(`draws.*(${t('cast.captain.name')}|${t('cast.assassin.name')})`)),
  ).toBeNull();
});
