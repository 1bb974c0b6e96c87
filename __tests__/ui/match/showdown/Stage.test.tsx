import { fireEvent, render, screen } from '@testing-library/react-native';
import { View } from 'react-native';
import { showdownPace } from '../../../../ui/motion/showdown';
import { LanguageProvider } from '../../../../ui/i18n/LanguageProvider';
import { Stage } from '../../../../ui/match/showdown/Stage';
import { ThemeProvider } from '../../../../ui/theme/ThemeProvider';
import '../../../../ui/cops/words';

interface Motion {
  readonly begins: number;
  readonly takes: number;
}

const mockMotions: Motion[] = [];

jest.mock('../../../../ui/match/showdown/useProgress', () => ({
  useProgress: (begins: number, takes: number) => {
    mockMotions.push({ begins, takes });
    return { get: () => 0 };
  },
}));

test('the verdict comes after the last card has been turned up', () => {
  render(
    <LanguageProvider>
      <ThemeProvider>
        <Stage
          name="Noa"
          scene={{
            kind: 'exile',
            seat: 1,
            before: 'Sara fired.',
            title: 'Out!',
            lines: ['No leader, and out of the game.'],
            picture: { of: 'cards', characters: ['honest', 'crooked', 'honest'], burnt: false },
          }}
        />
      </ThemeProvider>
    </LanguageProvider>,
  );
  const [room] = screen.UNSAFE_getAllByType(View).filter(({ props }) => props.onLayout !== undefined);
  if (!room) throw new Error('Nothing is held up.');
  fireEvent(room, 'layout', { nativeEvent: { layout: { width: 360, height: 400 } } });
  const cards = mockMotions.filter(({ takes }) => takes === showdownPace.turn);
  const [who, verdict] = mockMotions.filter(({ takes }) => takes === showdownPace.words);
  const allUp = Math.max(...cards.map(({ begins, takes }) => begins + takes));
  expect(cards).toHaveLength(3);
  expect(who?.begins).toBeLessThan(allUp);
  expect(verdict?.begins).toBe(allUp);
});
