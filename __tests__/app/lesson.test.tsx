import { fireEvent } from 'expo-router/testing-library';
import type { TFunction } from 'i18next';
import type { Book } from '../../engine/coup';
import { useHistory } from '../../store/history/history';
import type { Language } from '../../store/languages';
import { useLessons } from '../../store/lessons/progress';
import { Button } from '../../ui/components/Button';
import { Pointer } from '../../ui/components/Pointer';
import { copsLesson } from '../../ui/cops/lesson';
import { coupLessons } from '../../ui/coup/lesson';
import { bothNames } from '../../ui/rules/bookNames';
import { act, hastenShowdowns, pass, press, screen, visit } from './support/visit';

type Game = 'coup' | 'cops';

/** Nobody has learnt anything yet, and nothing is left of the lesson before. */
beforeEach(() =>
  act(() => {
    useLessons.setState({}, true);
    for (const { match } of coupLessons) match.useMatch.setState({ running: null });
    copsLesson.match.useMatch.setState({ running: null });
  }),
);

const learn = (game: Game, language: Language) => visit(`/learn/${game}`, { language, botPace: 'fast' });

const isOver = (t: TFunction) => screen.queryByText(t('lesson.overTitle')) !== null;

const shineBesidesIt = () =>
  screen
    .UNSAFE_queryAllByType(Button)
    .filter(({ props: { kind, pointedAt } }) => kind === 'brass' && pointedAt !== true)
    .map(({ props }) => props.label);

/** What is pointed at is touched; showdowns are touched away; the others take their time. */
async function oneStep(t: TFunction) {
  const [pointer] = screen.UNSAFE_queryAllByType(Pointer);
  if (pointer) {
    expect(shineBesidesIt()).toEqual([]);
    fireEvent.press(pointer);
  }
  await pass(pointer ? 500 : 1000);
  await hastenShowdowns(t);
}

/** As far as that, or to the end. Gives how many touches that took. */
async function walk(t: TFunction, isThere: () => boolean): Promise<number> {
  let touches = 0;
  for (let steps = 0; !isThere(); steps++) {
    if (steps > 100) throw new Error('The lesson does not go on.');
    touches += screen.UNSAFE_queryAllByType(Pointer).length > 0 ? 1 : 0;
    await oneStep(t);
  }
  return touches;
}

test.each([
  ['coup', 'fa'],
  ['cops', 'ru'],
] as const)(
  'the lesson of %s in %s is played to its end by touching what is pointed at',
  async (game, language) => {
    const t = await learn(game, language);
    expect(await walk(t, () => isOver(t))).toBeLessThanOrEqual(44);
    expect(screen.getByText(t(`${game}.lesson.learnt`))).toBeOnTheScreen();
    expect(useHistory.getState()?.games ?? []).toEqual([]);
    expect(useLessons.getState()[game]).toMatchObject({ beats: 0, done: true });
  },
);

const shownBy = (book: Book) => () =>
  coupLessons.find((lesson) => lesson.book === book)?.match.useMatch.getState().running?.match.moves;

test('Coup is learnt by the reader’s own book, or by the one that is asked for or chosen', async () => {
  const t = await learn('coup', 'ru');
  expect(screen.getByText(t('lesson.byBook', { book: t('rules.names.russian') }))).toBeOnTheScreen();
  await press(t('lesson.byBook', { book: t('rules.names.russian') }));
  await press(bothNames(t, 'hebrew'));
  expect(screen.getByText(t('lesson.byBook', { book: t('rules.names.hebrew') }))).toBeOnTheScreen();
  await visit('/learn/coup?book=persian', { language: 'ru' });
  expect(screen.getByText(t('lesson.byBook', { book: t('rules.names.persian') }))).toBeOnTheScreen();
});

test('a lesson under way is gone on with by its own book, and nobody moves before it has been read', async () => {
  act(() => useLessons.setState({ coup: { variant: 'hebrew', beats: 1, done: false } }, true));
  const t = await learn('coup', 'fa');
  expect(screen.getByText(t('coup.lesson.claimed'))).toBeOnTheScreen();
  await pass(60_000);
  expect(shownBy('hebrew')()).toHaveLength(1);
  await press(t('lesson.further'));
  expect(shownBy('hebrew')()).toHaveLength(3);
});

test('Coup is learnt a thought at a time; another move is turned down with a kind word beside what is bidden; skipped, it can be gone on with after all', async () => {
  const t = await learn('coup', 'he');
  expect(screen.getByText(t('coup.lesson.deal'))).toBeOnTheScreen();
  expect(screen.queryByText(t('coup.actions.income'))).toBeNull();
  await press(t('lesson.further'));
  await press(t('lesson.further'));
  expect(screen.getByText(t('coup.lesson.tax'))).toBeOnTheScreen();
  await press(t('lesson.further'));
  const bidden = t('lesson.touch', { action: t('coup.actions.tax') });
  expect(screen.getByText(bidden)).toBeOnTheScreen();
  await pass(500);
  fireEvent.press(screen.getByText(t('coup.actions.income')));
  await pass(0);
  expect(screen.getByText(t('lesson.astray'))).toBeOnTheScreen();
  expect(screen.getByText(bidden)).toBeOnTheScreen();
  expect(shownBy('hebrew')()).toEqual([]);

  await press(t('lesson.skip'));
  expect(screen.getByText(t('lesson.skippedTitle'))).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: t('home.alone') })).toBeOnTheScreen();
  await press(t('lesson.putBack'));
  expect(screen.queryByText(t('lesson.skippedTitle'))).toBeNull();
  fireEvent.press(screen.getByText(t('coup.actions.tax')));
  await pass(0);
  expect(shownBy('hebrew')()?.[0]).toEqual({ type: 'act', action: 'tax' });
});

describe('the first page', () => {
  test('offers behind each poster its lesson, and beside it the rehearsal; a lesson under way says so', async () => {
    act(() => useLessons.setState({ coup: { beats: 0, done: true }, cops: { beats: 3, done: false } }, true));
    const t = await visit('/', { language: 'en' });
    const [coup, cops] = screen.getAllByRole('button', { name: t('home.learn') });
    for (const [door, hint] of [
      [coup, t('home.lessonHint', { game: t('games.coup.name') })],
      [cops, t('home.learnOn')],
    ] as const) {
      if (door) fireEvent.press(door);
      await pass(0);
      expect(screen.getByText(hint)).toBeOnTheScreen();
      expect(screen.getByText(t('home.rehearsalHint'))).toBeOnTheScreen();
      fireEvent.press(screen.getByRole('button', { name: t('common.close') }));
      await pass(0);
    }
  });
});
