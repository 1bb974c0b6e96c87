import { screen } from '@testing-library/react-native';
import type { Viewer } from '../../../../engine';
import { coup, type Role } from '../../../../engine/coup';
import { Hand } from '../../../../ui/coup/board/Hand';
import { inTheLight, cardsBefore } from '../../../../ui/coup/board/seenCard';
import { at, type Play } from '../../../engine/coup/support/play';
import { eachDirection } from '../../../support/languages';
import { plainly, show } from './show';

/** The table as this viewer sees it, by what they have witnessed. */
const before = (game: Play, viewer: Viewer) =>
  inTheLight(
    game.view(viewer),
    game.events.map((event) => coup.witness(event, viewer)),
  );

const newTo = (game: Play, seat: number) =>
  cardsBefore(before(game, seat), seat).map(({ how }) => how === 'new');

const dealt = at('persian', { hands: ['duke captain', 'assassin contessa', 'ambassador duke'] });
const proven = dealt.play('0 tax, 1 challenge, 0 prove, 1 lose assassin');

describe('FC-40: the card that comes in the place of a proof is new', () => {
  test('to the one who drew it, also at their next turn', () => {
    expect(newTo(dealt, 0)).toEqual([false, false]);
    expect(newTo(proven, 0)).toEqual([true, false]);
    expect(newTo(proven.play('1 income, 2 income'), 0)).toEqual([true, false]);
  });

  test('until they act', () => {
    expect(newTo(proven.play('1 income, 2 income, 0 income'), 0)).toEqual([false, false]);
  });

  test('and not once it lies open', () => {
    const doubted = proven.play('1 income, 2 tax, 0 challenge, 2 prove');
    const lost = doubted.play(`0 ${doubted.offers[0]}`);
    expect(lost.view(0).seats[0]?.cards[0]?.faceUp).toBe(true);
    expect(newTo(lost, 0)).toEqual([false, false]);
  });

  test('to nobody else', () => {
    for (const viewer of [1, 2, 'table'] as const)
      for (const seat of [0, 1, 2])
        expect(cardsBefore(before(proven, viewer), seat)).toEqual(cardsBefore(proven.view(viewer), seat));
  });

  test.each(eachDirection)('and is called so, in %s', (language) => {
    const t = show(language, <Hand view={before(proven, 0)} seat={0} />);
    const [role] = proven.hands[0]?.split(' ') as [Role];
    const drawn = t('coup.board.card.new', { role: t(`cast.${role}.name`) });
    expect(plainly(String(screen.getAllByRole('img')[0]?.props['aria-label']))).toBe(plainly(drawn));
    expect(screen.getAllByText(t('coup.board.newCard'))).toHaveLength(1);
    screen.unmount();
    show(language, <Hand view={before(proven, 0)} seat={0} size="small" />);
    expect(screen.getAllByText(t('coup.board.newCard'))).toHaveLength(1);
  });
});

test('FP-I04: so is the one that an examiner has had changed', () => {
  const examined = at('persianPlus', {
    hands: ['inquisitor captain', 'assassin contessa', 'duke duke'],
    options: { sixth: 'inquisitor' },
  }).play('0 examine 1, all allow, 1 show contessa, 0 swap');
  expect(newTo(examined, 1)).toEqual([false, true]);
  expect(newTo(examined, 0)).toEqual([false, false]);
});

test('FC-29: who exchanges has seen what they keep', () => {
  const exchanged = at('persian', { hands: ['ambassador captain', 'assassin contessa', 'duke duke'] }).play(
    '0 exchange, 1 challenge, 0 prove, 1 lose assassin',
  );
  expect(newTo(exchanged, 0)).toEqual([true, false]);
  expect(newTo(exchanged.play(`0 ${exchanged.offers[0]}`), 0)).toEqual([false, false]);
});
