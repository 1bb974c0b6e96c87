/** Where one card meets another, or what was declared. */
import type { Equipment } from '../../../../../engine/cops';
import { at, type Play } from '../../support/play';

const five = (...equipment: readonly Equipment[]) => at('base', { players: 5, equipment });
/** Seat 0 has a gun on seat 2 and declares the shot. */
const shooting = (table: Play) => table.play(`0 arm 2, 0 reveal 1, 0 aim 2, others look, 0 shoot`);

describe('D-12: Restraining Order, then Riot Shield', () => {
  const table = five('k9', 'riotShield', 'coffee', 'restrainingOrder', 'medKit');
  const ordered = shooting(table).play('3 restrainingOrder, 0 aim 4, all pass');

  test('the gun is turned before the shot, the shot after it', () => {
    expect(ordered.asked).toBe('1 afterShot');
    expect(ordered.view().shot).toEqual({ by: 0, target: 4, landed: false });
    const shielded = ordered.play('1 riotShield');
    shielded.expect({ asked: '4 deflect', offers: ['deflect 0', 'deflect 3'] });
    expect(shielded.play('4 deflect 3, nobody stirs').statuses).toBe('cop cop cop out cop');
  });
});

describe('after a Restraining Order', () => {
  const table = five('coffee', 'k9', 'walkieTalkie', 'restrainingOrder', 'medKit');
  const ordered = shooting(table).play('3 restrainingOrder, 0 aim 4');

  test('everybody is asked again, and the shot is fired though more cards were played', () => {
    expect(ordered.asked).toBe('1 beforeAction');
    expect(ordered.play('0 coffee, all pass').view().shot).toEqual({ by: 0, target: 4, landed: false });
  });

  test('a Walkie Talkie turns the gun once more, and there it is fired', () => {
    const turned = ordered.play('2 walkieTalkie 3, all pass');
    expect(turned.asked).toBe('1 afterShot');
    expect(turned.view().shot).toEqual({ by: 0, target: 3, landed: false });
  });

  test('with its gun gone by a K-9 another action is chosen', () => {
    const again = ordered.play('1 k9 0, all pass');
    expect(again.asked).toBe('0 act');
    expect(again.targets('shoot')).toEqual([]);
    expect(again.targets('arm')).toEqual(['1', '2', '3', '4']);
    expect(again.all('shot')).toEqual([]);
    const other = again.play('0 arm 1');
    expect(other.asked).toBe('2 beforeAction');
    expect(other.play('nobody stirs').asked).toBe('0 reveal');
  });

  test('the order binds that shot alone: with the gun gone, the next action is free', () => {
    const armed = ordered.play(
      `1 k9 0, all pass, 0 arm 1, 0 reveal 2, 0 aim 1, others look`,
      '0 shoot, 2 walkieTalkie 3, all pass',
    );
    expect(armed.asked).toBe('0 act');
    expect(armed.targets('equip')).toEqual(['']);
  });
});

test('a Walkie Talkie before the Restraining Order: the new target is the one not to be aimed at', () => {
  const table = five('coffee', 'k9', 'walkieTalkie', 'restrainingOrder', 'medKit');
  const ordered = shooting(table).play('2 walkieTalkie 4, 3 restrainingOrder');
  ordered.expect({ asked: '0 aim', offers: ['aim 1', 'aim 2', 'aim 3'] });
});

describe('a Mobile Detonator answered by a Riot Shield', () => {
  const table = five('coffee', 'k9', 'mobileDetonator', 'medKit', 'riotShield');
  const pressed = shooting(table).play('all pass, all pass, 2 mobileDetonator 3');

  test('its shot is shielded as any other, and who is out is no neighbour', () => {
    expect(pressed.asked).toBe('1 afterShot');
    const asked = pressed.play('4 riotShield');
    asked.expect({ asked: '3 deflect', offers: ['deflect 1', 'deflect 4'] });
    expect(asked.play('3 deflect 1').wounded).toEqual([1]);
  });

  test('a shield that is gone by the first shot does not stop the second', () => {
    const moved = shooting(five('coffee', 'k9', 'medKit', 'mobileDetonator', 'riotShield')).play(
      'all pass, 4 riotShield, 2 deflect 3, 3 mobileDetonator 4',
    );
    expect(moved.statuses).toBe('cop cop cop out cop');
    expect(moved.uses(1)).toEqual([]);
    expect(moved.play('nobody stirs').statuses).toBe('cop cop cop out out');
  });
});

describe('an Evidence Bag takes what lies before a player', () => {
  const table = five('disguise', 'evidenceBag', 'plantedEvidence', 'k9', 'coffee');

  test('a Disguise protects its new bearer, and the old one no more', () => {
    const worn = table.play('0 disguise 3, all pass, 0 equip');
    expect(worn.uses(1)).toContain('evidenceBag 3 disguise 4');
    const moved = worn.play('1 evidenceBag 3 disguise 4, all pass');
    expect(moved.attached).toEqual(['', '', '', '', 'disguise']);
    const seats = new Set(moved.targets('investigate').map((place) => place[0]));
    expect([...seats]).toEqual(['1', '2', '3']);
    expect(moved.view().deck).toBe(worn.view().deck + 1);
  });

  test('from any other, to any but its bearer and the user', () => {
    const worn = table.play('0 disguise 3, all pass, 0 equip');
    expect(worn.uses(1).filter((use) => use.includes('disguise'))).toEqual(
      [0, 2, 4].map((seat) => `evidenceBag 3 disguise ${seat}`),
    );
  });

  test('from oneself', () => {
    const framed = table.play('0 equip, 2 plantedEvidence 1');
    expect(framed.uses(1).filter((use) => use.startsWith('evidenceBag 1'))).toEqual(
      [0, 2, 3, 4].map((seat) => `evidenceBag 1 plantedEvidence ${seat}`),
    );
    expect(framed.play('1 evidenceBag 1 plantedEvidence 4').attached).toEqual([
      '',
      '',
      '',
      '',
      'plantedEvidence',
    ]);
  });

  test('Planted Evidence turns its new bearer, and the old one back', () => {
    const moved = table.play('0 equip, 2 plantedEvidence 4, 1 evidenceBag 4 plantedEvidence 2, all pass');
    expect(moved.attached[2]).toBe('plantedEvidence');
    const end = moved.play(
      '0 arm 1, 0 reveal 1, 0 aim 1, 1 investigate 0.0, 2 arm 1, 2 reveal 0, 2 aim 1, 3 investigate 0.0, 4 investigate 0.0',
      '0 shoot, 1 investigate 0.0, 2 shoot, nobody stirs',
    );
    expect(end.outcome).toEqual({ winners: [0, 4], reason: 'kingpinDown' });
  });
});

describe('Coffee and the direction of play', () => {
  test('after it play goes on from its user, in the direction there is', () => {
    const game = five('k9', 'smokeGrenade', 'medKit', 'coffee', 'taser').play(
      '0 equip, 1 smokeGrenade, 3 coffee, all pass, 0 investigate 1.0, nobody stirs',
    );
    expect(game.asked).toBe('3 act');
    expect(game.play('3 investigate 1.0, nobody stirs').asked).toBe('2 act');
  });

  test('a Smoke Grenade takes nobody’s Coffee away', () => {
    const table = five('coffee', 'k9', 'smokeGrenade', 'medKit', 'taser');
    const own = table.play('0 coffee, 2 smokeGrenade, all pass, 0 investigate 1.0, nobody stirs');
    expect(own.asked).toBe('0 act');
    expect(own.play('0 investigate 1.0, nobody stirs').asked).toBe('4 act');
    const thrower = table.play(
      '0 investigate 1.0, 1 investigate 0.0, 2 smokeGrenade, 0 coffee, all pass, 1 investigate 0.0, nobody stirs',
    );
    expect(thrower.asked).toBe('0 act');
  });
});

describe('a declared action that has become impossible', () => {
  test('an investigation of a card turned up meanwhile', () => {
    const game = five('k9', 'coffee', 'truthSerum', 'medKit', 'taser').play(
      '0 investigate 1.0, 2 truthSerum 1, 1 reveal 0, all pass',
    );
    expect(game.asked).toBe('0 act');
    expect(game.view().declared).toEqual({ type: 'investigate', target: 1, card: 0 });
    expect(game.targets('investigate')).not.toContain('1.0');
    expect(game.targets('investigate')).toContain('1.1');
  });

  test('an investigation of somebody disguised meanwhile', () => {
    const game = five('k9', 'coffee', 'disguise', 'medKit', 'taser').play(
      '0 investigate 1.0, 2 disguise 1, all pass',
    );
    expect(game.targets('investigate').filter((place) => place.startsWith('1'))).toEqual([]);
  });
});

test('a Blackmail that moves the declared card: the place is investigated, whatever lies there now', () => {
  const game = five('k9', 'coffee', 'medKit', 'blackmail', 'taser').play(
    '0 investigate 1.0, 3 blackmail 1.0 2.2, all pass, 0 investigate 1.0',
  );
  expect(game.all('looked')[0]).toMatchObject({ target: 1, card: 0, secret: { identity: 'crooked' } });
});

test('a Defibrillator after the action brings back who fell in it, and what lies before them counts', () => {
  const table = five('plantedEvidence', 'coffee', 'medKit', 'defibrillator', 'taser');
  const framed = table.play('0 plantedEvidence 2');
  const back = shooting(framed.play('all pass')).play('all pass, all pass, all pass, 3 defibrillator 2');
  expect(back.statuses).toBe('cop cop cop cop cop');
  expect(back.attached[2]).toBe('plantedEvidence');
});

test('a gun taken with a Taser can be lost to a K-9 in the same turn', () => {
  const table = five('medKit', 'taser', 'coffee', 'k9', 'smokeGrenade');
  const game = table.play('0 arm 2, 0 reveal 1, 0 aim 2, 1 investigate 0.0, 1 taser 0, 1 aim 3');
  expect(game.aims).toBe('1→3');
  expect(game.play('3 k9 1, all pass').asked).toBe('1 act');
  expect(game.play('3 k9 1, all pass').targets('arm')).toEqual(['0', '2', '3', '4']);
});

test('a gun taken with a Taser cannot be fired this turn, wherever a Walkie Talkie turns it', () => {
  const table = five('medKit', 'taser', 'coffee', 'walkieTalkie', 'smokeGrenade');
  const turned = table.play(
    '0 arm 2, 0 reveal 1, 0 aim 2, nobody stirs, 1 taser 0, 1 aim 3, 3 walkieTalkie 4, all pass',
  );
  expect([turned.asked, turned.aims]).toEqual(['1 act', '1→4']);
  expect(turned.targets('shoot')).toEqual([]);
});

test('D-13: a Metal Detector goes round clockwise, whatever the direction of play', () => {
  const table = five('metalDetector', 'smokeGrenade', 'coffee', 'medKit', 'taser');
  const armed = table.play(
    '0 investigate 1.0, 1 smokeGrenade, all pass, 0 investigate 1.0, 4 arm 0, 4 reveal 0, 4 aim 0, 3 arm 0, 3 reveal 0',
  );
  expect(armed.view().direction).toBe(-1);
  expect(armed.play('0 metalDetector').offers).toEqual(['look 3.1', 'look 3.2']);
});

test('a card drawn by a wound is at hand in the very next window', () => {
  const shot = at('base', {
    players: 5,
    equipment: ['k9', 'coffee', 'disguise', 'taser', 'smokeGrenade'],
    deck: ['medKit'],
  }).play(`0 arm 1, 0 reveal 1, 0 aim 1, others look, 0 shoot, nobody stirs, 1 keep medKit`);
  expect(shot.uses(1)).toEqual(['medKit 1']);
  expect(shot.play('1 medKit 1').wounded).toEqual([]);
});
