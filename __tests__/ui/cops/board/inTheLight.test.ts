import { cops } from '../../../../engine/cops';
import { atThisMoment, inTheLight } from '../../../../ui/cops/board/inTheLight';
import { at, type Play } from '../../../engine/cops/support/play';

/** What this seat has before it by what it has witnessed. */
const before = (game: Play, viewer: number) =>
  inTheLight(
    game.view(viewer),
    game.events.map((event) => cops.witness(event, viewer)),
  );

describe('GC-14: what somebody has come to look at stays before them', () => {
  const looked = at('base').play('0 investigate 1.0, nobody stirs');

  test('also once all windows are closed, and it is the next one’s turn', () => {
    expect(looked.view(0)).toMatchObject({ turn: 1, looks: [] });
    expect(before(looked, 0).looks).toEqual([{ seat: 1, card: 0 }]);
  });

  test('for them alone', () => {
    expect(before(looked, 1).looks).toEqual([]);
    expect(inTheLight(looked.view('table'), looked.events).looks).toEqual([]);
  });

  test('also where people remember for themselves', () => {
    const card = (game: Play) => atThisMoment(before(game, 0)).seats[1]?.cards[0]?.identity;
    expect(card(looked)).toBe('kingpin');
    expect(card(looked.play('1 investigate 2.0'))).toBeNull();
  });

  test('until the next action is declared', () => {
    expect(before(looked.play('1 investigate 2.0'), 0).looks).toEqual([]);
  });

  test('and not once it lies open', () => {
    const held = at('base').play('0 investigate 1.0, all pass');
    expect(before(held, 0).looks).toEqual([{ seat: 1, card: 0 }]);
    const open = (viewer: number) => {
      const now = held.view(viewer);
      return {
        ...now,
        seats: now.seats.map((player) => ({
          ...player,
          cards: player.cards.map((card) => ({ ...card, faceUp: true })),
        })),
      };
    };
    expect(inTheLight(open(0), held.events).looks).toEqual([]);
  });
});

describe('where people remember for themselves', () => {
  const looked = at('base').play('0 investigate 1.0, all pass');
  const later = looked.play('all pass');
  const card = (game: Play, viewer: number) => atThisMoment(game.view(viewer)).seats[1]?.cards[0];

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
