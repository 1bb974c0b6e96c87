import { fireEvent } from 'expo-router/testing-library';
import type { MatchPlayer } from '../../../../engine';
import type { CoupMove, CoupSetup } from '../../../../engine/coup';
import { coupMatches } from '../../../../store/coup/match';
import type { Settings } from '../../../../store/settings';
import * as feedback from '../../../../ui/feedback/feedback';
import { translatorOf } from '../../../../ui/i18n/translations';
import { act, pass, press, screen, settled, visit } from '../../../app/support/visit';
import { deckFrom } from '../../../engine/coup/support/deck';

const t = translatorOf('en');
const goOn = t('match.showdown.goOn');
const longest = 15_000;

/** In Russian who is challenged has to show, and a last influence is lost at once. */
const setup: CoupSetup = {
  book: 'russian',
  players: 2,
  first: 0,
  deck: deckFrom(['duke duke', 'assassin contessa'], 'duke'),
};
const people: readonly MatchPlayer[] = [{ name: 'Ann' }, { name: 'Ben' }];
const withBot: readonly MatchPlayer[] = [{ name: 'Ann' }, { name: 'Ben', bot: 'steady' }];

const tax: CoupMove = { type: 'act', action: 'tax' };
const challenge: CoupMove = { type: 'challenge' };

function deal(players: readonly MatchPlayer[], dealt = setup): void {
  act(() => {
    coupMatches.together.clear();
    coupMatches.together.start(dealt, players, 1);
  });
}

async function sitDown(players: readonly MatchPlayer[], settings: Partial<Settings> = {}, dealt = setup) {
  deal(players, dealt);
  await visit('/play/coup', { language: 'en', uncover: 'tapTwice', botPace: 'slow', ...settings });
}

async function play(...moves: readonly CoupMove[]) {
  act(() => moves.forEach((move) => coupMatches.together.answer(move)));
  await settled();
}

const isShown = () => screen.queryByRole('button', { name: goOn }) !== null;
const says = (words: string) => screen.queryByText(words) !== null;
const they = (key: 'proof' | 'loss' | 'exile') => t(`coup.showdown.they.title.${key}`);

afterEach(() => act(() => coupMatches.together.clear()));

test('one touch brings several, and they are shown one after the other', async () => {
  await sitDown(people);
  await play(tax, challenge, { type: 'lose', card: 0 }, { type: 'act', action: 'income' });
  for (const title of [they('proof'), they('loss')]) {
    expect(says(title)).toBe(true);
    await press(goOn);
  }
  expect(isShown()).toBe(false);

  // The last influence goes with the challenge, and with it the game.
  await play(tax, challenge);
  for (const title of [they('proof'), they('exile')]) {
    expect(says(title)).toBe(true);
    await press(goOn);
  }
  expect(screen.getByText(/wins!/)).toBeOnTheScreen();
  await pass(2 * longest);
  expect(screen.getByText(/wins!/)).toBeOnTheScreen();
  await press(goOn);
  expect(screen.getByRole('heading', { name: t('end.result') })).toBeOnTheScreen();
});

test('it goes by itself when there was time to read it', async () => {
  await sitDown(people);
  await play(tax, challenge);
  await pass(5000);
  expect(says(they('proof'))).toBe(true);
  await pass(longest - 5000);
  expect(isShown()).toBe(false);
});

test('it is heard and felt, each kind its own way; a touch anywhere, or going back, puts it away', async () => {
  const heard = jest.spyOn(feedback, 'feedback');
  await sitDown(people);
  await play(tax, challenge);
  expect(heard).toHaveBeenLastCalledWith('brass');
  const touch = { nativeEvent: { touches: [], changedTouches: [] } };
  fireEvent(screen.getByText(they('proof')), 'responderRelease', touch);
  await settled();
  expect(isShown()).toBe(false);

  await play({ type: 'lose', card: 0 });
  expect(heard).toHaveBeenLastCalledWith('drum');
  expect(says(they('loss'))).toBe(true);
  fireEvent(screen.getByText(they('loss')), 'requestClose');
  await settled();
  expect(isShown()).toBe(false);
});

test('with less motion it is still, not absent', async () => {
  await sitDown(people, { reduceMotion: true });
  await play(tax, challenge);
  expect(says(they('proof'))).toBe(true);
  await pass(1000);
  expect(isShown()).toBe(true);
});

test('somebody who plays alone is told "you", and it waits for their touch, as the bots do', async () => {
  await sitDown(withBot);
  await play(tax, challenge);
  expect(says(t('coup.showdown.you.title.proof'))).toBe(true);
  const moves = () => coupMatches.together.useMatch.getState().running?.match.moves.length;
  await pass(2 * longest);
  expect(moves()).toBe(2);
  await press(goOn);
  await pass(longest);
  expect(moves()).toBeGreaterThan(2);
});

test.each([
  ['stays where the one who plays alone has doubted', [tax, { type: 'allow' }, challenge], true],
  ['goes where it concerns others alone', [tax, challenge], false],
] as const)('it %s', async (_, moves, stays) => {
  const three: CoupSetup = {
    ...setup,
    players: 3,
    first: 1,
    deck: deckFrom(['assassin contessa', 'duke contessa', 'captain contessa'], 'duke'),
  };
  await sitDown([...withBot, { name: 'Cem', bot: 'steady' }], {}, three);
  await play(...moves);
  expect(says(they('proof'))).toBe(true);
  await pass(longest);
  expect(isShown()).toBe(stays);
});

test('a game that is taken up again shows nothing of what was', async () => {
  deal(people);
  await play(tax, challenge);
  act(() =>
    coupMatches.together.useMatch.setState({ running: null, early: [], undoPoints: [], newsSince: 0 }),
  );
  await visit('/play/coup', { language: 'en', uncover: 'tapTwice' });
  expect(isShown()).toBe(false);
});
