import { act, fireEvent, screen } from '@testing-library/react-native';
import { Text } from '../../../ui/components/Text';
import type { Later } from '../../../ui/arriving';
import { later } from '../../../ui/later/later';
import { GameByBook, type ExampleProps, type PlayedExamples } from '../../../ui/rules/examples';
import { ExampleButton } from '../../../ui/rules/ExampleButton';
import { shown } from '../replay/support';

const example = { type: 'example', name: 'worked', label: 'See it played' } as const;
const Player = ({ book, name, text }: ExampleProps) => (
  <Text>{`${book} ${name} ${text.sections[0]?.title}`}</Text>
);

const playing = (...names: readonly string[]): PlayedExamples => ({
  has: (book, name) => book === 'persian' && names.includes(name),
  Player,
});

/** A game that comes when it is sent for. */
const gameWith = (examples?: PlayedExamples) => later(() => Promise.resolve(examples ? { examples } : {}));

const inBook = (game: Later<{ readonly examples?: PlayedExamples }> | null) =>
  shown(
    'en',
    <GameByBook value={() => game}>
      <ExampleButton book="persian" example={example} />
    </GameByBook>,
  );

const button = () => screen.queryByRole('button', { name: example.label });

test('a book whose game is not there has no button', () => {
  inBook(null);
  expect(button()).toBeNull();
});

test.each([
  ['no examples', undefined],
  ['other examples', playing('draft')],
])('nor has one whose game has come and has %s', async (_, examples) => {
  const game = gameWith(examples);
  await game.load();
  inBook(game);
  expect(button()).toBeNull();
});

test('opened, it sends for the game, and plays the example in the language of the book; closed, the book is back', async () => {
  const game = gameWith(playing('worked'));
  const t = inBook(game);
  expect(game.now().is).toBe('awaited');
  fireEvent.press(screen.getByRole('button', { name: example.label }));
  expect(await screen.findByText('persian worked Coup')).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: t('common.close') }));
  expect(screen.queryByText('persian worked Coup')).toBeNull();
  expect(button()).toBeOnTheScreen();
});

test('a game that cannot be had is told of, and can be sent for again', async () => {
  const fetch = jest.fn().mockRejectedValueOnce(new Error('no network'));
  const t = inBook(later(fetch.mockResolvedValue({ examples: playing('worked') })));
  fireEvent.press(screen.getByRole('button', { name: example.label }));
  const again = await screen.findByRole('button', { name: t('later.again') });
  await act(async () => fireEvent.press(again));
  expect(await screen.findByText('persian worked Coup')).toBeOnTheScreen();
});
