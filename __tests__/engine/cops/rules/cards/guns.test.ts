/** Cards for guns: K-9, Taser, Walkie Talkie. */
import { aiming, holding } from '../../support/cards';
import { at } from '../../support/play';

describe('K-9', () => {
  const shooting = aiming(holding('k9'), 2).play('0 shoot');

  test('makes its target drop the gun', () => {
    const dropped = shooting.play('3 k9 0');
    expect(dropped.aims).toBe('');
    expect(dropped.view().guns).toBe(2);
  });

  test('GC-34: who had declared a shot must choose another action; arming again is one', () => {
    const again = shooting.play('3 k9 0, all pass');
    expect(again.asked).toBe('0 act');
    expect(again.view().declared).toEqual({ type: 'shoot' });
    expect(again.targets('shoot')).toEqual([]);
    expect(again.targets('arm')).toEqual(['1', '2', '3']);
    const armed = again.play('0 arm 3, all pass, 0 reveal 0');
    expect(armed.aims).toBe('0→3');
    expect(armed.all('shot')).toEqual([]);
  });

  test('may be used on anybody, armed or not, oneself included', () => {
    expect(shooting.uses(3)).toEqual([0, 1, 2, 3].map((seat) => `k9 ${seat}`));
    const idle = shooting.play('3 k9 1');
    expect(idle.aims).toBe('0→2');
    expect(idle.play('all pass, 0 shoot').asked).toBe('1 afterShot');
  });

  test('after the action too: then nobody is asked to aim', () => {
    holding('k9').play('0 arm 2, 0 reveal 1, 3 k9 0, nobody stirs').expect({ asked: '1 act', aims: '' });
  });
});

describe('Taser', () => {
  const table = at('base', { equipment: ['medKit', 'taser', 'smokeGrenade', 'coffee'] });
  const armed = aiming(at('base', { equipment: ['medKit', 'coffee', 'smokeGrenade', 'k9'] }), 2);
  const mine = table.play('0 arm 2, 0 reveal 1, 0 aim 2, nobody stirs');

  test('takes another’s gun, which is aimed at once, and may not be fired this turn', () => {
    const taken = mine.play('1 taser 0');
    taken.expect({ asked: '1 aim', offers: ['aim 0', 'aim 2', 'aim 3'] });
    const aimed = taken.play('1 aim 0');
    aimed.expect({ aims: '1→0', asked: '2 beforeAction' });
    expect(aimed.view().seats[1]?.gun).toEqual({ aim: 0, fresh: true });
    const acting = aimed.play('all pass');
    expect(acting.asked).toBe('1 act');
    expect(acting.targets('shoot')).toEqual([]);
    expect(acting.targets('arm')).toEqual([]);
    expect(acting.targets('equip')).toEqual(['']);
  });

  test('is no action, and the gun can be fired in the next turn', () => {
    const next = mine.play(
      '1 taser 0, 1 aim 0, 1 investigate 0.0, 1 aim 0, 2 investigate 0.0, 3 investigate 0.0, 0 investigate 1.0',
    );
    expect(next.view().seats[1]?.gun).toEqual({ aim: 0, fresh: false });
    expect(next.play('nobody stirs').targets('shoot')).toEqual(['']);
  });

  test('before the action or after it; the aim is asked again at the end', () => {
    expect(mine.play('1 investigate 0.0').uses(1)).toEqual(['taser 0']);
    const after = mine.play('1 investigate 0.0, all pass, 1 taser 0, 1 aim 3');
    expect(after.asked).toBe('2 afterAction');
    expect(after.play('nobody stirs').asked).toBe('1 aim');
    expect(after.play('1 aim 0').aims).toBe('1→0');
  });

  test('in one’s own turn alone, of an armed player alone, and without a gun of one’s own', () => {
    expect(table.play('0 arm 2, 0 reveal 1').uses(1)).toEqual([]);
    expect(table.play('0 investigate 1.0, nobody stirs').uses(1)).toEqual([]);
    const both = mine.play('1 arm 0, 1 reveal 1');
    expect(both.uses(1)).toEqual([]);
    expect(armed.aims).toBe('0→2');
  });
});

describe('Walkie Talkie', () => {
  const guns = at('base', {
    players: 6,
    equipment: ['medKit', 'coffee', 'smokeGrenade', 'walkieTalkie', 'k9', 'blackmail'],
  }).play('0 arm 2, 0 reveal 1, 0 aim 2, 1 arm 3, 1 reveal 1, 1 aim 3, 2 arm 0, 2 reveal 0, 2 aim 0');

  test('makes every other gun point at one player; that player’s own stays', () => {
    expect(guns.play('nobody stirs, 3 walkieTalkie 1').aims).toBe('0→1 1→3 2→1');
    expect(guns.play('nobody stirs, 3 walkieTalkie 5').aims).toBe('0→5 1→5 2→5');
  });

  test('may be used on anybody, oneself included', () => {
    expect(guns.play('nobody stirs').uses(3)).toEqual(
      [0, 1, 2, 3, 4, 5].map((seat) => `walkieTalkie ${seat}`),
    );
    expect(guns.play('nobody stirs, 3 walkieTalkie 3').aims).toBe('0→3 1→3 2→3');
  });

  test('in answer to a shot: the shooter fires at the new target, or does something else', () => {
    const shooting = aiming(holding('walkieTalkie'), 2).play('0 shoot, 3 walkieTalkie 1, all pass');
    shooting.expect({ asked: '0 act', aims: '0→1' });
    expect(shooting.play('0 shoot').view().shot).toEqual({ by: 0, target: 1, landed: false });
    expect(shooting.play('0 equip').asked).toBe('1 beforeAction');
  });

  test('gives a gun that points at nobody a target', () => {
    const table = at('base', {
      players: 5,
      equipment: ['medKit', 'coffee', 'smokeGrenade', 'walkieTalkie', 'k9'],
    });
    const widowed = table.play(
      '0 arm 2, 0 reveal 1, 0 aim 2, 1 arm 2, 1 reveal 1, 1 aim 2, 2 investigate 0.0, 3 investigate 0.0, 4 investigate 0.0, 0 shoot, nobody stirs',
    );
    expect(widowed.aims).toBe('1→nobody');
    const aimed = widowed.play('1 investigate 0.0, 3 walkieTalkie 4, all pass');
    expect(aimed.aims).toBe('1→4');
    expect(aimed.targets('shoot')).toEqual(['']);
  });
});
