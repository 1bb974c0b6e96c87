import { fireEvent } from 'expo-router/testing-library';
import { roles, type CoupSetup, type MatchPlayer } from '../../engine';
import { coupTable } from '../../store/match/coupTable';
import { languages, type Language } from '../../store/languages';
import { translatorOf } from '../../ui/i18n/translations';
import { deckFrom } from '../engine/coup/support/deck';
import { act, everythingSaid, pass, press, screen, visit } from './support/visit';

jest.mock('expo-keep-awake', () => ({
  activateKeepAwakeAsync: jest.fn(async () => {}),
  deactivateKeepAwake: jest.fn(async () => {}),
}));

const setup: CoupSetup = {
  book: 'hebrew',
  players: 3,
  first: 0,
  deck: deckFrom(['duke contessa', 'captain captain', 'assassin ambassador']),
};
const people: readonly MatchPlayer[] = [{ name: 'Sara' }, { name: 'נועה' }, { name: 'Дан' }];
const alone = people.map((player, seat) => (seat === 0 ? player : { ...player, bot: 'steady' }));

async function sitDown(language: Language, players = people) {
  act(() => {
    coupTable.clear();
    coupTable.start(setup, players, 1);
  });
  return visit('/coup', { language, uncover: 'tapTwice', botPace: 'normal' });
}

/** The app is killed and opened again at the table. */
async function comeBack(language: Language) {
  act(() => coupTable.useOnTable.setState({ running: null, standing: [], touches: [], newsFrom: 0 }));
  return visit('/coup', { language, uncover: 'tapTwice' });
}

const rolesSaid = (language: Language) =>
  roles.filter((role) => everythingSaid().includes(translatorOf(language)(`cast.${role}.name`)));

async function lift(language: Language) {
  const t = translatorOf(language);
  await pass(600);
  for (const words of [t('curtain.tapTwice'), t('curtain.tapAgain')]) await press(words);
}

/** Presses the button on which this is written, whatever else is. */
async function choose(words: string) {
  const [button] = screen.getAllByRole('button').filter((one) => written(one.props).includes(words));
  if (!button) throw new Error(`Nothing to press says ${words}.`);
  fireEvent.press(button);
  await pass(0);
}

const written = (props: Readonly<Record<string, unknown>>) =>
  JSON.stringify(props, (key, value: unknown) => (key.startsWith('_') ? undefined : value));

afterEach(() => act(() => coupTable.clear()));

describe.each(languages)('a turn in %s', (language) => {
  test('goes from the table behind the curtain and back to the table', async () => {
    const t = await sitDown(language);
    expect(rolesSaid(language)).toEqual([]);
    await press(t('match.handTo', { name: 'Sara' }));
    expect(screen.getByText(t('curtain.handTo'))).toBeOnTheScreen();
    expect(rolesSaid(language)).toEqual([]);
    await lift(language);
    expect(screen.getAllByText(t('cast.duke.name')).length).toBeGreaterThan(0);
    fireEvent.press(screen.getByText(t('coup.actions.foreignAid')));
    await pass(0);
    expect(screen.getByText(t('match.nobodyBlocks'))).toBeOnTheScreen();
    await press(t('match.nobodyBlocks'));
    expect(screen.getByRole('button', { name: t('match.handTo', { name: 'נועה' }) })).toBeOnTheScreen();
    expect(coupTable.useOnTable.getState().running?.match.moves.map(({ type }) => type)).toEqual([
      'act',
      'allow',
      'allow',
    ]);
  });

  test('is asked again behind the curtain when the app was killed', async () => {
    const t = await sitDown(language);
    act(() => coupTable.answer({ type: 'act', action: 'income' }));
    await comeBack(language);
    expect(screen.getByText(t('curtain.handTo'))).toBeOnTheScreen();
    expect(screen.getByText('נועה')).toBeOnTheScreen();
    expect(rolesSaid(language)).toEqual([]);
  });

  test('of somebody alone needs no curtain, and the bots answer in their own time', async () => {
    const t = await sitDown(language, alone);
    expect(screen.queryByText(t('curtain.handTo'))).toBeNull();
    fireEvent.press(screen.getByText(t('coup.actions.income')));
    await pass(0);
    expect(screen.getByText(t('match.thinking', { name: 'נועה' }))).toBeOnTheScreen();
    await pass(1000);
    expect(coupTable.useOnTable.getState().running?.match.moves).toHaveLength(1);
    await pass(1000);
    expect(coupTable.useOnTable.getState().running?.match.moves.length).toBeGreaterThan(1);
  });
});

test('anybody looks at their own cards at any moment, and the question waits', async () => {
  const t = await sitDown('en');
  await press(t('match.peek'));
  await choose('Дан');
  expect(screen.getByText('Дан')).toBeOnTheScreen();
  await lift('en');
  expect(screen.getAllByLabelText(/Assassin|Ambassador/).length).toBeGreaterThan(0);
  expect(rolesSaid('en')).not.toContain('duke');
  await press(t('curtain.cover'));
  expect(rolesSaid('en')).toEqual([]);
  expect(screen.getByRole('button', { name: t('match.handTo', { name: 'Sara' }) })).toBeOnTheScreen();
});

test('a touch too many is taken back', async () => {
  const t = await sitDown('en');
  act(() => coupTable.answer({ type: 'act', action: 'foreignAid' }));
  await press(t('match.nobodyBlocks'));
  await press(t('match.takeBack'));
  expect(screen.getByText(t('match.nobodyBlocks'))).toBeOnTheScreen();
});

test('asked in private, the phone visits everybody', async () => {
  act(() => {
    coupTable.clear();
    coupTable.start(setup, people, 1);
    coupTable.answer({ type: 'act', action: 'foreignAid' });
  });
  const t = await visit('/coup', { language: 'en', uncover: 'tapTwice', askInPrivate: true });
  expect(screen.getByText('נועה')).toBeOnTheScreen();
  expect(screen.queryByText(t('match.nobodyBlocks'))).toBeNull();
  expect(screen.getByText(t('curtain.handTo'))).toBeOnTheScreen();
});

test('without a game the table says so, and where to go', async () => {
  act(() => coupTable.clear());
  const t = await visit('/coup', { language: 'en' });
  expect(screen.getByRole('button', { name: t('match.newGame') })).toBeOnTheScreen();
});
