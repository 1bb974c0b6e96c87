import { twoOpen } from '../support/cards';
import { at } from '../support/play';

const table = at('base', { equipment: ['k9', 'coffee', 'walkieTalkie', 'taser'] });
const armed = table.play('0 arm 2, all pass');

describe('GC-15: to arm oneself', () => {
  test('GC-26: takes a gun out of the middle and aims it at once', () => {
    expect(table.play('0 arm 2').aims).toBe('');
    armed.expect({ aims: '0→2', asked: '0 reveal' });
    expect(armed.view().guns).toBe(1);
    expect(armed.view().seats[0]?.gun).toEqual({ aim: 2, fresh: false });
  });

  test('D-03: costs one hidden card, the owner’s choice, at once and with no window between', () => {
    armed.expect({ offers: ['reveal 0', 'reveal 1', 'reveal 2'], secret: true });
    const shown = armed.play('0 reveal 1');
    expect(shown.hands[0]).toBe('A(H)H');
    expect(shown.asked).toBe('1 afterAction');
    expect(shown.all('revealed')).toEqual([{ type: 'revealed', seat: 0, card: 1, identity: 'honest' }]);
  });

  test('a card turned up stays so, and everybody knows it', () => {
    const later = armed.play('0 reveal 1, 0 aim 2, 1 investigate 0.0, 2 investigate 0.0, nobody stirs');
    expect(later.hands[0]).toBe('A(H)H');
    expect(later.knownTo('0.1')).toEqual(['0 1 2 3']);
    for (const viewer of [1, 'table'] as const)
      expect(later.view(viewer).seats[0]?.cards[1]).toMatchObject({ faceUp: true, identity: 'honest' });
  });

  test('D-06: it may be the leader’s card', () => {
    expect(armed.play('0 reveal 0').hands[0]).toBe('(A)HH');
  });

  test('of the last hidden card there is no choice, and without any it costs nothing', () => {
    const two = twoOpen(table);
    const three = two.play('0 arm 1, all pass');
    expect(three.asked).toBe('1 afterAction');
    expect(three.hands[0]).toBe('(A)(H)(H)');
    const disarmed = three.play('0 k9 0');
    expect(disarmed.aims).toBe('');
    const again = disarmed.play('others look, 0 arm 3, all pass');
    again.expect({ asked: '1 afterAction', aims: '0→3' });
  });
});

describe('guns', () => {
  const both = table.play(
    '0 arm 2, 0 reveal 1, 0 aim 2, 1 arm 2, 1 reveal 1, 1 aim 3, 2 investigate 0.0, 3 investigate 0.0, nobody stirs',
  );

  test('GC-25: nobody has two, though one is left in the middle', () => {
    const one = table.play('0 arm 2, 0 reveal 1, 0 aim 2, others look');
    expect(one.view().guns).toBe(1);
    expect(one.targets('arm')).toEqual([]);
  });

  test('GC-15: with none in the middle nobody arms', () => {
    const game = table.play('0 arm 2, 0 reveal 1, 0 aim 2, 1 arm 2, 1 reveal 1, 1 aim 3, nobody stirs');
    expect(game.asked).toBe('2 act');
    expect(game.view().guns).toBe(0);
    expect(game.targets('arm')).toEqual([]);
  });

  test('GC-18 GC-27: the aim may change at the end of one’s own turn, whatever was done in it', () => {
    const asked = both.play('0 investigate 3.0, nobody stirs');
    asked.expect({ asked: '0 aim', secret: false, offers: ['aim 1', 'aim 2', 'aim 3'] });
    expect(asked.play('0 aim 3').aims).toBe('0→3 1→3');
    expect(asked.play('0 aim 2').aims).toBe('0→2 1→3');
  });

  test('GC-27: and at no other time', () => {
    expect(both.targets('aim')).toEqual([]);
    expect(table.play('0 arm 2, 0 reveal 1, 0 aim 3, 1 investigate 0.0, nobody stirs').aims).toBe('0→3');
  });

  test('GC-28: nobody aims at themselves', () => {
    expect(table.targets('arm')).not.toContain('0');
    expect(both.play('0 investigate 3.0, nobody stirs').offers).not.toContain('aim 0');
  });

  test('GC-29: everybody sees where they point', () => {
    for (const viewer of [0, 1, 3, 'table'] as const)
      expect(both.view(viewer).seats.map(({ gun }) => gun)).toEqual([
        { aim: 2, fresh: false },
        { aim: 3, fresh: false },
        null,
        null,
      ]);
  });
});
