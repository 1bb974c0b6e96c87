import { twoOpen } from '../support/cards';
import { at } from '../support/play';

const table = at('base', {
  equipment: ['k9', 'coffee', 'walkieTalkie', 'taser'],
  deck: ['wiretap', 'medKit'],
});
const drawing = table.play('0 equip, all pass');

describe('GC-16: to equip oneself', () => {
  test('is to draw a card, then to turn one up, then to keep one', () => {
    expect(table.play('0 equip').held[0]).toBe('k9');
    drawing.expect({ asked: '0 reveal', offers: ['reveal 0', 'reveal 1', 'reveal 2'] });
    expect(drawing.held[0]?.split(' ').sort()).toEqual(['k9', 'wiretap']);
    expect(drawing.view().deck).toBe(15);
    expect(drawing.play('0 reveal 2').asked).toBe('0 keep');
  });

  test('D-03: the reveal is the owner’s choice', () => {
    expect(drawing.play('0 reveal 2').hands[0]).toBe('AH(H)');
    expect(drawing.play('0 reveal 0').hands[0]).toBe('(A)HH');
  });

  test('nobody else sees what was drawn, but that there are two', () => {
    expect(drawing.view(1).seats[0]?.hand).toEqual([null, null]);
    expect(drawing.view('table').seats[0]?.hand).toEqual([null, null]);
  });
});

describe('GC-33: nobody has two cards', () => {
  const choosing = drawing.play('0 reveal 2');

  test('one is kept, the old or the new; the other goes under the deck', () => {
    expect([...choosing.offers].sort()).toEqual(['keep k9', 'keep wiretap']);
    expect(choosing.secret).toBe(true);
    for (const kept of ['k9', 'wiretap']) {
      const done = choosing.play(`0 keep ${kept}`);
      expect(done.held[0]).toBe(kept);
      expect(done.view().deck).toBe(16);
      expect(done.asked).toBe('1 afterAction');
    }
  });

  test('until that is done no card can be used', () => {
    expect(drawing.offers.every((offer) => offer.startsWith('reveal'))).toBe(true);
    expect(choosing.offers.every((offer) => offer.startsWith('keep'))).toBe(true);
  });

  test('a player who holds none keeps the new one unasked', () => {
    const game = table.play('0 k9 0, 0 equip, 0 reveal 2');
    expect(game.asked).toBe('1 afterAction');
    expect(game.held[0]).toBe('wiretap');
  });
});

test('GC-16 GC-31: what went under the deck is drawn last of all', () => {
  const deck = ['wiretap', 'medKit', 'truthSerum', 'smokeGrenade'] as const;
  let game = at('base', { equipment: ['k9', 'coffee', 'walkieTalkie', 'taser'], deck });
  const seats = [0, 1, 2, 3] as const;
  const drawn: string[] = [];
  for (let turn = 0; turn < 18; turn++) {
    const seat = seats[turn % 4] ?? 0;
    const before = game.held[seat] ?? '';
    game = game.play(`${seat} equip, nobody stirs`);
    if (game.asked === `${seat} reveal`) game = game.play(`${seat} ${game.offers[0]}`);
    drawn.push(...(game.held[seat]?.split(' ').filter((card) => card !== before) ?? []));
    game = game.play(`${seat} keep ${before}`);
  }
  expect(drawn.slice(0, 4)).toEqual(deck);
  expect(new Set(drawn.slice(0, 16)).size).toBe(16);
  expect(drawn.slice(16)).toEqual(deck.slice(0, 2));
});

test('GC-16: with every card open one still equips, at no cost', () => {
  const open = twoOpen(table).play('0 equip, 0 keep k9, others look');
  expect(open.hands[0]).toBe('(A)(H)(H)');
  expect(open.play('0 equip, all pass').asked).toBe('0 keep');
});
