import { act, fireEvent } from 'expo-router/testing-library';
import { useSettings } from '../../store/settings';
import { lateWords } from '../../ui/i18n/lateWords';
import { wordsOnScreen } from '../../ui/i18n/onScreen';
import { translatorOf } from '../../ui/i18n/translations';
import { everythingSaid, press, screen, settled, visit } from './support/visit';

async function choose(name: string) {
  fireEvent.press(screen.getByRole('radio', { name }));
  await settled();
}

describe('switching the language', () => {
  test('changes words, direction, letters and digits of the open page at once', async () => {
    await visit('/settings', { language: 'en' });
    await choose('فارسی');
    expect(screen.getByRole('heading', { name: translatorOf('fa')('settings.title') })).toBeOnTheScreen();
    expect(everythingSaid()).not.toContain(translatorOf('en')('settings.title'));
    expect(everythingSaid()).toContain('"direction":"rtl"');
    expect(everythingSaid()).toContain('Vazirmatn');
    expect(everythingSaid()).not.toContain('YesevaOne');
  });

  test('keeps what is being typed', async () => {
    const t = await visit('/rehearsal', { language: 'en' });
    fireEvent.changeText(screen.getByLabelText(t('players.nameOf', { number: 1 })), 'Sara 2');
    act(() => useSettings.setState({ language: 'fa' }));
    await settled();
    expect(screen.getByLabelText(translatorOf('fa')('players.nameOf', { number: 1 }))).toHaveProp(
      'value',
      'Sara 2',
    );
    expect(screen.getByText(translatorOf('fa')('players.count', { count: 4 }))).toBeOnTheScreen();
  });

  test('waits for its words; if they cannot be had, the old one stays, and they can be sent for again', async () => {
    const t = await visit('/settings', { language: 'en' });
    let network = false;
    const fetch = () => (network ? Promise.resolve({ words: {} }) : Promise.reject(new Error('no network')));
    const here = () => Promise.resolve({ words: {} });
    await act(() => wordsOnScreen(lateWords({ fa: fetch, he: here, ru: here, en: here })));
    await choose('فارسی');
    expect(screen.getByRole('heading', { name: t('settings.title') })).toBeOnTheScreen();
    expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
    expect(screen.getByText(t('later.missingText'))).toBeOnTheScreen();
    network = true;
    await press(t('later.again'));
    expect(screen.getByRole('heading', { name: translatorOf('fa')('settings.title') })).toBeOnTheScreen();
    expect(screen.queryByText(translatorOf('fa')('later.missingText'))).toBeNull();
  });
});

describe('every setting', () => {
  test('is switched, or chosen', async () => {
    const t = await visit('/settings', { language: 'ru' });
    for (const [setting, then] of [
      ['askInPrivate', true],
      ['ownMemory', true],
      ['hints', true],
      ['talk', false],
      ['sound', false],
      ['haptics', false],
      ['coach', true],
      ['reduceMotion', true],
    ] as const) {
      const button = screen.getByRole('switch', { name: new RegExp(t(`settings.${setting}`)) });
      expect(button).toHaveProp('accessibilityState', expect.objectContaining({ checked: !then }));
      fireEvent.press(button);
      expect(useSettings.getState()[setting]).toBe(then);
      expect(button).toHaveProp('accessibilityState', expect.objectContaining({ checked: then }));
    }
    for (const [label, setting, then] of [
      ['settings.themeLight', 'theme', 'light'],
      ['settings.uncoverTapTwice', 'uncover', 'tapTwice'],
      ['settings.botPaceFast', 'botPace', 'fast'],
    ] as const) {
      await choose(t(label));
      expect(useSettings.getState()[setting]).toBe(then);
      expect(screen.getByRole('radio', { name: t(label) })).toBeChecked();
    }
  });

  test('goes back to the first day, but for the language, only after a yes', async () => {
    const t = await visit('/settings', { language: 'fa', theme: 'light', sound: false });
    await press(t('settings.reset'));
    await press(t('common.cancel'));
    expect(useSettings.getState()).toMatchObject({ theme: 'light', sound: false });
    await press(t('settings.reset'));
    await press(t('settings.resetConfirm'));
    expect(useSettings.getState()).toMatchObject({ language: 'fa', theme: 'system', sound: true });
  });
});
