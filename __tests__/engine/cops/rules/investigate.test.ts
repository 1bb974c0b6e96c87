import { cops } from '../../../../engine/cops';
import { at } from '../support/play';

const table = at('base', { equipment: ['k9', 'coffee', 'walkieTalkie', 'disguise'] });
const looked = table.play('0 investigate 1.0, all pass');

describe('GC-14 GC-V09: an investigation', () => {
  test('shows one hidden card of another cop to the investigator, and to nobody else', () => {
    expect(looked.view(0).seats[1]?.cards.map(({ identity }) => identity)).toEqual(['kingpin', null, null]);
    for (const viewer of [2, 3, 'table'] as const)
      expect(looked.view(viewer).seats[1]?.cards.map(({ identity }) => identity)).toEqual([null, null, null]);
    expect(looked.hands).toEqual(table.hands);
  });

  test('D-01: the investigator picks the place; oneself cannot be investigated', () => {
    expect(table.targets('investigate').filter((place) => place.startsWith('0'))).toEqual([]);
    expect(table.targets('investigate').filter((place) => place.startsWith('2'))).toEqual([
      '2.0',
      '2.1',
      '2.2',
    ]);
  });

  test('D-02: everybody sees who looked at which card, and what it is stays with them', () => {
    expect(looked.knownTo('1.0', '1.1')).toEqual(['0 1', '1']);
    const event = looked.only('looked');
    expect(event).toMatchObject({ seat: 0, target: 1, card: 0, secret: { identity: 'kingpin' } });
    expect(cops.witness(event, 0)).toEqual(event);
    expect(cops.witness(event, 2)).toEqual({ type: 'looked', seat: 0, target: 1, card: 0 });
    expect(cops.witness(event, 'table')).toEqual({ type: 'looked', seat: 0, target: 1, card: 0 });
  });

  test('D-01: the same card may be looked at again', () => {
    const again = looked.play('others look');
    expect(again.targets('investigate')).toContain('1.0');
    expect(again.play('0 investigate 1.0, all pass').knownTo('1.0')).toEqual(['0 1']);
  });

  test('is of hidden cards alone', () => {
    const game = table.play('0 equip, 0 reveal 2, 0 keep k9, nobody stirs');
    expect(game.targets('investigate').filter((place) => place.startsWith('0'))).toEqual(['0.0', '0.1']);
  });

  test('names the card that was looked at until the window closes', () => {
    expect(table.play('0 investigate 1.0').view().looks).toEqual([]);
    expect(looked.view().looks).toEqual([{ seat: 1, card: 0 }]);
    expect(looked.play('all pass').view().looks).toEqual([]);
  });
});

test('who owns a card, or has looked at it, is told in order of their seats', () => {
  const game = table.play('0 investigate 3.1, 1 investigate 3.1, 2 investigate 3.1, nobody stirs');
  expect(game.knownTo('3.0', '3.1')).toEqual(['3', '0 1 2 3']);
  expect(game.view().seats[3]?.cards[1]).toMatchObject({ faceUp: false, identity: null });
});
