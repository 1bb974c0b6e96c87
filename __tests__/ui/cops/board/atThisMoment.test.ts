import { atThisMoment } from '../../../../ui/cops/board/atThisMoment';
import { at } from '../../../engine/cops/support/play';

describe('where people remember for themselves', () => {
  const looked = at('base').play('0 investigate 1.0, all pass');
  const later = looked.play('all pass');
  const card = (game: typeof looked, viewer: number) => atThisMoment(game.view(viewer)).seats[1]?.cards[0];

  test('GC-14: a card is seen while it is held in the light, and no longer', () => {
    expect(looked.view(0).looks).toEqual([{ seat: 1, card: 0 }]);
    expect(card(looked, 0)).toEqual({ identity: 'kingpin', faceUp: false, knownTo: [] });
    expect(later.view(0).seats[1]?.cards[0]?.identity).toBe('kingpin');
    expect(card(later, 0)).toEqual({ identity: null, faceUp: false, knownTo: [] });
  });

  test('GC-09: one’s own cards stay in sight', () => {
    expect(card(later, 1)).toMatchObject({ identity: 'kingpin' });
    expect(card(later, 2)).toMatchObject({ identity: null });
  });

  test('GC-15: what lies open is open to everybody', () => {
    const armed = at('base').play('0 arm 2, 0 reveal 1');
    expect(atThisMoment(armed.view(3)).seats[0]?.cards[1]).toMatchObject({
      identity: 'honest',
      faceUp: true,
      knownTo: [0, 1, 2, 3],
    });
  });
});
