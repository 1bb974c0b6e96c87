import { fireEvent, screen } from '@testing-library/react-native';
import { coup, roles, type CoupView } from '../../../../engine/coup';
import { Board } from '../../../../ui/coup/board/Board';
import { Hand } from '../../../../ui/coup/board/Hand';
import { coupScreens } from '../../../../ui/coup/screens';
import { translatorOf } from '../../../../ui/i18n/translations';
import { Claim } from '../../../../ui/match/table/stage/Claim';
import { at } from '../../../engine/coup/support/play';
import { plainly, show } from './show';

const names = ['Nina', 'Oleg', 'Sara', 'Dan', 'Mia', 'Ben', 'Zoe', 'Tom', 'Eva', 'Max'];

const labels = () => screen.getAllByRole('img').map((one) => plainly(String(one.props['aria-label'])));
const labelOf = (name: string) => labels().find((label) => label.startsWith(`${name}:`));
const rolesTold = () => {
  const tree = JSON.stringify(screen.toJSON());
  return roles.filter((role) => tree.includes(translatorOf('en')(`cast.${role}.name`)));
};

/** Nina has coups behind her; Oleg lost his Captain to one; Sara is out. */
const lateGame = at('persian', {
  hands: ['duke assassin', 'contessa (captain)', '(duke) (captain)'],
  coins: [3, 1, 0],
});

describe('what lies before each seat is told in one breath', () => {
  const told = {
    en: [
      'Nina: to move, 3 coins, 2 cards face down',
      'Oleg: 1 coin, 1 card face down, lost: Captain',
      'Sara: out, 0 coins, lost: Duke, lost: Captain',
    ],
    fa: [
      'Nina: نوبت اوست، ۳ سکه، ۲ کارت به پشت',
      'Oleg: ۱ سکه، ۱ کارت به پشت، رو شده: فرمانده',
      'Sara: تبعیدی، ۰ سکه، رو شده: بزرگ‌زاده، رو شده: فرمانده',
    ],
  };

  test.each(['en', 'fa'] as const)('in %s', (language) => {
    const t = show(language, <Board view={lateGame.view('table')} names={names} />);
    expect(['Nina', 'Oleg', 'Sara'].map(labelOf)).toEqual(told[language]);
    expect(screen.getAllByText(t('coup.board.out'))).toHaveLength(1);
  });
});

describe('hidden cards', () => {
  const dealt = at('persianPlus', { hands: ['duke assassin', 'contessa captain', 'ambassador ambassador'] });

  test('are there for their owner alone', () => {
    show('en', <Board view={dealt.view(1)} names={names} />);
    expect(labelOf('Oleg')).toBe('Oleg: 2 coins, face down: Contessa, face down: Captain');
    expect(rolesTold()).toEqual(['captain', 'contessa']);
  });

  test('and so in a hand', () => {
    show('en', <Hand view={dealt.view('table')} seat={0} />);
    expect(labels()).toEqual(['1 card face down', '1 card face down']);
    screen.unmount();
    show('en', <Hand view={dealt.view(0)} seat={0} />);
    expect(labels().filter((label) => label.startsWith('face down'))).toEqual([
      'face down: Duke',
      'face down: Assassin',
    ]);
  });
});

test('ten seats are told in their order, each once', () => {
  const hands = names.map((_, seat) => (seat % 2 === 0 ? 'duke captain' : 'contessa assassin'));
  show('en', <Board view={at('persianPlus', { hands }).view('table')} names={names} />);
  expect(
    labels()
      .slice(2)
      .map((label) => label.split(':')[0]),
  ).toEqual(names);
});

test('before the draft nobody has a card, and nobody is out', () => {
  const draft = coup.deal({ book: 'persian', players: 2, first: 0, options: { twoPlayers: 'draft' } }, 1);
  const view = coup.view(draft, 'table');
  const t = show('en', <Board view={view} names={names} />);
  expect(labelOf('Oleg')).toMatch(/no cards yet$/);
  screen.unmount();
  show('en', <Hand view={view} seat={0} />);
  expect(screen.getByText(t('coup.board.noCards'))).toBeOnTheScreen();
});

describe('the middle of the table', () => {
  const strip = (view: CoupView) => {
    show('en', <Board view={view} names={names} />);
    return labels().slice(0, -view.seats.length);
  };
  const options = { factions: true, anarchist: true } as const;
  const parties = ['empire', 'resistance', 'empire'] as const;
  const hands = ['duke captain', 'contessa duke', 'captain contessa'];
  const rich = at('persianPlus', { hands, coins: [5, 2, 2], reserve: 3, parties, options });

  test('has a court and a treasury', () => {
    expect(strip(lateGame.view('table'))).toEqual(['Court: 9 cards', 'Treasury: 46 coins']);
  });

  test('and with the factions and the Anarchist a reserve and a bomb', () => {
    expect(strip(rich.view('table')).slice(2)).toEqual(['Reserve: 3 coins', 'The bomb: in the middle']);
    expect(labelOf('Oleg')).toMatch(/Resistance$/);
  });

  test('from where the bomb goes to somebody', () => {
    expect(strip(rich.play('0 bomb 1').view('table'))).toContain('The bomb: Oleg');
    expect(labelOf('Oleg')).toMatch(/has the bomb$/);
    expect(labelOf('Sara')).not.toMatch(/bomb/);
  });
});

test('a card shown as proof is known to all, and still in play (RU-25)', () => {
  const proven = at('russian', { hands: ['duke captain', 'contessa duke', 'captain contessa'] }).play(
    '0 tax, 1 challenge',
  );
  const shown = proven.asked === '0 prove' ? proven.play('0 prove') : proven;
  show('en', <Board view={shown.view('table')} names={names} />);
  expect(labelOf('Nina')).toMatch(/1 card face down, shown, still in play: Duke$/);
});

describe('seats as buttons', () => {
  const asked = lateGame.play('0 tax');

  test('say what pressing means, and only those that may be pressed are', () => {
    const pressed = jest.fn();
    show(
      'en',
      <Board
        view={asked.view('table')}
        names={names}
        marks={{ 1: 'toAnswer' }}
        pressing={(seat) =>
          seat === 1 ? { label: `${names[seat]} answers`, act: () => pressed(seat) } : null
        }
      />,
    );
    const [button, ...others] = screen.getAllByRole('button');
    expect(others).toEqual([]);
    expect(plainly(String(button?.props['aria-label'] ?? button?.props.accessibilityLabel))).toBe(
      'Oleg answers',
    );
    expect(labelOf('Oleg')).toBe('Oleg: Answer?, 1 coin, 1 card face down, lost: Captain');
    if (button) fireEvent.press(button);
    expect(pressed).toHaveBeenCalledWith(1);
  });

  test('who is asked is marked even where nobody said so', () => {
    show('en', <Board view={asked.view('table')} names={names} />);
    expect(labelOf('Oleg')).toMatch(/Answer\?/);
    expect(labelOf('Nina')).not.toMatch(/Answer\?/);
  });
});

test('what has just happened is decoration: the table is right before anything has flown', () => {
  const after = lateGame.play('0 tax, all allow');
  show('en', <Board view={after.view('table')} names={names} recent={{ key: 1, events: after.events }} />);
  expect(labelOf('Nina')).toBe('Nina: 6 coins, 2 cards face down');
  expect(labelOf('Oleg')).toMatch(/^Oleg: to move/);
});

test('what has been claimed stands there in words', () => {
  const game = at('persian', { hands: ['duke captain', 'contessa duke', 'captain contessa'] }).play('0 tax');
  show('en', <Claim screens={coupScreens} view={game.view('table')} names={names} />);
  const words = screen.queryAllByText(/./).map((one) => plainly(String(one.props.children)));
  expect(words).toEqual(['Nina', '“I am the Duke”', 'Tax: 3 coins from the treasury']);
});
