import { router } from 'expo-router';
import * as ScreenCapture from 'expo-screen-capture';
import { AccessibilityInfo } from 'react-native';
import { fireEvent } from 'expo-router/testing-library';
import { roles } from '../../engine/coup';
import { languages, type Language } from '../../store/languages';
import { isolated } from '../../ui/i18n/written';
import { translatorOf } from '../../ui/i18n/translations';
import { eachDirection } from '../support/languages';
import { appBecomes, everythingSaid, go, pass, press, screen, visit } from './support/visit';

jest.mock('expo-screen-capture', () => ({
  preventScreenCaptureAsync: jest.fn(() => Promise.resolve()),
  allowScreenCaptureAsync: jest.fn(() => Promise.resolve()),
  enableAppSwitcherProtectionAsync: jest.fn(() => Promise.resolve()),
  disableAppSwitcherProtectionAsync: jest.fn(() => Promise.resolve()),
}));

const deafAndHeld = { guard: 500, hold: 500 } as const;

/** Every word, in any language, that would give a card away. */
const secrets = languages.flatMap((language) =>
  roles.map((role) => translatorOf(language)(`cast.${role}.name`)),
);

beforeEach(() => jest.clearAllMocks());

const secretsOnScreen = () => secrets.filter((secret) => everythingSaid().includes(secret));

async function dealt(language: Language, uncover: 'hold' | 'tapTwice' = 'hold') {
  const t = await visit('/rehearsal', { language, uncover });
  const names = ['Sara', 'נועה', 'Дан', ''];
  names.forEach((name, seat) =>
    fireEvent.changeText(screen.getByLabelText(t('players.nameOf', { number: seat + 1 })), name),
  );
  await press(t('rehearsal.deal'));
  return t;
}

const curtain = (language: Language) => {
  const t = translatorOf(language);
  return screen.getByRole('button', {
    name: new RegExp(
      [t('curtain.hold'), t('curtain.holdOn'), t('curtain.tapTwice'), t('curtain.tapAgain')].join('|'),
    ),
  });
};

async function hold(language: Language, milliseconds: number) {
  fireEvent(curtain(language), 'pressIn');
  await pass(milliseconds);
}

async function lift(language: Language) {
  await pass(deafAndHeld.guard);
  await hold(language, deafAndHeld.hold);
}

test.each(eachDirection)(
  'the phone goes round in %s: every seat is called by its name, looks alone, and covers; then all cards are turned up',
  async (language) => {
    const t = await dealt(language);
    for (const name of ['Sara', 'נועה', 'Дан', t('players.unnamed', { number: 4 })]) {
      expect(screen.getByText(isolated(name))).toBeOnTheScreen();
      expect(secretsOnScreen()).toEqual([]);
      await lift(language);
      expect(secretsOnScreen()).toHaveLength(1);
      await press(t('curtain.cover'));
    }
    expect(screen.getByText(t('rehearsal.allLookedText'))).toBeOnTheScreen();
    expect(secretsOnScreen()).toEqual([]);
    await press(t('rehearsal.turnUp'));
    expect(secretsOnScreen().length).toBeGreaterThan(0);
  },
);

describe('the curtain', () => {
  test('lifts although the timer rings a part of a millisecond early', async () => {
    await dealt('en');
    await pass(deafAndHeld.guard + 10);
    await hold('en', 0);
    const whole = performance.now.bind(performance);
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => whole() - 0.4);
    await pass(deafAndHeld.hold + 10);
    clock.mockRestore();
    expect(secretsOnScreen()).toHaveLength(1);
  });

  const hour = 3_600_000;
  test.each([
    ['back', -hour],
    ['forward', hour],
  ])('keeps its times when the clock of the device is set %s', async (_, shift) => {
    await dealt('en');
    jest.setSystemTime(Date.now() + shift);
    await hold('en', deafAndHeld.guard + deafAndHeld.hold);
    expect(secretsOnScreen()).toEqual([]);
    fireEvent(curtain('en'), 'pressOut');
    await hold('en', deafAndHeld.hold - 20);
    jest.setSystemTime(Date.now() - shift);
    expect(secretsOnScreen()).toEqual([]);
    await pass(20);
    expect(secretsOnScreen()).toHaveLength(1);
  });

  test('falls when the app becomes inactive, or goes to the background', async () => {
    await dealt('ru');
    for (const state of ['inactive', 'background'] as const) {
      await lift('ru');
      expect(secretsOnScreen()).toHaveLength(1);
      appBecomes(state);
      expect(secretsOnScreen()).toEqual([]);
      expect(screen.getByText(isolated('Sara'))).toBeOnTheScreen();
    }
  });

  test('falls on a press of Back: the same player may look again; the next one asks before the round is broken off, and keeps the names', async () => {
    const t = await visit('/', { language: 'he' });
    await go(() => router.push('/rehearsal'));
    fireEvent.changeText(screen.getByLabelText(t('players.nameOf', { number: 1 })), 'Sara');
    await press(t('rehearsal.deal'));
    await lift('he');
    await go(() => router.back());
    expect(secretsOnScreen()).toEqual([]);
    expect(screen.getByText(isolated('Sara'))).toBeOnTheScreen();
    await lift('he');
    expect(secretsOnScreen()).toHaveLength(1);

    await go(() => router.back());
    await go(() => router.back());
    await press(t('rehearsal.stay'));
    expect(curtain('he')).toBeOnTheScreen();
    await go(() => router.back());
    await press(t('rehearsal.leave'));
    expect(screen.getByLabelText(t('players.nameOf', { number: 1 }))).toHaveProp('value', 'Sara');
  });

  test('keeps screenshots and the app switcher out for just as long as it is up', async () => {
    const guard = jest.mocked(ScreenCapture);
    await dealt('en');
    expect(guard.preventScreenCaptureAsync).not.toHaveBeenCalled();
    await lift('en');
    expect(guard.preventScreenCaptureAsync).toHaveBeenCalledTimes(1);
    expect(guard.enableAppSwitcherProtectionAsync).toHaveBeenCalledTimes(1);
    expect(guard.allowScreenCaptureAsync).not.toHaveBeenCalled();
    appBecomes('background');
    expect(guard.allowScreenCaptureAsync).toHaveBeenCalledTimes(1);
    expect(guard.disableAppSwitcherProtectionAsync).toHaveBeenCalledTimes(1);
  });

  test('warns somebody with a screen reader before it would speak, and lets them tap twice', async () => {
    jest.mocked(AccessibilityInfo.isScreenReaderEnabled).mockResolvedValueOnce(true);
    const t = await dealt('ru', 'hold');
    expect(screen.getByText(t('curtain.headphones'))).toBeOnTheScreen();
    await pass(deafAndHeld.guard);
    fireEvent.press(screen.getByRole('button', { name: t('curtain.tapTwice') }));
    fireEvent.press(screen.getByRole('button', { name: t('curtain.tapAgain') }));
    expect(secretsOnScreen()).toHaveLength(1);
  });

  test('looks the same whatever is behind it', async () => {
    const lowered = async (luck: number) => {
      jest.spyOn(Math, 'random').mockReturnValue(luck);
      await dealt('en');
      const tree = everythingSaid().replace(/rehearsal-[\w-]+|_r_\w+?_/g, 'a running number');
      await lift('en');
      const [card] = secretsOnScreen();
      return { tree, card };
    };
    const first = await lowered(0.1);
    screen.unmount();
    const second = await lowered(0.7);
    expect(first.card).not.toBe(second.card);
    expect(first.tree).toBe(second.tree);
  });
});
