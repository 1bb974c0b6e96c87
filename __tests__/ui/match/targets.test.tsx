import { fireEvent, render, screen } from '@testing-library/react-native';
import type { CopsMove } from '../../../engine/cops';
import type { CoupMove } from '../../../engine/coup';
import type { GameTypes } from '../../../engine/core';
import { changeSettings } from '../../../store/settings';
import { copsScreens } from '../../../ui/cops/screens';
import { coupScreens } from '../../../ui/coup/screens';
import { LanguageProvider } from '../../../ui/i18n/LanguageProvider';
import type { GameScreens } from '../../../ui/match/GameScreens';
import { SecretPane } from '../../../ui/match/secret/SecretPane';
import { ThemeProvider } from '../../../ui/theme/ThemeProvider';
import { at as copsAt } from '../../engine/cops/support/play';
import { at } from '../../engine/coup/support/play';

const names = ['Sara', 'Noa', 'Dan', 'Arash'];

/** Somebody has lifted their lamp: the others above, what is asked below. */
function lifted<G extends GameTypes>(
  screens: GameScreens<G>,
  { state }: { readonly state: G['State'] },
): readonly G['Move'][] {
  changeSettings({ language: 'en' });
  const { game } = screens.match.table;
  const asked = game.asked(state);
  if (!asked) throw new Error('Nobody is asked.');
  const answered: G['Move'][] = [];
  const view = game.view(state, asked.seat);
  const moves = game.moves(state);
  render(
    <LanguageProvider>
      <ThemeProvider>
        <SecretPane
          {...{ screens, view }}
          seat={asked.seat}
          names={names.slice(0, view.seats.length)}
          question={{
            ...{ kind: asked.kind, moves, led: [], witnessed: [], warning: null, cause: null },
            onMove: (move) => answered.push(move),
          }}
        />
      </ThemeProvider>
    </LanguageProvider>,
  );
  // In the large letters of this device the others are folded.
  touch(/^The others/);
  return answered;
}

const plain = (words: string) => words.replace(/[\u2066-\u2069\u200e\u200f]/g, '');

/** Seats have their words as a label; rows have them written on. */
const seats = () =>
  screen
    .queryAllByRole('button')
    .filter(({ props }) => typeof props.accessibilityLabel === 'string')
    .map((seat) => ({ seat, label: plain(String(seat.props.accessibilityLabel)) }));

function touchSeat(name: string): void {
  const found = seats().find(({ label }) => label.startsWith(name));
  if (!found) throw new Error(`Nobody called ${name} can be touched.`);
  fireEvent.press(found.seat);
}

const touch = (words: RegExp) => fireEvent.press(screen.getByRole('button', { name: words }));

describe('the seats of Coup', () => {
  const hands = ['captain assassin', 'contessa duke', 'captain contessa'];

  test('are lit once somebody is to be chosen, and one is chosen by a touch', () => {
    const answered = lifted(coupScreens, at('persian', { hands, coins: [2, 2, 2] }));
    expect(seats()).toEqual([]);
    touch(/^Steal/);
    expect(seats().map(({ label }) => label)).toEqual([
      'Noa, 2 coins, 2 influences',
      'Dan, 2 coins, 2 influences',
    ]);
    touchSeat('Dan');
    expect(answered).toEqual<CoupMove[]>([{ type: 'act', action: 'steal', target: 2 }]);
  });

  test('say why one cannot be chosen, where its row says so (C-24)', () => {
    const answered = lifted(coupScreens, at('persian', { hands, coins: [2, 0, 2] }));
    touch(/^Steal/);
    touchSeat('Noa');
    expect(screen.getByRole('button', { name: /No coins/, expanded: true })).toBeOnTheScreen();
    expect(answered).toEqual([]);
  });

  test('ask twice for what cannot be taken back', () => {
    const lost = ['duke', 'captain', 'contessa assassin'];
    const answered = lifted(coupScreens, at('persian', { hands: lost, coins: [7, 2, 2] }));
    touch(/^Coup/);
    touchSeat('Noa');
    expect(answered).toEqual([]);
    touchSeat('Touch again');
    expect(answered).toEqual<CoupMove[]>([{ type: 'act', action: 'coup', target: 1 }]);
  });
});

test('a seat of Good Cop Bad Cop asks what is done there, where several things could be', () => {
  const answered = lifted(copsScreens, copsAt('base', { players: 4 }));
  touchSeat('What do you do to Dan?');
  touch(/Dan.*card .1. hidden/);
  expect(answered).toEqual<CopsMove[]>([{ type: 'investigate', target: 2, card: 0 }]);
});
