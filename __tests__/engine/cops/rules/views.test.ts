import { type Equipment } from '../../../../engine/cops';
import { at } from '../support/play';

const plain: readonly Equipment[] = ['k9', 'coffee', 'walkieTalkie', 'taser'];
const fields =
  'asked,chosenAnew,coffee,deck,declared,direction,guns,lastShot,looks,outcome,removed,seats,shot,spare,turn,variant,viewer';

describe.each(['base', 'band'] as const)('the view of the %s game', (variant) => {
  const game = at(variant, { equipment: plain }).play('0 investigate 1.0, all pass');

  test('holds what it names and nothing else', () => {
    for (const viewer of [0, 2, 'table'] as const) {
      const view = game.view(viewer);
      expect(Object.keys(view).sort().join()).toBe(fields);
      const seat = Object.keys(view.seats[1] ?? {}).sort();
      expect(seat.join()).toBe('attached,cards,diamonds,gun,hand,status,wounded');
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
