import { render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { LanguageProvider } from '../../../../ui/i18n/LanguageProvider';
import { translatorOf } from '../../../../ui/i18n/translations';
import { AfterFindings } from '../../../../ui/match/secret/AfterFindings';
import type { Scene } from '../../../../ui/match/showdown/scene';
import { ThemeProvider } from '../../../../ui/theme/ThemeProvider';
import '../../../../ui/cops/words';
import { press } from '../../../app/support/visit';

const look = (title: string): Scene => ({
  kind: 'sight',
  isSecret: true,
  seat: 1,
  before: 'card 1',
  title,
  lines: [],
  picture: { of: 'cards', characters: ['kingpin'], burnt: false },
});
const goOn = translatorOf('en')('match.showdown.goOn');
const isOnPage = (words: string) => screen.queryByText(words) !== null;

const page = () => ['Kingpin', 'Honest', 'the question'].filter(isOnPage);

const renderFindings = (endsThere: boolean) =>
  render(
    <LanguageProvider>
      <ThemeProvider>
        <AfterFindings
          findings={[look('Kingpin'), look('Honest')]}
          names={['Sara', 'Noa']}
          endsThere={endsThere}
        >
          <Text>the question</Text>
        </AfterFindings>
      </ThemeProvider>
    </LanguageProvider>,
  );

test('what somebody has come to see is alone on the page, one after the other, until they touch it away', async () => {
  renderFindings(false);
  expect(page()).toEqual(['Kingpin']);
  await press(goOn);
  expect(page()).toEqual(['Honest']);
  await press(goOn);
  expect(page()).toEqual(['the question']);
});

test('who was called to see no more than that only covers the last of it', async () => {
  renderFindings(true);
  await press(goOn);
  expect(page()).toEqual(['Honest']);
  expect(screen.queryByText(goOn)).toBeNull();
});
