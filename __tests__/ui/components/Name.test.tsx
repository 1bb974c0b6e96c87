import { screen } from '@testing-library/react-native';
import { isolated } from '../../../ui/i18n/written';
import { at } from '../../engine/coup/support/play';
import { Board } from '../../../ui/coup/board/Board';
import { eachDirection } from '../../support/languages';
import { show } from '../coup/board/show';

const names = ['Yoav B.', 'נועה (2)'];

test.each(eachDirection)('a name is held together on its seat in %s', (language) => {
  const game = at('hebrew', { hands: ['duke captain', 'contessa assassin'] });
  show(language, <Board view={game.view('table')} names={names} />);
  for (const name of names) expect(screen.getByText(isolated(name))).toBeOnTheScreen();
});
