/** The band of criminals: what differs for the police. */
import { aimedAt, plainHands } from '../support/band';
import { at } from '../support/play';

const table = at('band', { equipment: plainHands, deck: ['flashbang', 'truthSerum'] });

describe('GC-V01 GC-V08: a turn of the police', () => {
  test('GC-V09: one of four: investigate as ever, arm, equip with a diamond, shoot with a gun out', () => {
    expect(table.targets('investigate')).toHaveLength(9);
    expect(table.targets('arm')).toEqual(['1', '2', '3']);
    expect(table.targets('equip')).toEqual(['1', '2', '3']);
    expect(table.targets('shoot')).toEqual([]);
    expect(table.play('0 investigate 1.0, all pass').knownTo('1.0')).toEqual(['0 1']);
  });

  test('GC-V06 GC-V07: hands, equipment and teams are as in the base game', () => {
    expect(table.hands).toEqual(at('base', { equipment: plainHands }).hands);
    expect(table.held).toEqual(['k9', 'coffee', 'walkieTalkie', 'smokeGrenade']);
  });
});

describe('GC-V10: to equip oneself', () => {
  const paid = table.play('0 equip 2, all pass');

  test('a diamond is paid to a player of one’s choice, a card drawn, one turned up, one kept', () => {
    paid.expect({ diamonds: [0, 1, 2, 1], asked: '0 reveal' });
    expect(paid.held[0]?.split(' ')).toContain('flashbang');
    const kept = paid.play('0 reveal 1, 0 keep flashbang');
    expect(kept.held[0]).toBe('flashbang');
    expect(kept.moves.find(({ type }) => type === 'equip')).toEqual({ type: 'equip', target: 2 });
  });

  test('V-07: without a diamond it is not possible', () => {
    const poor = paid.play('0 reveal 1, 0 keep k9, others look');
    expect(poor.asked).toBe('0 act');
    expect(poor.targets('equip')).toEqual([]);
    expect(poor.targets('arm')).toEqual(['1', '2', '3']);
  });

  test('with every card open the diamond is paid all the same', () => {
    const turn = (card: number) =>
      `0 equip 2, 0 reveal ${card}, 0 keep k9, 1 investigate 3.0, 2 equip 0, 2 reveal ${card}, 2 keep walkieTalkie, 3 investigate 1.0`;
    const two = table
      .play(turn(0), turn(1))
      .play(
        '0 equip 2, 0 keep k9, 1 investigate 3.0, 2 equip 0, 2 keep walkieTalkie, 3 investigate 1.0, nobody stirs',
      );
    expect(two.hands[0]).toBe('(A)(H)(H)');
    const open = two.play('0 equip 3, all pass');
    open.expect({ asked: '0 keep', diamonds: [0, 1, 1, 2] });
  });
});

describe('GC-V11 V-02: to arm oneself', () => {
  test('a card is turned up, then the gun is out, aimed, and the target’s diamonds are taken', () => {
    const asked = table.play('0 arm 2, all pass');
    expect(asked.asked).toBe('0 reveal');
    expect([asked.aims, asked.diamonds]).toEqual(['', [1, 1, 1, 1]]);
    const done = asked.play('0 reveal 1');
    expect([done.aims, done.diamonds]).toEqual(['0→2', [2, 1, 0, 1]]);
    expect(done.view().guns).toBe(0);
    expect(done.play('all pass').asked).toBe('0 aim');
  });

  test('V-05: again with the gun out: it is the robbery as well, and costs a card each time', () => {
    const again = aimedAt(2).play('0 arm 3, all pass');
    expect(again.asked).toBe('0 reveal');
    const done = again.play('0 reveal 2');
    expect([done.aims, done.diamonds]).toEqual(['0→3', [3, 1, 0, 0]]);
  });

  test('V-06: somebody without diamonds, who loses none', () => {
    const again = aimedAt(2).play('0 arm 2, 0 reveal 2');
    expect([again.aims, again.diamonds]).toEqual(['0→2', [2, 1, 0, 1]]);
  });

  test('all of them at once; with no card to turn up it costs nothing', () => {
    const rich = table.play('0 arm 1, 0 reveal 1, 0 aim 1, 1 investigate 0.2, 2 arm 0, 2 reveal 0');
    expect(rich.diamonds).toEqual([0, 0, 3, 1]);
    const open = aimedAt(2)
      .play('0 arm 3, 0 reveal 2, 0 aim 2', 'others look')
      .play('0 arm 1, 0 aim 2, others look');
    expect(open.hands[0]).toBe('(A)(H)(H)');
    expect(open.play('0 arm 1, all pass').asked).toBe('1 afterAction');
  });

  test('V-03: whose gun is out aims at the end of the turn', () => {
    const asked = aimedAt(2).play('0 investigate 1.0, nobody stirs');
    asked.expect({ asked: '0 aim', offers: ['aim 1', 'aim 2', 'aim 3'] });
  });
});

describe('GC-V12: a shot', () => {
  const wounding = aimedAt(1).play('0 shoot, all pass, all pass');

  test('V-04: leaves the gun out', () => {
    expect(aimedAt(1).play('0 shoot, all pass').aims).toBe('0→1');
    expect(wounding.play('1 keep coffee').aims).toBe('0→1');
    expect(wounding.play('1 keep coffee, nobody stirs').asked).toBe('0 aim');
  });

  test('V-04: or puts it away, by option', () => {
    const holstering = aimedAt(1, { options: { holsterAfterShot: true } }).play(
      '0 shoot, nobody stirs, 1 keep coffee',
    );
    expect(holstering.aims).toBe('');
    expect(holstering.play('nobody stirs').asked).toBe('1 act');
  });

  test('GC-V13 GC-V14 V-20: a leader is wounded, draws, and holsters: to shoot is to arm again', () => {
    const two = at('band', { equipment: plainHands }).play(
      '0 arm 1, 0 reveal 1, 0 aim 1, 1 arm 3, 1 reveal 1, 1 aim 3, 2 investigate 0.2, 3 investigate 0.2, 0 shoot, nobody stirs',
    );
    two.expect({ asked: '1 keep', wounded: [1], statuses: 'cop cop cop cop' });
    expect(two.hands[1]).toBe('(K)(C)(C)');
    const next = two.play('1 keep coffee');
    expect(next.aims).toBe('0→1');
    expect(next.play('0 aim 1').targets('shoot')).toEqual([]);
  });

  test('GC-V21 V-22: a second time while wounded ends the game', () => {
    const game = wounding.play('1 keep coffee, 0 aim 1, others look, 0 shoot, nobody stirs');
    expect(game.outcome).toEqual({ winners: [0, 2], reason: 'kingpinDown' });
  });

  test('GC-V21 V-22: but not with a Med Kit in between', () => {
    const healed = aimedAt(1, { equipment: ['k9', 'coffee', 'medKit', 'flashbang'] }).play(
      '0 shoot, nobody stirs, 1 keep coffee, 2 medKit 1, 0 aim 1',
    );
    healed.play('others look, 0 shoot, nobody stirs').expect({ outcome: null, wounded: [1] });
  });

  test('GC-V14: the token goes where the leader’s card goes', () => {
    const moved = aimedAt(1, { equipment: ['k9', 'coffee', 'medKit', 'blackmail'] }).play(
      '0 shoot, nobody stirs, 1 keep coffee, 3 blackmail 1.0 2.0',
    );
    expect(moved.wounded).toEqual([2]);
  });
});
