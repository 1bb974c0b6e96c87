import { at } from '../support/play';

const table = at('base', { equipment: ['k9', 'coffee', 'walkieTalkie', 'taser'] });

describe('GC-13: whose turn it is does one of four things', () => {
  test('investigate, arm or equip, and shoot with a gun alone', () => {
    expect(table.asked).toBe('0 act');
    expect(table.targets('investigate').join(' ')).toBe('1.0 1.1 1.2 2.0 2.1 2.2 3.0 3.1 3.2');
    expect(table.targets('arm')).toEqual(['1', '2', '3']);
    expect(table.targets('equip')).toEqual(['']);
    expect(table.targets('shoot')).toEqual([]);
  });

  test('as one says it to the program', () => {
    const said = table.play('0 investigate 1.2, 1 arm 3, 1 reveal 1, 1 aim 3, 2 equip, 2 reveal 0');
    expect(said.moves.filter(({ type }) => !['arrange', 'pass'].includes(type))).toEqual([
      { type: 'investigate', target: 1, card: 2 },
      { type: 'arm', target: 3 },
      { type: 'reveal', card: 1 },
      { type: 'aim', target: 3 },
      { type: 'equip' },
      { type: 'reveal', card: 0 },
    ]);
  });
});

test('GC-19: turns go clockwise, to the left', () => {
  const round = table.play('0 investigate 1.0, 1 investigate 0.0, 2 investigate 0.0, 3 investigate 0.0');
  expect(round.all('turn').map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  round.play('nobody stirs').expect({ asked: '0 act' });
});

test('GC-19: they start with the first player and come round past the last seat', () => {
  const game = at('base', { first: 3 }).play('3 investigate 0.0, 0 investigate 1.0, nobody stirs');
  expect(game.asked).toBe('1 act');
});

describe('a turn in which nobody stirs', () => {
  test('has two windows, each a tap for the table: the action declared, and done', () => {
    const declared = table.play('0 investigate 1.0');
    expect(declared.asked).toBe('1 beforeAction');
    expect(declared.view().declared).toEqual({ type: 'investigate', target: 1, card: 0 });
    expect(declared.all('looked')).toEqual([]);
    const done = declared.play('all pass');
    expect(done.asked).toBe('1 afterAction');
    expect(done.view().declared).toBeNull();
    expect(done.all('looked')).toHaveLength(1);
    expect(done.play('all pass').asked).toBe('1 act');
  });

  test('GC-18 GC-19: asks the aim of a gun last, and no window after it', () => {
    const armed = table.play('0 arm 2, nobody stirs, 0 reveal 1');
    expect(armed.asked).toBe('1 afterAction');
    expect(armed.play('all pass').asked).toBe('0 aim');
    expect(armed.play('0 aim 3').asked).toBe('1 act');
  });

  test('GC-18: asks for no aim without a gun', () => {
    expect(table.play('0 equip, 0 reveal 1, 0 keep k9, nobody stirs').asked).toBe('1 act');
  });
});

test('D-09: equipment can be used before anything has been done, in the first turn', () => {
  const used = table.play('0 k9 0');
  expect(used.all('used')).toHaveLength(1);
  expect(table.play('0 equip').uses(1)).toEqual(['coffee']);
});
