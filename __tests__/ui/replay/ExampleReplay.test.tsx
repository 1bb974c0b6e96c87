import { act, fireEvent, screen } from '@testing-library/react-native';
import { coup } from '../../../engine/coup';
import { text } from '../../../locales/rulebooks/russian-en.md';
import { openView } from '../../../ui/replay/openView';
import { ExampleReplay } from '../../../ui/replay/ExampleReplay';
import { exampleOf } from '../coup/examples/table';
import { notedBoard } from './notedBoard';
import { stopsPlayed } from './parts';
import { shown } from './support';

const { screens, board } = notedBoard(({ stage }) => stage?.({ width: 300, height: 200 }));
const example = exampleOf('russian', 'worked');
const stops = stopsPlayed(coup, example);
function stopAt(at: number) {
  const stop = stops[at];
  if (!stop) throw new Error(`There is no stop ${at}.`);
  return stop;
}

function opened() {
  const t = shown('en', <ExampleReplay {...{ screens, example, text }} />);
  const press = (key: 'replay.moveOn' | 'replay.moveBack' | 'replay.turnOn') =>
    fireEvent.press(screen.getByRole('button', { name: t(key) }));
  return {
    t,
    on: () => press('replay.moveOn'),
    back: () => press('replay.moveBack'),
    turn: () => press('replay.turnOn'),
  };
}

/** How a screen reader is told of changes to this. */
function liveness(found: ReturnType<typeof screen.getByText>): unknown {
  for (let node: typeof found | null = found; node; node = node.parent)
    if (node.props['aria-live']) return node.props['aria-live'];
  return undefined;
}

test('it opens with the deal, every hand open, and with the words before the first step', () => {
  opened();
  expect(board().view).toEqual(openView(coup, stopAt(0).state));
  expect(board().names).toEqual(['Nell', 'Frankie', 'Charlie']);
  expect(screen.getByText(/Nell has been dealt a Contessa and a Duke/)).toBeOnTheScreen();
});

test('a step forward is announced and happens on the table, with the book’s words and its own; a step back does not', () => {
  const { on, back } = opened();
  on();
  on();
  expect(liveness(screen.getByText(/Nell begins and announces Tax/))).toBe('polite');
  expect(board()).toMatchObject({
    view: openView(coup, stopAt(2).state),
    recent: { key: 2, events: stopAt(2).events },
  });
  expect(board().view.seats.map(({ coins }) => coins)).toEqual([5, 2, 2]);
  expect(screen.getByText(/Nell takes 3 coins/, { exact: false })).toBeOnTheScreen();
  back();
  expect(board()).toMatchObject({ view: openView(coup, stopAt(1).state), recent: null });
});

test('what nobody objects to is one step, and so is how things stand: EX-4 with all its points', () => {
  const { turn } = opened();
  turn();
  turn();
  turn();
  const status = stops.findIndex(({ told }) => told && 'rule' in told && told.rule === 'EX-4');
  fireEvent(screen.getByRole('slider'), 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
  expect(screen.getByRole('slider').props['aria-valuenow']).toBe(status);
  for (const point of [/^Nell: Contessa/, /^Frankie: Captain/, /^Charlie: Assassin/, /^Face up: one/])
    expect(screen.getByText(point)).toBeOnTheScreen();
  expect(board().view).toEqual(openView(coup, stopAt(status).state));
});

test('while it plays by itself it comes to the end and stops there', () => {
  jest.useFakeTimers();
  const { t } = opened();
  fireEvent.press(screen.getByRole('button', { name: t('replay.play') }));
  for (let stop = 1; stop < stops.length; stop++) act(() => jest.advanceTimersByTime(1_000));
  expect(board().view).toEqual(openView(coup, stopAt(stops.length - 1).state));
  expect(screen.getByRole('button', { name: t('replay.moveOn') })).toBeDisabled();
  jest.useRealTimers();
});
