import { screen } from '@testing-library/react-native';
import { indexOf } from '../../../ui/rules/search/bookIndex';
import { HitRow } from '../../../ui/rules/search/HitRow';
import { search } from '../../../ui/rules/search/search';
import { shown } from '../replay/support';

const asked = { small: '', alike: [], matters: {} };

const section = (anchor: string, title: string, line: string) => ({
  anchor,
  level: 2 as const,
  title,
  blocks: [{ type: 'paragraph' as const, spans: [line], ids: [] }],
});

const sections = [
  section('3.3', 'Guns', 'A coup costs seven coins.'),
  section('10', 'The band', 'Criminals.'),
  section('11.1', 'Guns', 'Everybody has one.'),
];
const hitsOf = (query: string) => search([[{ en: indexOf('cops', { sections }, asked) }]], 'en', query);

test('what was found stands out in its sentence, which stays whole', () => {
  const [hit] = hitsOf('co');
  if (!hit) throw new Error('Nothing was found.');
  shown('en', <HitRow hit={hit} language="en" home={null} onOpen={() => undefined} />);
  expect(screen.getByText('Guns')).toBeOnTheScreen();
  expect(screen.getByText('A coup costs seven coins.')).toBeOnTheScreen();
  for (const found of ['coup', 'costs', 'coins']) expect(screen.getByText(found)).toBeOnTheScreen();
});

test('two sections of one name are told apart by the part of the book, and by what they say', () => {
  const hits = hitsOf('guns');
  shown(
    'en',
    hits.map((hit) => (
      <HitRow key={hit.place.anchor} hit={hit} language="en" home="cops" onOpen={() => undefined} />
    )),
  );
  expect(screen.getAllByText('Guns')).toHaveLength(2);
  expect(screen.getByText(/The band/)).toBeOnTheScreen();
  expect(screen.getByText('Everybody has one.')).toBeOnTheScreen();
});
