import { languages } from '../../store/languages';
import { screen, visit } from './support/visit';

const pages = [
  ['/', 'app.name'],
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

describe.each(languages)('in %s', (language) => {
  test.each(pages)('%s says where one is', async (address, title) => {
    const t = await visit(address, { language });
    expect(screen.getByRole('heading', { name: t(title) })).toBeOnTheScreen();
  });

  test('the first page has a door to every other', async () => {
    const t = await visit('/', { language });
    for (const id of ['history', 'rehearsal', 'rules', 'cast', 'settings', 'about'] as const)
      expect(screen.getByRole('button', { name: new RegExp(`^${t(`home.${id}`)}`) })).toBeOnTheScreen();
    for (const way of ['together', 'alone'] as const)
      expect(screen.getAllByRole('button', { name: new RegExp(t(`home.${way}`)) })).toHaveLength(2);
    for (const game of ['coup', 'cops'] as const)
      for (const hint of ['hint', 'aloneHint', 'learnHint'] as const)
        expect(screen.getByText(t(`games.${game}.${hint}`))).toBeOnTheScreen();
  });

  test.each(['/the-attic', '/play/bridge', '/new/bridge', '/learn/bridge', '/rules/compare/bridge'])(
    '%s leads nowhere: it says so and leads home',
    async (address) => {
      const t = await visit(address, { language });
      expect(screen.getByText(t('trouble.lostTitle'))).toBeOnTheScreen();
      expect(screen.getByRole('button', { name: t('common.home') })).toBeOnTheScreen();
    },
  );

  test('all of it stands in the direction of the language', async () => {
    await visit('/', { language });
    const directions = new Set(everyStyle('direction'));
    expect([...directions]).toEqual([language === 'fa' || language === 'he' ? 'rtl' : 'ltr']);
  });
});

function everyStyle(property: string): unknown[] {
  return [...JSON.stringify(screen.toJSON()).matchAll(new RegExp(`"${property}":"(\\w+)"`, 'g'))].map(
    ([, value]) => value,
  );
}
