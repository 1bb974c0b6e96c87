import { router } from 'expo-router';
import { fireEvent } from 'expo-router/testing-library';
import { rulebooks } from '../../locales/rulebooks/books';
import { usePlaces } from '../../store/rules/places';
import { bothNames } from '../../ui/rules/bookNames';
import { bookTexts } from '../../ui/rules/texts';
import { act, go, press, screen, settled, visit, within } from './support/visit';

beforeAll(async () => {
  for (const book of rulebooks) await bookTexts[book].ru.load();
  await bookTexts.russian.fa.load();
}, 300_000);

beforeEach(() => act(() => usePlaces.setState({}, true)));

const look = async (query: string) => {
  fireEvent.changeText(screen.getByLabelText('Поиск по правилам'), query);
  await settled();
};

describe('the list of books', () => {
  test('names each book in the reader’s language and in its own, and begins with the reader’s own', async () => {
    const t = await visit('/rules', { language: 'ru' });
    for (const book of rulebooks)
      expect(
        screen.getByRole('link', { name: new RegExp(bothNames(t, book).replace(/[+()]/g, '\\$&')) }),
      ).toBeOnTheScreen();
    const order = ['russian', 'persianPlus', 'persian', 'hebrew', 'cops'] as const;
    const titles = order.map((book) => bothNames(t, book));
    const plate = new RegExp(`^(${titles.join('|').replace(/\+/g, '\\+')})$`);
    expect(screen.getAllByText(plate).map(({ props }) => props.children as unknown)).toEqual(titles);
  });

  test('is searched while somebody writes: nothing is found, or a hit that opens its section', async () => {
    const t = await visit('/rules', { language: 'ru' });
    await look('щщщщ');
    expect(screen.getByText(t('rules.nothing'))).toBeOnTheScreen();
    await look('правило 10 мон');
    const [hit] = screen.getAllByRole('button', { name: /Правило 10 монет/ });
    if (!hit) throw new Error('Nothing was found.');
    fireEvent.press(hit);
    await settled();
    expect(screen.getByRole('button', { name: 'Содержание: Правило 10 монет' })).toBeOnTheScreen();
  });
});

describe('a book', () => {
  const isAt = (section: string) =>
    expect(screen.getByRole('button', { name: `Содержание: ${section}` })).toBeOnTheScreen();

  test.each([
    ['at the section its address names', 'russian#challenge', 'Проверка'],
    ['where it was left', 'russian', 'Полная утрата доверия'],
    ['for a matter that has no section of its own', 'russian#tax', 'Таблица действий/противодействий'],
    ['in the language its address names', 'russian?lang=fa#challenge', 'چالش'],
  ])('opens %s', async (_, address, section) => {
    act(() => usePlaces.setState({ russian: '9' }, true));
    await visit(`/rules/${address}`, { language: 'ru' });
    isAt(section);
  });

  test('goes on to the next section, and remembers where it is', async () => {
    const t = await visit('/rules/russian#challenge', { language: 'ru' });
    await press(t('rules.after', { section: 'Блокировка действия / Противодействие' }));
    expect(usePlaces.getState()).toEqual({ russian: '7' });
  });

  test('leads from its title to a first game by itself', async () => {
    const t = await visit('/rules/hebrew', { language: 'ru' });
    const [door] = screen.getAllByRole('button', { name: t('home.lesson') });
    if (!door) throw new Error('There is no door to the lesson.');
    fireEvent.press(door);
    await settled();
    expect(screen.getByText(t('lesson.byBook', { book: t('rules.names.hebrew') }))).toBeOnTheScreen();
  });

  test('leads to the others where it ends, and to no section after it', async () => {
    const t = await visit('/rules/hebrew#action-table', { language: 'ru' });
    expect(screen.queryByRole('button', { name: /^Дальше/ })).toBeNull();
    await press(t('rules.toBooks'));
    expect(screen.getByText(t('rules.intro'))).toBeOnTheScreen();
  });

  test('is the same section in another language, or another one at the same matter, at one touch; Back returns', async () => {
    const t = await visit('/rules/russian#challenge', { language: 'ru' });
    await press('فا · فارسی');
    isAt('چالش');
    await go(() => router.back());
    isAt('Проверка');
    await press(t('games.coup.variants.persian'));
    expect(usePlaces.getState()).toEqual({ russian: '6', persian: '10' });
    await go(() => router.back());
    expect(screen.getByRole('heading', { name: t('games.coup.variants.russian') })).toBeOnTheScreen();
  });

  test('leads to no other of its game that does not speak of the matter, nor to another game', async () => {
    const t = await visit('/rules/russian#example', { language: 'ru' });
    const book = t('games.coup.variants.hebrew');
    expect(screen.getByRole('button', { name: t('rules.notThere', { book }) })).toBeDisabled();
    expect(screen.queryByRole('button', { name: t('castPage.cops') })).toBeNull();
  });

  test('that does not exist says so', async () => {
    const t = await visit('/rules/martian', { language: 'ru' });
    expect(screen.getByText(t('rules.noBook'))).toBeOnTheScreen();
  });

  test('without the section that is asked for says so, and opens at its beginning', async () => {
    await visit('/rules/russian#weather', { language: 'ru' });
    expect(within(screen.getByRole('alert')).getByText(/weather/)).toBeOnTheScreen();
    isAt('Переворот. Правила игры');
  });
});
