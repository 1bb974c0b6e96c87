import { within } from '@testing-library/react-native';
import { router } from 'expo-router';
import { fireEvent } from 'expo-router/testing-library';
import { ScrollView } from 'react-native';
import type { MatchPlayer } from '../../engine';
import { roles, type CoupSetup } from '../../engine/coup';
import { copsMatches } from '../../store/cops/match';
import { coupMatches } from '../../store/coup/match';
import type { Language } from '../../store/languages';
import { closeLesson, useLessons } from '../../store/lessons/progress';
import { changeSettings, useSettings } from '../../store/settings';
import { isolated } from '../../ui/i18n/written';
import { translatorOf } from '../../ui/i18n/translations';
import { setupOf } from '../engine/cops/support/play';
import { deckFrom } from '../engine/coup/support/deck';
import { act, everythingSaid, go, pass, press, screen, visit } from './support/visit';

const setup: CoupSetup = {
  book: 'hebrew',
  players: 3,
  first: 0,
  deck: deckFrom(['duke contessa', 'captain captain', 'assassin ambassador']),
};
const people: readonly MatchPlayer[] = [{ name: 'Sara' }, { name: 'נועה' }, { name: 'Дан' }];
const alone = people.map((player, seat) => (seat === 0 ? player : { ...player, bot: 'steady' }));

/** Cards are dealt, and nobody has looked at theirs yet. */
function deal(players = people, dealt = setup): void {
  act(() => {
    coupMatches.together.clear();
    coupMatches.together.start(dealt, players, 1);
  });
}

async function sitDown(language: Language, players = people) {
  deal(players);
  act(() => coupMatches.together.allHaveLooked());
  return visit('/play/coup', { language, uncover: 'tapTwice', botPace: 'normal' });
}

/** The app is killed and opened again at the table. */
async function comeBack(language: Language) {
  act(() =>
    coupMatches.together.useMatch.setState({ running: null, early: [], undoPoints: [], newsSince: 0 }),
  );
  return visit('/play/coup', { language, uncover: 'tapTwice' });
}

const rolesSaid = (language: Language) =>
  roles.filter((role) => everythingSaid().includes(translatorOf(language)(`cast.${role}.name`)));

/** Somebody's lamp stands on the table. */
const stands = (language: Language, name: string) =>
  expect(screen.getByLabelText(translatorOf(language)('match.handTo', { name }))).toBeOnTheScreen();

/** The same, and nothing of anybody's cards is told. */
function called(language: Language, name: string) {
  const t = translatorOf(language);
  stands(language, name);
  expect(screen.queryByText(t('curtain.handTo'))).toBeNull();
  expect(rolesSaid(language)).toEqual([]);
}

/** All that is written on something. */
const textOf = (element: ReturnType<typeof screen.getByRole>): string =>
  within(element)
    .queryAllByText(/./)
    .map(({ children }) => children.join(''))
    .join('');

async function lift(language: Language) {
  const t = translatorOf(language);
  await pass(600);
  for (const words of [t('curtain.tapTwice'), t('curtain.tapAgain')]) await press(words);
}

/** Presses the button on which this is written, whatever else is. */
async function choose(words: string) {
  const says = (one: ReturnType<typeof screen.getByRole>) =>
    one.props['aria-label']?.includes(words) ||
    within(one).queryAllByText(words, { exact: false }).length > 0 ||
    within(one).queryAllByLabelText(words, { exact: false }).length > 0;
  const button = screen.getAllByRole('button').find(says);
  if (!button) throw new Error(`Nothing to press says ${words}.`);
  fireEvent.press(button);
  await pass(0);
}

afterEach(() => act(() => coupMatches.together.clear()));

const masked = people.map((player, seat) =>
  seat === 0 ? player : { ...player, bot: seat === 1 ? 'steady:liar' : 'steady?hunter' },
);

/** The table learns how much room there is. */
const measured = () => {
  const layout = { x: 0, y: 0, width: 800, height: 1200 };
  const all = screen.UNSAFE_root.findAll(({ props }) => typeof props.onLayout === 'function');
  for (const one of all) fireEvent(one, 'layout', { nativeEvent: { layout } });
};

test('a bot with a face is called by it, and says a word to what it does, unless it is told to be quiet', async () => {
  const t = await sitDown('en', masked);
  act(() => coupMatches.together.answer({ type: 'act', action: 'tax' }));
  act(() => coupMatches.together.botAnswer({ type: 'challenge' }));
  await pass(0);
  measured();
  await pass(0);
  const ofLiars = [t('coup.talk.liar.doubts1'), t('coup.talk.liar.doubts2')];
  const saidOfIt = () => ofLiars.filter((line) => everythingSaid().includes(line));
  expect(screen.getByLabelText(/Barnaby the Liar/)).toBeOnTheScreen();
  expect(saidOfIt()).toHaveLength(1);
  act(() => changeSettings({ talk: false }));
  expect(saidOfIt()).toEqual([]);
});

test('after the deal the phone goes round once, also when it dies on the way; the first look says what cards are', async () => {
  deal();
  act(() => useLessons.setState({}, true));
  const t = await visit('/play/coup', { language: 'en', uncover: 'tapTwice' });
  const calls = (name: string) => expect(screen.getByText(isolated(name))).toBeOnTheScreen();
  calls('נועה');
  expect(rolesSaid('en')).toEqual([]);
  const firstLook = () => screen.queryByText(t('coup.board.firstLook'));
  expect(firstLook()).toBeNull();
  await lift('en');
  expect(rolesSaid('en')).toContain('captain');
  expect(firstLook()).toBeOnTheScreen();
  await press(t('curtain.cover'));
  calls('Дан');
  expect(rolesSaid('en')).toEqual([]);
  await comeBack('en');
  calls('Дан');
  expect(screen.getByText(t('match.allHaveLooked'))).toBeOnTheScreen();
  // People who have been through a lesson know them.
  act(() => closeLesson('cops'));
  await lift('en');
  expect(screen.getByText(t('match.yourCards', { name: 'Дан' }))).toBeOnTheScreen();
  expect(firstLook()).toBeNull();
  await press(t('curtain.cover'));
  // Who begins keeps the phone: the first look is also the first turn.
  calls('Sara');
  await lift('en');
  await choose(t('coup.actions.income'));
  called('en', 'נועה');
});

test('a first look that nobody needs is left out', async () => {
  deal();
  const t = await visit('/play/coup', { language: 'en', uncover: 'tapTwice' });
  expect(screen.queryByText(t('match.allHaveLooked'))).toBeNull();
  await press(t('match.startUnseen'));
  await press(t('common.touchAgain', { what: t('match.startUnseen') }));
  called('en', 'Sara');
});

test('who concedes chooses the card at once, and who has proven sees the new one', async () => {
  const t = await sitDown('en');
  act(() => coupMatches.together.answer({ type: 'act', action: 'tax' }));
  act(() => coupMatches.together.speak(1, { type: 'challenge' }));
  stands('en', 'Sara');
  await lift('en');
  const show = t('coup.decision.confirm.show', { role: t('cast.duke.name') });
  await press(show);
  await press(t('common.touchAgain', { what: show }));
  expect(screen.getByText(t('match.yourCards', { name: 'Sara' }))).toBeOnTheScreen();
  await press(t('curtain.cover'));
  stands('en', 'נועה');
  await lift('en');
  fireEvent.press(screen.getAllByRole('radio')[0]!);
  await pass(0);
  await press(t('coup.decision.confirm.lose', { role: t('cast.captain.name') }));
  stands('en', 'נועה');

  act(() => coupMatches.together.answer({ type: 'act', action: 'income' }));
  act(() => coupMatches.together.answer({ type: 'act', action: 'tax' }));
  act(() => coupMatches.together.speak(0, { type: 'challenge' }));
  stands('en', 'Дан');
  await lift('en');
  await press(t('coup.decision.prove.giveIn'));
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

test('the coach speaks behind one’s lamp and to somebody who plays alone, never to a whole table', async () => {
  const t = await sitDown('en');
  act(() => changeSettings({ coach: true }));
  act(() => coupMatches.together.changePace('quick'));
  await pass(100);
  expect(screen.getByText(t('coup.decision.title.act'))).toBeOnTheScreen();
  expect(screen.queryByLabelText(t('coup.coach.weighing'))).toBeNull();
  act(() => coupMatches.together.changePace('careful'));
  await lift('en');
  expect(screen.getByLabelText(t('coup.coach.weighing'))).toBeOnTheScreen();
  await sitDown('en', alone);
  act(() => changeSettings({ coach: true }));
  expect(screen.getByLabelText(t('coup.coach.weighing'))).toBeOnTheScreen();
});

test('coming back from a game one finds the top of the first page, where it waits', async () => {
  const scrolled = jest.spyOn(ScrollView.prototype as { scrollTo(to: unknown): void }, 'scrollTo');
  const thereAndBack = async (page: '/cast' | '/play/coup', then: () => void) => {
    await go(() => router.push(page));
    scrolled.mockClear();
    act(then);
    await go(() => router.back());
  };
  deal(alone);
  await visit('/', { language: 'en' });
  await thereAndBack('/cast', () => undefined);
  expect(scrolled).not.toHaveBeenCalled();
  jest.setSystemTime(Date.now() + 60_000);
  await thereAndBack('/play/coup', () => coupMatches.together.answer({ type: 'act', action: 'income' }));
  expect(scrolled).toHaveBeenCalledWith({ y: 0, animated: false });
});

test('alone, what does not concern one passes by itself where that was chosen for this game', async () => {
  const movesMade = () => coupMatches.together.useMatch.getState().running?.match.moves;
  deal(alone, { ...setup, first: 2 });
  const t = await visit('/play/coup', { language: 'en', botPace: 'normal' });
  const letPass = () => screen.getByRole('switch', { name: t('match.letPass') });
  fireEvent.press(letPass());
  expect(letPass()).toBeChecked();
  act(() => coupMatches.together.botAnswer({ type: 'act', action: 'tax' }));
  await pass(1000);
  expect(movesMade()?.[1]).toEqual({ type: 'allow' });
  deal(alone, { ...setup, first: 2 });
  expect(letPass()).not.toBeChecked();
  fireEvent.press(letPass());
  act(() => coupMatches.together.botAnswer({ type: 'act', action: 'steal', target: 0 }));
  await pass(5000);
  expect(movesMade()).toHaveLength(1);
});

describe('the menu', () => {
  const item = (name: string) => fireEvent.press(screen.getByRole('menuitem', { name }));

  test('says what happened and who is who, ends the game by a second touch, and puts it back as it was', async () => {
    const t = await sitDown('en');
    act(() => coupMatches.together.answer({ type: 'act', action: 'foreignAid' }));
    await pass(0);
    await press(t('match.menu'));
    item(t('log.title'));
    await pass(0);
    expect(screen.getByRole('heading', { name: t('log.title') })).toBeOnTheScreen();
    await press(t('common.close'));
    await press(t('match.menu'));
    item(t('castPage.title'));
    await pass(0);
    expect(screen.getByText(t('cast.contessa.block'))).toBeOnTheScreen();
    expect(screen.queryByText(t('cast.inquisitor.name'))).toBeNull();
    await press(t('common.close'));
    await pass(1000);
    expect(screen.getByText(t('coup.decision.nobodyBlocks'))).toBeOnTheScreen();

    const before = coupMatches.together.useMatch.getState().running;
    await press(t('match.menu'));
    await press(t('match.giveUp'));
    expect(coupMatches.together.useMatch.getState().running).toBe(before);
    await press(t('common.touchAgain', { what: t('match.giveUp') }));
    expect(screen.getByText(t('match.givenUpTitle'))).toBeOnTheScreen();
    expect(coupMatches.together.waiting()).toBeNull();
    await press(t('match.putBack'));
    expect(coupMatches.together.useMatch.getState().running).toBe(before);
    expect(coupMatches.together.waiting()).not.toBeNull();
    expect(screen.getByText(t('coup.decision.nobodyBlocks'))).toBeOnTheScreen();
  });

  test('says what its help does, switches the sound, and offers the pace only where bots play', async () => {
    const t = await sitDown('en');
    await press(t('match.menu'));
    const switches = screen.getAllByRole('switch').map(textOf);
    expect(switches).toContain(t('settings.hints') + t('coup.hint.whatFor'));
    expect(switches).toContain(t('settings.coach') + t('coup.coach.whatFor'));
    expect(screen.queryByText(t('settings.botPace'))).toBeNull();
    fireEvent.press(screen.getByRole('switch', { name: new RegExp(t('settings.sound')) }));
    expect(useSettings.getState().sound).toBe(false);
    await sitDown('en', alone);
    await press(t('match.menu'));
    fireEvent.press(screen.getByRole('radio', { name: t('settings.botPaceFast') }));
    expect(useSettings.getState().botPace).toBe('fast');
    expect(screen.queryByRole('menuitem', { name: t('match.peek') })).toBeNull();
  });
});

test('the aid card opens by one touch and closes by one, and bots wait while somebody reads it', async () => {
  const t = await sitDown('en', alone);
  const moves = () => coupMatches.together.useMatch.getState().running?.match.moves.length;
  act(() => coupMatches.together.answer({ type: 'act', action: 'income' }));
  await pass(0);
  await press(t('match.aid'));
  for (const action of ['income', 'foreignAid', 'coup', 'tax', 'assassinate', 'steal', 'exchange'] as const)
    expect(
      screen.getByRole('link', { name: t('rules.behind', { what: t(`coup.actions.${action}`) }) }),
    ).toBeOnTheScreen();
  expect(screen.getByText(t('coup.aid.doubt'))).toBeOnTheScreen();
  await pass(10_000);
  expect(moves()).toBe(1);
  await press(t('common.close'));
  await pass(2000);
  expect(screen.queryByText(t('coup.aid.doubt'))).toBeNull();
  expect(moves()).toBeGreaterThan(1);
});

test('GC-14: a player who is called to look is told that there is a card for them, and the table can go on', async () => {
  act(() => {
    copsMatches.together.clear();
    copsMatches.together.start(
      setupOf('base'),
      ['Sara', 'נועה', 'Дан', 'Ada'].map((name) => ({ name })),
    );
    for (let seat = 0; seat < 4; seat++) copsMatches.together.answer({ type: 'arrange', order: [0, 1, 2] });
    copsMatches.together.answer({ type: 'investigate', target: 1, card: 0 });
    copsMatches.together.allPass();
  });
  const t = await visit('/play/cops', { language: 'he', uncover: 'tapTwice' });
  expect(everythingSaid()).toContain(t('match.looksAnew', { name: 'Sara' }));
  const seen = t('match.alreadySeen');
  await press(seen);
  await press(t('common.touchAgain', { what: seen }));
  expect(copsMatches.together.useMatch.getState().seatsToLook).toEqual([]);
  act(() => copsMatches.together.clear());
});
