import { type Equipment } from '../../../../engine/cops';
import { at, type Play } from '../support/play';

const plain: readonly Equipment[] = ['k9', 'coffee', 'walkieTalkie', 'taser'];
const hands = (...changed: readonly string[]) => ({ hands: [...changed], equipment: plain });

/** Two tables that differ in a secret alone, whose secret it is, and who must not be able to tell them apart. */
const secrets: readonly (readonly [string, Play, Play, readonly number[], readonly (number | 'table')[]])[] =
  [
    [
      'a hand',
      at('base', hands('AHH', 'KCC', 'HHC', 'CCH')),
      at('base', hands('AHH', 'KCC', 'HCC', 'HCH')),
      [2, 3],
      [0, 1, 'table'],
    ],
    [
      'what an investigation saw',
      at('base', hands('AHH', 'KCC', 'HHC', 'CCH')).play('0 investigate 2.0, all pass'),
      at('base', hands('AHH', 'KCC', 'CHC', 'HCH')).play('0 investigate 2.0, all pass'),
      [0, 2, 3],
      [1, 'table'],
    ],
    [
      'the card left over',
      at('base', { hands: ['AHH', 'KCC', 'HHC', 'CCH', 'HHC'], equipment: plain }),
      at('base', { hands: ['AHH', 'KCC', 'HHC', 'CCH', 'HCC'], equipment: plain }),
      [4],
      [0, 1, 2, 3, 'table'],
    ],
    [
      'the order of the deck',
      at('base', { equipment: plain, deck: ['medKit'] }),
      at('base', { equipment: plain, deck: ['flashbang'] }),
      [],
      [0, 1, 2, 3, 'table'],
    ],
    [
      'a card drawn',
      at('base', { equipment: plain, deck: ['medKit', 'flashbang'] }).play('0 equip, 0 reveal 1'),
      at('base', { equipment: plain, deck: ['flashbang', 'medKit'] }).play('0 equip, 0 reveal 1'),
      [0],
      [1, 2, 3, 'table'],
    ],
    [
      'a card kept',
      at('base', { equipment: plain, deck: ['medKit'] }).play('0 equip, 0 reveal 1, 0 keep medKit'),
      at('base', { equipment: plain, deck: ['medKit'] }).play('0 equip, 0 reveal 1, 0 keep k9'),
      [0],
      [1, 2, 3, 'table'],
    ],
    [
      'the order cards are laid in',
      at('base', hands('AHH', 'KCC', 'HHC', 'CCH')),
      at('base', hands('HHA', 'KCC', 'HHC', 'CCH')),
      [0],
      [1, 2, 3, 'table'],
    ],
  ];

describe.each(secrets)('GC-09 GC-10: hidden means absent: %s', (_, one, other, knows, blind) => {
  test('is no secret to whom it belongs', () => {
    for (const viewer of knows) expect(one.seenBy(viewer)).not.toEqual(other.seenBy(viewer));
  });

  test('makes no difference to anybody else', () => {
    for (const viewer of blind) expect(one.seenBy(viewer)).toEqual(other.seenBy(viewer));
  });
});

const fields =
  'asked,chosenAnew,coffee,deck,declared,direction,guns,lastShot,looks,outcome,removed,seats,shot,spare,turn,variant,viewer'.split(
    ',',
  );

describe.each(['base', 'band'] as const)('the view of the %s game', (variant) => {
  const game = at(variant, { equipment: plain }).play('0 investigate 1.0, all pass');

  test('holds what it names and nothing else', () => {
    for (const viewer of [0, 2, 'table'] as const) {
      const view = game.view(viewer);
      expect(Object.keys(view).sort()).toEqual(fields);
      expect(Object.keys(view.seats[1] ?? {}).sort()).toEqual(
        'attached,cards,diamonds,gun,hand,status,wounded'.split(','),
      );
      expect(Object.keys(view.seats[1]?.cards[0] ?? {}).sort()).toEqual(['faceUp', 'identity', 'knownTo']);
      expect(view.viewer).toBe(viewer);
      expect(view.variant).toBe(variant);
    }
  });

  test('shows one’s own equipment to oneself alone', () => {
    expect(game.view(1).seats.map(({ hand }) => hand)).toEqual([[null], ['coffee'], [null], [null]]);
    expect(game.view('table').seats.map(({ hand }) => hand)).toEqual([[null], [null], [null], [null]]);
  });

  test('says of every card who knows it, to everybody', () => {
    for (const viewer of [0, 2, 'table'] as const)
      expect(game.view(viewer).seats[1]?.cards.map(({ knownTo }) => knownTo)).toEqual([[0, 1], [1], [1]]);
  });
});
