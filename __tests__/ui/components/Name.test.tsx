import { screen } from '@testing-library/react-native';
import { languages } from '../../../store/languages';
import { Name } from '../../../ui/components/Name';
import { isolated } from '../../../ui/i18n/written';
import { at } from '../../engine/coup/support/play';
import { Board } from '../../../ui/coup/board/Board';
import { show } from '../coup/board/show';

const names = ['Yoav B.', 'נועה (2)'];

test.each(languages)('a name on its own is held together in %s', (language) => {
  show(language, <Name>Yoav B.</Name>);
  expect(screen.getByText(isolated('Yoav B.'))).toBeOnTheScreen();
});

test.each(languages)('and so it stands on its seat in %s', (language) => {
  const game = at('hebrew', { hands: ['duke captain', 'contessa assassin'] });
  show(language, <Board view={game.view('table')} names={names} />);
  for (const name of names) expect(screen.getByText(isolated(name))).toBeOnTheScreen();
});
