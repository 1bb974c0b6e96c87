import type * as Notices from '../../store/notices';
import type * as SettingsStore from '../../store/settings';
import { startApp } from './support/startApp';

jest.mock('expo-localization', () => ({ getLocales: jest.fn(() => [{ languageCode: 'ru' }]) }));

const key = 'underTheTable.settings';

/** The app starts again: what lies on the device is read again. */
function start() {
  const app = startApp(() => ({
    ...(require('../../store/settings') as typeof SettingsStore),
    ...(require('../../store/notices') as typeof Notices),
  }));
  return { ...app, settings: app.useSettings.getState, posted: app.useNotices.getState };
}

test('the first start speaks the language of the device', () => {
  expect(start().settings()).toMatchObject({ language: 'ru', theme: 'system', uncover: 'hold' });
});

test('what was changed is there after a restart', () => {
  start().changeSettings({ language: 'fa', botPace: 'instant', haptics: false });
  const changed = { language: 'fa', botPace: 'instant', haptics: false, sound: true };
  expect(start().settings()).toMatchObject(changed);
});

test('settings that belong to a table since then are left to it, and all others come back', () => {
  const before = { actInOpen: true, fewerQuestions: true, letPass: true };
  const { settings, changeSettings } = start();
  changeSettings({ language: 'he', uncover: 'tapTwice', coach: true });
  const chosen = settings();
  localStorage.setItem(key, JSON.stringify({ version: 5, value: { ...chosen, ...before } }));
  const app = start();
  expect(app.settings()).toEqual(chosen);
  expect(app.posted()).toEqual([]);
});

test.each([
  ['damaged', '{"version":1,"value":{"language":"klingon"}}', `${key}.aside.1`],
  ['damaged', 'not even JSON', `${key}.aside.1`],
  ['future', '{"version":99,"value":{}}', `${key}.version.99`],
] as const)('%s settings are put aside, told of, and replaced by the first ones', (problem, text, place) => {
  localStorage.setItem(key, text);
  const app = start();
  expect(app.settings()).toMatchObject({ language: 'ru', sound: true });
  expect(app.posted()).toEqual([{ problem, of: 'settings' }]);
  app.changeSettings({ sound: false });
  expect(localStorage.getItem(place)).toBe(text);
  expect(start().posted()).toEqual([]);
});

test('a full device: the change holds, and the person is told once that it will not last', () => {
  const app = start();
  jest.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  app.changeSettings({ theme: 'light' });
  app.changeSettings({ theme: 'dark' });
  expect(app.settings()).toMatchObject({ theme: 'dark' });
  expect(app.posted()).toEqual([{ problem: 'full', of: 'settings' }]);
});
