import { fireEvent, screen } from '@testing-library/react-native';
import { coup } from '../../../../../engine/coup';
import { openPast } from '../../../../../ui/match/picture/past';
import { Log } from '../../../../../ui/match/table/bar/Log';
import { names, played, stateAt } from '../../../coup/log/exchange';
import { notedBoard } from '../../../replay/notedBoard';
import { shown } from '../../../replay/support';

const { screens, board } = notedBoard();
const line = (text: RegExp) => fireEvent.press(screen.getByRole('button', { name: text }));

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

test('it leads to the table as its viewer saw it, and back, and names no card that the viewer could not know', () => {
  const t = openLog();
  expect(screen.queryByText(/draws.*(Captain|Assassin)/)).toBeNull();
  expect(board).toThrow('no table');
  line(/draws from the court/);
  expect(board().view).toEqual(coup.view(stateAt(3), 'table'));
  fireEvent.press(screen.getByRole('button', { name: t('replay.moveBack') }));
  expect(board().view).toEqual(coup.view(stateAt(2), 'table'));
  fireEvent.press(screen.getByRole('button', { name: t('replay.toLog') }));
  expect(screen.getByText(/returns to the court/)).toBeOnTheScreen();
});
