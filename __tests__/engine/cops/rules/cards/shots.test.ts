/** Cards for shots that have been fired: Restraining Order, Riot Shield, Mobile Detonator. */
import { aiming, holding } from '../../support/cards';
import { at } from '../../support/play';

describe('Restraining Order', () => {
  const shooting = aiming(holding('restrainingOrder'), 2).play('0 shoot');
  const ordered = shooting.play('3 restrainingOrder');

  test('has the shooter turn the gun to somebody else first', () => {
    expect(shooting.uses(3)).toEqual(['restrainingOrder']);
    ordered.expect({ asked: '0 aim', secret: false, offers: ['aim 1', 'aim 3'] });
  });

  test('then the shot is fired, with no new choice', () => {
    const turned = ordered.play('0 aim 1');
    expect(turned.asked).toBe('1 beforeAction');
    const fired = turned.play('all pass');
    expect(fired.asked).toBe('1 afterShot');
    expect(fired.view().shot).toEqual({ by: 0, target: 1, landed: false });
  });

  test('is of use against a declared shot alone', () => {
    const armed = aiming(holding('restrainingOrder'), 2);
    expect(armed.play('0 equip').uses(3)).toEqual([]);
    expect(shooting.play('all pass').uses(3)).toEqual([]);
    expect(shooting.play('nobody stirs').asked).toBe('1 act');
    expect(aiming(holding('restrainingOrder'), 2).uses(3)).toEqual([]);
  });

  test('may be played by the one aimed at, and by the shooter', () => {
    expect(aiming(holding('restrainingOrder'), 3).play('0 shoot').uses(3)).toEqual(['restrainingOrder']);
    const own = aiming(at('base', { equipment: ['restrainingOrder'] }), 2).play('0 shoot');
    expect(own.uses(0)).toEqual(['restrainingOrder']);
    expect(own.play('0 restrainingOrder').asked).toBe('0 aim');
  });

  test('with three cops left there is but one other to aim at', () => {
    const three = aiming(holding('restrainingOrder'), 2).play(
      '0 shoot, 1 investigate 0.0, 3 investigate 0.0, 0 arm 3, 0 reveal 0, 0 aim 3, 1 investigate 0.2, 3 investigate 0.2, 0 shoot',
    );
    const turned = three.play('3 restrainingOrder');
    turned.expect({ asked: '1 beforeAction', aims: '0→1' });
  });

  test('is not there for a gun that is gone', () => {
    const table = at('base', { equipment: ['medKit', 'k9', 'smokeGrenade', 'restrainingOrder'] });
    expect(aiming(table, 2).play('0 shoot, 1 k9 0').uses(3)).toEqual([]);
  });
});

describe('Riot Shield', () => {
  const shotAt = (target: number) => aiming(holding('riotShield'), target);
  const five = holding('riotShield', 5).play('0 arm 2, 0 reveal 1, 0 aim 2, others look, 0 shoot, all pass');

  test('sends the shot on to a neighbour, whom the victim chooses at once', () => {
    const asked = five.play('3 riotShield');
    asked.expect({ asked: '2 deflect', secret: false, offers: ['deflect 1', 'deflect 3'] });
    const moved = asked.play('2 deflect 3');
    expect(moved.hands.slice(2, 4)).toEqual(['HHC', '(C)(C)(H)']);
    expect(moved.all('deflected')).toHaveLength(1);
    expect(moved.play('nobody stirs').statuses).toBe('cop cop cop out cop');
    expect(moved.play('nobody stirs').view().lastShot).toBe(3);
  });

  test('the one who is hit instead has no shield any more', () => {
    expect(five.play('3 riotShield, 2 deflect 1').asked).toBe('1 keep');
  });

  test('the shooter may be the neighbour, and the gun is gone all the same', () => {
    const self = shotAt(1).play('0 shoot, all pass, 3 riotShield');
    expect(self.offers).toEqual(['deflect 0', 'deflect 2']);
    const back = self.play('1 deflect 0');
    back.expect({ wounded: [0], aims: '' });
    expect(back.view().guns).toBe(2);
  });

  test('D-13: neighbours are those who sit there, whatever the direction; who is out does not count', () => {
    const table = at('base', {
      players: 5,
      equipment: ['medKit', 'coffee', 'k9', 'smokeGrenade', 'riotShield'],
    });
    const reversed = table.play('0 arm 3, 0 reveal 1, 0 aim 3, others look, 0 shoot, nobody stirs');
    expect(reversed.statuses).toBe('cop cop cop out cop');
    const again = reversed.play(
      '1 investigate 0.0, 2 investigate 0.0, 4 investigate 0.0, 0 arm 2, 0 reveal 2, 0 aim 2, 1 investigate 0.0, 2 investigate 0.0, 4 investigate 0.0, 0 shoot, all pass, 4 riotShield',
    );
    expect(again.offers).toEqual(['deflect 1', 'deflect 4']);
  });

  test('may be held by the victim', () => {
    const own = at('base', { equipment: ['medKit', 'coffee', 'riotShield', 'k9'] });
    expect(aiming(own, 2).play('0 shoot, all pass, 2 riotShield').offers).toEqual(['deflect 1', 'deflect 3']);
  });

  test('is of no use but when a shot is fired', () => {
    const table = holding('riotShield').play('0 equip');
    expect(table.uses(3)).toEqual([]);
    expect(table.play('0 reveal 1, 0 keep taser').uses(3)).toEqual([]);
    expect(at('base', { equipment: ['riotShield'] }).uses(0)).toEqual([]);
  });
});

describe('Mobile Detonator', () => {
  const table = at('base', {
    players: 5,
    equipment: ['medKit', 'coffee', 'mobileDetonator', 'smokeGrenade', 'k9'],
  });
  const dying = table.play('0 arm 2, 0 reveal 1, 0 aim 2, others look, 0 shoot, all pass, all pass');

  test('is the answer of the fallen: another is shot once they are out', () => {
    expect(dying.asked).toBe('2 atDeath');
    expect(dying.uses(2)).toEqual([0, 1, 3, 4].map((seat) => `mobileDetonator ${seat}`));
    const pressed = dying.play('2 mobileDetonator 3');
    pressed.expect({ statuses: 'cop cop out cop cop', asked: '1 afterShot' });
    expect(pressed.view().shot).toEqual({ by: 2, target: 3, landed: false });
    const both = pressed.play('nobody stirs');
    both.expect({ statuses: 'cop cop out out cop', asked: '1 act' });
    expect(both.view().lastShot).toBe(3);
  });

  test('goes under the deck', () => {
    const pressed = dying.play('2 mobileDetonator 3');
    expect(pressed.held[2]).toBe('');
    expect(pressed.view().deck).toBe(dying.view().deck + 1);
  });

  test('its victim is shot like any other: a leader is wounded, and finished if wounded already', () => {
    const wounded = dying.play('2 mobileDetonator 1, all pass');
    wounded.expect({ asked: '1 keep', wounded: [1] });
    const shot = at('base', {
      players: 5,
      equipment: ['medKit', 'coffee', 'mobileDetonator', 'smokeGrenade', 'k9'],
    }).play(
      '0 arm 1, 0 reveal 1, 0 aim 1, 1 investigate 0.0, 2 investigate 0.0, 3 arm 2, 3 reveal 0, 3 aim 2, 4 investigate 0.0',
      '0 shoot, 1 keep coffee, 1 investigate 0.0, 2 investigate 0.0, 3 shoot, all pass, all pass',
    );
    expect(shot.play('2 mobileDetonator 1, all pass').outcome?.reason).toBe('kingpinDown');
  });

  test('is of no use at any other moment', () => {
    expect(table.play('0 equip').uses(2)).toEqual([]);
    expect(table.play('0 investigate 1.0, 1 investigate 0.0, nobody stirs').uses(2)).toEqual([]);
  });

  test('does nothing for a leader: whose fall ends the game, and whose wound is no fall', () => {
    const leader = at('base', { equipment: ['medKit', 'mobileDetonator', 'coffee', 'k9'] });
    const shot = aiming(leader, 1).play('0 shoot, all pass');
    expect(shot.uses(1)).toEqual([]);
    expect(shot.play('all pass').asked).toBe('1 keep');
  });
});
