import { screen } from '@testing-library/react-native';
import { indexOf } from '../../../ui/rules/search/bookIndex';
import { HitRow } from '../../../ui/rules/search/HitRow';
import { search } from '../../../ui/rules/search/search';
import { shown } from '../replay/support';

const index = indexOf('russian', {
  sections: [
    {
      anchor: '1',
      level: 2,
      title: 'The goal',
      blocks: [{ type: 'paragraph', spans: ['A coup costs seven coins.'], ids: [] }],
    },
  ],
});

test('what was found stands out in its sentence, which stays whole', () => {
  const [hit] = search([index], 'co');
  if (!hit) throw new Error('Nothing was found.');
  shown('en', <HitRow hit={hit} language="en" namesBook onOpen={() => undefined} />);
  expect(screen.getByText('The goal')).toBeOnTheScreen();
  expect(screen.getByText('A coup costs seven coins.')).toBeOnTheScreen();
  for (const found of ['coup', 'costs', 'coins']) expect(screen.getByText(found)).toBeOnTheScreen();
});
