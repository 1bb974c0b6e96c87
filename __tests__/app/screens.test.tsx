import { languages } from '../../store/languages';
import { screen, visit } from './support/visit';

const pages = [
  ['/', 'app.name'],
  ['/settings', 'settings.title'],
  ['/about', 'about.title'],
  ['/cast', 'castPage.title'],
  ['/rehearsal', 'rehearsal.title'],
  ['/new', 'newGame.title'],
  ['/history', 'past.title'],
  ['/coup', 'match.noneTitle'],
] as const;

describe.each(languages)('in %s', (language) => {
  test.each(pages)('%s says where one is', async (address, title) => {
    const t = await visit(address, { language });
    expect(screen.getByRole('heading', { name: t(title) })).toBeOnTheScreen();
  });

  test('the first page has a door to every other', async () => {
    const t = await visit('/', { language });
    for (const id of ['new', 'history', 'rehearsal', 'cast', 'settings', 'about'] as const)
      expect(screen.getByRole('button', { name: new RegExp(t(`home.${id}`)) })).toBeOnTheScreen();
  });

  test('an address that leads nowhere says so and leads home', async () => {
    const t = await visit('/the-attic', { language });
    expect(screen.getByText(t('trouble.lostTitle'))).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: t('common.home') })).toBeOnTheScreen();
  });

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
