import type { TFunction } from 'i18next';
import { act, fireEvent, renderRouter, screen, within } from 'expo-router/testing-library';
import { AppState, type AppStateStatus } from 'react-native';
import { useNotices } from '../../../store/notices';
import { changeSettings, resetSettings, type Settings } from '../../../store/settings';
import { gameModules, gameWords } from '../../../ui/games';
import { sharedWords } from '../../../ui/i18n/sharedWords';
import { translatorOf } from '../../../ui/i18n/translations';
import { pages } from '../../../ui/pages';

export { act, screen, within };

type Choices = Partial<Settings> & Pick<Settings, 'language'>;

/** A slow machine with a cold cache first has to read the whole app. */
const longestReading = 300_000;

/** A part that is here opens in the same frame, in any language; how it comes has tests of its own (`ui/later`, `ui/i18n`). */
beforeAll(async () => {
  for (const part of [...Object.values(pages), ...Object.values(gameModules)]) await part.load();
  for (const words of [sharedWords, ...gameWords].flatMap((each) => Object.values(each))) await words.load();
}, longestReading);

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

/** Great moments that are held up to the table are touched away, one after the other. */
export async function hastenShowdowns(t: TFunction) {
  const goOn = () => screen.queryByRole('button', { name: t('match.showdown.goOn') });
  for (let button = goOn(); button !== null; button = goOn()) {
    fireEvent.press(button);
    await settled();
  }
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
