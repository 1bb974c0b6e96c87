import { act, fireEvent, renderRouter, screen, within } from 'expo-router/testing-library';
import { AppState, type AppStateStatus } from 'react-native';
import { useNotices } from '../../../store/notices';
import { changeSettings, resetSettings, type Settings } from '../../../store/settings';
import { translatorOf } from '../../../ui/i18n/translations';

export { act, screen, within };

type Choices = Partial<Settings> & Pick<Settings, 'language'>;

/** Somebody with these settings opens the app at this address. Gives the words of their language. */
export async function visit(address: string, settings: Choices) {
  act(() => {
    resetSettings();
    changeSettings(settings);
    useNotices.setState([], true);
  });
  renderRouter('app', { initialUrl: address });
  await settled();
  return translatorOf(settings.language);
}

/** Letters are loaded and effects have run. */
export const settled = () => act(() => Promise.resolve());

export async function press(name: string) {
  fireEvent.press(screen.getByRole('button', { name }));
  await settled();
}

export async function pass(milliseconds: number) {
  await act(async () => jest.advanceTimersByTimeAsync(milliseconds));
}

export async function go(somewhere: () => void) {
  act(somewhere);
  await settled();
}

/** The app goes to the background, is locked, or comes back. */
export function appBecomes(state: AppStateStatus) {
  const listeners = (AppState.addEventListener as unknown as jest.Mock).mock.calls;
  act(() => {
    for (const [event, listener] of listeners) if (event === 'change') listener(state);
  });
}

/** Everything a tree says anywhere: in words, labels, props. */
export const everythingSaid = () => JSON.stringify(screen.toJSON());
