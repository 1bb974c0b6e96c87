import { screen } from '@testing-library/react-native';
import { TableNames } from '../../../../../ui/components/tableNames';
import { isolated } from '../../../../../ui/i18n/written';
import { WhoSits } from '../../../../../ui/match/table/bar/WhoSits';
import { shown } from '../../../replay/support';

const names = ['Christopher Alexander', 'Gwendolyn Fitzgerald', 'Gwendolyn Abernathy'];

test('a crowded table shows some names in part; here everybody stands with the whole of theirs, as they sit', () => {
  const t = shown(
    'en',
    <TableNames value={names}>
      <WhoSits names={names} people={[1]} own={1} />
    </TableNames>,
  );
  expect(screen.getAllByText(/[A-Z]\w+ [A-Z]/).map(({ props }) => String(props.children))).toEqual(
    names.map(isolated),
  );
  expect(screen.getAllByText(t('players.bot'))).toHaveLength(2);
  expect(screen.getByText(t('match.you'))).toBeOnTheScreen();
});
