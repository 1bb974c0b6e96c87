import { renderRouter, fireEvent } from 'expo-router/testing-library';
import { act } from 'react';
import { Stack } from 'expo-router';
import { languages } from '../../store/languages';
import { dismiss, useNotices } from '../../store/notices';
import { useSettings } from '../../store/settings';
import { Trouble } from '../../ui/components/Trouble';
import { translatorOf } from '../../ui/i18n/translations';
import { press, screen, settled, visit } from './support/visit';

describe.each(languages)('when something breaks, in %s', (language) => {
  test('the person is told, and can go on where they were', async () => {
    const t = translatorOf(language);
    act(() => useSettings.setState({ language }));
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
});

describe('what went wrong with what is kept', () => {
  test.each(['damaged', 'future', 'locked', 'full'] as const)(
    '%s: told in words until it is read',
    async (problem) => {
      for (const language of languages) {
        const t = await visit('/', { language });
        act(() => useNotices.setState([{ problem, of: 'names' }], true));
        expect(screen.getByText(t(`notices.${problem}`, { what: t('notices.names') }))).toBeOnTheScreen();
        await press(t('notices.dismiss'));
        expect(screen.queryByRole('alert')).toBeNull();
        screen.unmount();
      }
    },
  );

  test('the same is not told twice at a time, another is told beside it', async () => {
    await visit('/', { language: 'en' });
    const damaged = { problem: 'damaged', of: 'names' } as const;
    const full = { problem: 'full', of: 'settings' } as const;
    act(() => useNotices.setState([damaged, full], true));
    act(() => dismiss({ ...damaged }));
    expect(useNotices.getState()).toEqual([full]);
  });
});
