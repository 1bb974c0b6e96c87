/** Cards that heal: Med Kit, Defibrillator. */
import { holding } from '../../support/cards';
import { at } from '../../support/play';

describe('Med Kit', () => {
  const wounded = holding('medKit', 5).play(
    '0 arm 1, 0 reveal 1, 0 aim 1, 1 investigate 0.2, 2 arm 1, 2 reveal 0, 2 aim 1, 3 investigate 0.2, 4 investigate 0.2',
    '0 shoot, nobody stirs, 1 keep coffee',
  );

  test('takes the token off a wounded leader', () => {
    expect(wounded.wounded).toEqual([1]);
    expect(wounded.uses(3)).toEqual(['medKit 1']);
    const healed = wounded.play('3 medKit 1');
    expect(healed.wounded).toEqual([]);
    expect(healed.hands[1]).toBe('(K)(C)(C)');
  });

  test('V-22: the next shot wounds again', () => {
    const again = wounded.play('3 medKit 1, 1 investigate 0.2, 2 shoot, all pass, all pass');
    again.expect({ asked: '1 keep', wounded: [1], outcome: null });
    expect(again.all('wounded')).toHaveLength(2);
  });

  test('is of no use where nobody is wounded', () => {
    expect(holding('medKit').play('0 equip').uses(3)).toEqual([]);
  });

  test('may be used on oneself', () => {
    const own = at('base', { equipment: ['k9', 'medKit', 'flashbang', 'coffee'] }).play(
      '0 arm 1, 0 reveal 1, 0 aim 1, others look, 0 shoot, nobody stirs, 1 keep medKit, nobody stirs',
    );
    expect(own.asked).toBe('1 act');
    expect(own.uses(1)).toEqual(['medKit 1']);
  });
});

describe('Defibrillator', () => {
  const table = at('base', {
    players: 5,
    equipment: ['k9', 'walkieTalkie', 'flashbang', 'defibrillator', 'coffee'],
  });
  const fallen = table.play(
    '0 arm 2, 0 reveal 1, 0 aim 2, 1 investigate 0.2, 2 arm 1, 2 reveal 0, 2 aim 1, 3 investigate 0.2, 4 investigate 0.2, 0 shoot, all pass, all pass, all pass',
  );

  test('brings back one who is out: cards up, no gun, no equipment, with turns in their place', () => {
    expect(fallen.uses(3)).toEqual(['defibrillator 2']);
    const back = fallen.play('3 defibrillator 2');
    expect(back.statuses).toBe('cop cop cop cop cop');
    expect(back.hands[2]).toBe('(H)(H)(C)');
    expect([back.held[2], back.aims]).toEqual(['', '']);
    expect(back.play('1 investigate 0.2, nobody stirs').asked).toBe('2 act');
  });

  test('is of no use while nobody is out', () => {
    expect(table.play('0 equip').uses(3)).toEqual([]);
    expect(fallen.play('1 investigate 0.2').uses(3)).toEqual(['defibrillator 2']);
  });

  test('comes too late to answer the shot itself', () => {
    const hit = table.play('0 arm 2, 0 reveal 1, 0 aim 2, others look, 0 shoot, all pass, all pass');
    expect(hit.asked).toBe('2 atDeath');
    expect(hit.play('2 pass').asked).toBe('1 afterAction');
  });

  test('the one brought back can be shot again', () => {
    const back = fallen.play(
      '3 defibrillator 2, 1 arm 2, 1 reveal 1, 1 aim 2, 2 arm 1, 2 aim 1, 3 investigate 0.2, 4 investigate 0.2, 0 investigate 1.0, 1 shoot, nobody stirs',
    );
    expect(back.statuses).toBe('cop cop out cop cop');
  });
});
