import { fireEvent, render, screen } from '@testing-library/react-native';
import { View } from 'react-native';
import { Avatar } from '../../../../ui/components/Avatar';
import { showdownPace } from '../../../../ui/motion/showdown';
import { LanguageProvider } from '../../../../ui/i18n/LanguageProvider';
import type { Scene } from '../../../../ui/match/showdown/scene';
import { SceneView } from '../../../../ui/match/showdown/SceneView';
import { ThemeProvider } from '../../../../ui/theme/ThemeProvider';
import '../../../../ui/cops/words';

interface Motion {
  readonly begins: number;
  readonly takes: number;
}

const mockMotions: Motion[] = [];

jest.mock('../../../../ui/motion/useProgress', () => ({
  useProgress: (begins: number, takes: number) => {
    mockMotions.push({ begins, takes });
    return { get: () => 0 };
  },
}));

/** What is held up has room. */
function holdUp(scene: Scene, names: readonly string[]) {
  render(
    <LanguageProvider>
      <ThemeProvider>
        <SceneView {...{ scene, names }} />
      </ThemeProvider>
    </LanguageProvider>,
  );
  const [room] = screen.UNSAFE_getAllByType(View).filter(({ props }) => props.onLayout !== undefined);
  if (!room) throw new Error('Nothing is held up.');
  fireEvent(room, 'layout', { nativeEvent: { layout: { width: 360, height: 400 } } });
}

beforeEach(() => mockMotions.splice(0));

test('the verdict comes after the last card has been turned up', () => {
  holdUp(
    {
      kind: 'ruin',
      seat: 1,
      before: 'Sara fired.',
      title: 'Out!',
      lines: ['No leader, and out of the game.'],
      picture: { of: 'cards', characters: ['honest', 'crooked', 'honest'], burnt: false },
    },
    ['Sara', 'Noa'],
  );
  const cards = mockMotions.filter(({ takes }) => takes === showdownPace.turn);
  const [who, verdict] = mockMotions.filter(({ takes }) => takes === showdownPace.words);
  const allUp = Math.max(...cards.map(({ begins, takes }) => begins + takes));
  expect(cards).toHaveLength(3);
  expect(who?.begins).toBeLessThan(allUp);
  expect(verdict?.begins).toBe(allUp);
});

describe('a victory of several', () => {
  const seven = ['Ada', 'Bob', 'Cem', 'Dov', 'Eve', 'Fay', 'Gil'];
  const won = { kind: 'victory', seat: 1, title: 'All the diamonds!', lines: [] } as const;
  const signs = () => screen.UNSAFE_getAllByType(Avatar).map(({ props }) => props.name as string);

  test.each([2, 3, 5, 7])('crowns all %i of them', (count) => {
    const winners = seven.map((_, seat) => seat).slice(0, count);
    holdUp({ ...won, winners, picture: { of: 'crown' } }, seven);
    expect(signs()).toEqual(seven.slice(0, count));
  });

  test('has them below the title where the card of a fallen leader is held up', () => {
    const cards = { of: 'cards', characters: ['agent'], burnt: true } as const;
    holdUp({ ...won, winners: [0, 2], picture: cards }, seven);
    expect(signs()).toEqual(['Bob', 'Ada', 'Cem']);
  });
});

test('somebody who wins alone has the wreath alone', () => {
  const won = { kind: 'victory', seat: 1, title: 'Noa wins', lines: [] } as const;
  holdUp({ ...won, picture: { of: 'crown' } }, ['Sara', 'Noa']);
  expect(screen.UNSAFE_getAllByType(Avatar).map(({ props }) => props.name as string)).toEqual(['Noa']);
});
