import { fireEvent, screen } from '@testing-library/react-native';
import { coup } from '../../../engine/coup';
import { openView } from '../../../ui/replay/openView';
import { ReplayView } from '../../../ui/replay/ReplayView';
import { names, played, stateAt } from '../coup/log/exchange';
import { notedBoard } from './notedBoard';
import { shown } from './support';

const { screens, board } = notedBoard();
const line = (text: RegExp) => fireEvent.press(screen.getByRole('button', { name: text }));

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

test('it can be watched by the eyes of any one player, who is told what they could know then, and with every hand open', () => {
  const t = over();
  const see = (words: string) => {
    fireEvent.press(screen.getByRole('button', { name: new RegExp(t('replay.eyes')) }));
    fireEvent.press(screen.getByRole('radio', { name: words }));
  };
  const drawn = () => screen.queryByText(/draws from the court:.*Captain.*and.*Assassin/);
  expect(drawn()).toBeOnTheScreen();
  for (const [seat, name] of names.entries()) {
    see(name);
    expect(board().view).toEqual(coup.view(stateAt(0), seat));
    expect(drawn() !== null).toBe(seat === 0);
  }
  see(t('replay.openHands'));
  expect(board().view).toEqual(openView(coup, stateAt(0)));
  expect(drawn()).toBeOnTheScreen();
});
