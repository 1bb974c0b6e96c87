import { fireEvent, screen } from '@testing-library/react-native';
import { coup, createMatch, replay, type CoupMove, type CoupSetup, type CoupView } from '../../../../engine';
import { Board } from '../../../../ui/coup/board/Board';
import { CoupLogSheet } from '../../../../ui/coup/story/CoupLogSheet';
import { CoupReplay } from '../../../../ui/coup/story/CoupReplay';
import { openView } from '../../../../ui/coup/story/openView';
import { shown } from '../../replay/support';

jest.mock('../../../../ui/coup/board/Board', () => ({ Board: jest.fn(() => null) }));
jest.mock('../../../../ui/coup/board/Claim', () => ({ Claim: () => null }));

const names = ['Sara', 'Дан', 'נועה'];
const setup: CoupSetup = {
  book: 'hebrew',
  players: 3,
  first: 0,
  deck: [
    'duke',
    'contessa',
    'captain',
    'assassin',
    'ambassador',
    'duke',
    'captain',
    'assassin',
    'contessa',
    'duke',
    'captain',
    'assassin',
    'contessa',
    'ambassador',
    'ambassador',
  ],
};
const moves: readonly CoupMove[] = [
  { type: 'act', action: 'exchange' },
  { type: 'allow' },
  { type: 'allow' },
  { type: 'keep', cards: [0, 2] },
  { type: 'act', action: 'income' },
];
const steps = replay(coup, { ...createMatch<CoupSetup, CoupMove>(coup, setup, 1, []), moves });
const stateAt = (step: number) => (steps[step] ?? steps[0])?.state ?? coup.deal(setup, 1);

/** What lies on the table now. */
function board(): { view: CoupView; news?: { key: number } | null } {
  const [props] = jest.mocked(Board).mock.lastCall ?? [];
  if (!props) throw new Error('There is no table.');
  return props;
}
const line = (text: RegExp) => fireEvent.press(screen.getByRole('button', { name: text }));

beforeEach(() => jest.mocked(Board).mockClear());

test('an open table shows each hand as it is, and hides none', () => {
  const { seats } = openView(stateAt(0));
  expect(seats.map(({ cards }) => cards.map(({ role }) => role))).toEqual(
    stateAt(0).players.map(({ cards }) => cards.map(({ role }) => role)),
  );
});

describe('a game that is over', () => {
  test('opens at the step asked for, every hand open', () => {
    shown('en', <CoupReplay steps={steps} names={names} startAt={3} />);
    expect(board().view).toEqual(openView(stateAt(3)));
  });

  test('tells what was secret then', () => {
    shown('en', <CoupReplay steps={steps} names={names} />);
    expect(screen.getByText(/draws from the court:.*Captain.*and.*Assassin/)).toBeOnTheScreen();
  });

  test('goes where a line leads, and there things happen only one step forward at a time', () => {
    const t = shown('en', <CoupReplay steps={steps} names={names} />);
    line(/returns to the court/);
    expect(board()).toMatchObject({ view: openView(stateAt(4)), news: null });
    fireEvent.press(screen.getByRole('button', { name: t('story.replay.moveOn') }));
    expect(board()).toMatchObject({ view: openView(stateAt(5)), news: { key: 5 } });
    fireEvent.press(screen.getByRole('button', { name: t('story.replay.moveBack') }));
    expect(board()).toMatchObject({ view: openView(stateAt(4)), news: null });
  });
});

describe('the log of a running game', () => {
  const witnessed = steps.map(({ events }) => ({
    events: events.map((event) => coup.witness(event, 'table')),
  }));
  const sheet = (visible: boolean) =>
    shown(
      'en',
      <CoupLogSheet
        visible={visible}
        onClose={() => {}}
        steps={witnessed}
        views={(step) => coup.view(stateAt(step), 'table')}
        names={names}
      />,
    );

  test('is not there until it is opened', () => {
    sheet(false);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  test('leads to the table as its viewer saw it, and back', () => {
    const t = sheet(true);
    expect(board).toThrow('no table');
    line(/draws from the court/);
    expect(board().view).toEqual(coup.view(stateAt(3), 'table'));
    fireEvent.press(screen.getByRole('button', { name: t('story.replay.moveBack') }));
    expect(board().view).toEqual(coup.view(stateAt(2), 'table'));
    fireEvent.press(screen.getByRole('button', { name: t('story.replay.toLog') }));
    expect(screen.getByText(/returns to the court/)).toBeOnTheScreen();
  });

  test('names no card that the table could not know', () => {
    const t = sheet(true);
    expect(
      screen.queryByText(new RegExp(`draws.*(${t('cast.captain.name')}|${t('cast.assassin.name')})`)),
    ).toBeNull();
  });
});
