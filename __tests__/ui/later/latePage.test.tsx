import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { Text } from '../../../ui/components/Text';
import { LanguageContext, spoken } from '../../../ui/i18n/language';
import { later } from '../../../ui/later/later';
import { latePage } from '../../../ui/later/WhenHere';

jest.useFakeTimers();
const mockReplace = jest.fn();
jest.mock('expo-router', () => ({
  ...jest.requireActual('expo-router'),
  useRouter: () => ({ replace: mockReplace, canGoBack: () => false, back: jest.fn() }),
  Stack: { Screen: () => null },
}));

const noNotch = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};
const { t } = spoken('en');
const Page = () => <Text>The page itself</Text>;

function show(part: Parameters<typeof latePage>[0]) {
  const Late = latePage(part);
  render(
    <SafeAreaProvider initialMetrics={noNotch}>
      <LanguageContext value={spoken('en')}>
        <Late />
      </LanguageContext>
    </SafeAreaProvider>,
  );
}
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

it('stands in the very first frame when its part is here', async () => {
  const part = later(() => Promise.resolve(Page));
  await part.load();
  show(part);
  expect(screen.getByText('The page itself')).toBeOnTheScreen();
});

it('says nothing for a moment, then that it is on its way, and is then shown', async () => {
  let arrive: (page: typeof Page) => void = () => undefined;
  show(later(() => new Promise<typeof Page>((resolve) => (arrive = resolve))));
  await pass(300);
  expect(screen.queryByText(t('later.waiting'))).toBeNull();
  await pass(200);
  expect(screen.getByText(t('later.waiting'))).toBeOnTheScreen();
  arrive(Page);
  await pass(0);
  expect(screen.getByText('The page itself')).toBeOnTheScreen();
});

it('says that it could not be had; trying again fetches it', async () => {
  const answers = [() => Promise.reject(new Error('no network')), () => Promise.resolve(Page)];
  show(later<typeof Page>(() => answers.shift()?.() ?? Promise.resolve(Page)));
  await pass(0);
  expect(screen.getByRole('heading', { name: t('later.missingTitle') })).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: t('later.again') }));
  await pass(0);
  expect(screen.getByText('The page itself')).toBeOnTheScreen();
});

it('leads home when it could not be had', async () => {
  show(later(() => Promise.reject<typeof Page>(new Error('no network'))));
  await pass(0);
  fireEvent.press(screen.getByRole('button', { name: t('common.home') }));
  expect(mockReplace).toHaveBeenCalledWith('/');
});
