import { act, fireEvent, screen } from '@testing-library/react-native';
import { changeSettings } from '../../../../store/settings';
import { coupScreens } from '../../../../ui/coup/screens';
import { HelpPlace } from '../../../../ui/components/Question';
import { FoldedHints } from '../../../../ui/match/question/Hints';
import { SecretPane } from '../../../../ui/match/secret/SecretPane';
import { at } from '../../../engine/coup/support/play';
import { shown } from '../../replay/support';

const names = ['Ann', 'Ben', 'Cem'];
const table = at('hebrew', { hands: ['duke captain', 'assassin contessa', 'ambassador duke'] });

/** What lies before somebody who looks at their own cards, by what they are let see. */
const looking = (viewer: 0 | 'table') =>
  shown('en', <SecretPane screens={coupScreens} view={table.view(viewer)} names={names} seat={0} />);

test('nobody is told anything who has not asked for it', () => {
  looking(0);
  expect(screen.queryByText(/No bluff/)).toBeNull();
});

test('somebody who has asked for hints reads them beside their own cards', () => {
  const t = looking(0);
  act(() => changeSettings({ hints: true }));
  expect(screen.getByLabelText(t('match.hint'))).toBeOnTheScreen();
  expect(screen.getByText(/No bluff/)).toBeOnTheScreen();
});

test('who sees no hand is told nothing', () => {
  const t = looking('table');
  act(() => changeSettings({ hints: true }));
  expect(screen.queryByLabelText(t('match.hint'))).toBeNull();
});

test('where the answers need the room a sign leads to what counting says', () => {
  const t = shown(
    'en',
    <HelpPlace value="beside">
      <FoldedHints lines={['All Dukes lie open.']} />
    </HelpPlace>,
  );
  expect(screen.queryByText('All Dukes lie open.')).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: t('match.hint') }));
  expect(screen.getByText('All Dukes lie open.')).toBeOnTheScreen();
});
