import { Stack } from 'expo-router';
import { fireEvent, renderRouter } from 'expo-router/testing-library';
import { equipment, equipmentCards } from '../../engine/cops';
import { useNotices } from '../../store/notices';
import { changeSettings } from '../../store/settings';
import { Trouble } from '../../ui/Trouble';
import { isChangedByBand } from '../../ui/cops/equipment/cards';
import { directions } from '../../ui/i18n/direction';
import { translatorOf } from '../../ui/i18n/translations';
import { eachDirection } from '../support/languages';
import { act, press, screen, settled, visit } from './support/visit';

const pages = [
  ['/settings', 'settings.title'],
  ['/about', 'about.title'],
  ['/about/licences', 'about.licences'],
  ['/rules', 'rules.title'],
  ['/rules/compare/coup', 'coup.differences.title'],
  ['/cast', 'castPage.title'],
  ['/rehearsal', 'rehearsal.title'],
  ['/new/coup', 'setup.titles.together'],
  ['/new/coup?way=alone', 'setup.titles.alone'],
  ['/new/cops', 'setup.titles.together'],
  ['/new/cops?way=alone', 'setup.titles.alone'],
  ['/play/cops', 'match.noneTitle'],
  ['/learn/coup', 'match.yourTurn'],
  ['/history', 'history.title'],
  ['/statistics', 'statistics.title'],
  ['/play/coup', 'match.noneTitle'],
] as const;

describe.each(eachDirection)('in %s', (language) => {
  test('the first page has a door to every other, and all of it stands in the direction of the language', async () => {
    const t = await visit('/', { language });
    expect(screen.getByRole('heading', { name: t('app.name') })).toBeOnTheScreen();
    for (const id of ['history', 'rules', 'cast', 'settings'] as const)
      expect(screen.getByRole('button', { name: new RegExp(`^${t(`home.${id}`)}`) })).toBeOnTheScreen();
    for (const door of ['together', 'alone', 'learn'] as const)
      expect(screen.getAllByRole('button', { name: new RegExp(t(`home.${door}`)) })).toHaveLength(2);
    for (const game of ['coup', 'cops'] as const)
      expect(screen.getByRole('heading', { name: t(`games.${game}.name`) })).toBeOnTheScreen();
    const drawn = new Set(everyStyle('direction'));
    expect([...drawn]).toEqual([directions[language]]);
  });

  test.each(pages)('%s says where one is', async (address, title) => {
    const t = await visit(address, { language });
    expect(screen.getByRole('heading', { name: t(title) })).toBeOnTheScreen();
  });

  test('who is who: a portrait tells more when it is touched, and below the people lies what they carry', async () => {
    const t = await visit('/cast', { language });
    await press(t('castPage.open', { name: t('cast.kingpin.name') }));
    expect(screen.getByText(t('cast.kingpin.power'))).toBeOnTheScreen();
    for (const card of equipment) {
      expect(screen.getByRole('heading', { name: t(`equipment.${card}.name`) })).toBeOnTheScreen();
      expect(screen.getByText(t(`equipment.${card}.line`))).toBeOnTheScreen();
      if (isChangedByBand(card)) expect(screen.getByText(t(`equipment.band.${card}`))).toBeOnTheScreen();
    }
    for (const when of new Set(equipment.map((card) => equipmentCards[card].when))) {
      const cards = equipment.filter((card) => equipmentCards[card].when === when);
      expect(screen.getAllByText(t(`equipment.when.${when}`))).toHaveLength(cards.length);
    }
  });

  test('when something breaks, the person is told, and can go on where they were', async () => {
    const t = translatorOf(language);
    act(() => changeSettings({ language }));
    jest.spyOn(console, 'error').mockImplementation();
    let broken = true;
    function Page() {
      if (broken) throw new Error('the bulb burst');
      return null;
    }
    const { getPathname } = renderRouter(
      { _layout: { default: () => <Stack />, ErrorBoundary: Trouble }, game: Page },
      { initialUrl: '/game' },
    );
    await settled();
    expect(screen.getByRole('heading', { name: t('trouble.title') })).toBeOnTheScreen();
    expect(screen.getByText(/the bulb burst/)).toBeOnTheScreen();
    broken = false;
    fireEvent.press(screen.getByRole('button', { name: t('trouble.resume') }));
    await settled();
    expect(screen.queryByText(t('trouble.title'))).toBeNull();
    expect(getPathname()).toBe('/game');
  });

  test('what went wrong with what is kept is told, each beside the others, until it is read', async () => {
    const t = await visit('/', { language });
    const problems = ['damaged', 'future', 'locked', 'full'] as const;
    act(() =>
      useNotices.setState(
        problems.map((problem) => ({ problem, of: 'names' })),
        true,
      ),
    );
    const told = () =>
      problems.filter((one) => screen.queryByText(t(`notices.${one}`, { what: t('notices.names') })));
    for (let read = 0; read < problems.length; read++) {
      expect(told()).toEqual(problems.slice(read));
      const [first] = screen.getAllByRole('button', { name: t('notices.dismiss') });
      if (first) fireEvent.press(first);
      await settled();
    }
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test.each(['/the-attic', '/play/bridge', '/new/bridge', '/learn/bridge', '/rules/compare/bridge'])(
  '%s leads nowhere: it says so and leads home',
  async (address) => {
    const t = await visit(address, { language: 'en' });
    expect(screen.getByText(t('trouble.lostTitle'))).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: t('common.home') })).toBeOnTheScreen();
  },
);

function everyStyle(property: string): unknown[] {
  return [...JSON.stringify(screen.toJSON()).matchAll(new RegExp(`"${property}":"(\\w+)"`, 'g'))].map(
    ([, value]) => value,
  );
}
