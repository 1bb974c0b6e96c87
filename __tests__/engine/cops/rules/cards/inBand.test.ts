/** The band of criminals: what the cards do that need guns or diamonds. */
import type { Equipment } from '../../../../../engine/cops';
import { aimedAt } from '../../support/band';
import { at } from '../../support/play';

describe('cards in the band’s game', () => {
  test('V-18: a Defibrillator saves somebody else who is hit: cards up, holstered, equipment under the deck', () => {
    const hit = at('band', { equipment: ['k9', 'coffee', 'walkieTalkie', 'defibrillator'] }).play(
      '0 arm 2, 0 reveal 1, 0 aim 2, 1 investigate 0.2, 2 arm 1, 2 reveal 0, 2 aim 1, 3 investigate 0.2, 0 shoot, all pass, all pass',
    );
    hit.expect({ asked: '3 atDeath', secret: false });
    expect(hit.uses(3)).toEqual(['defibrillator 2']);
    expect(hit.uses(1)).toEqual([]);
    const saved = hit.play('3 defibrillator 2');
    expect(saved.statuses).toBe('cop cop cop cop');
    expect(saved.hands[2]).toBe('(H)(H)(C)');
    saved.expect({ held: ['k9', 'coffee', '', ''], aims: '0→2', asked: '1 afterAction' });
    expect(saved.view()).toMatchObject({ shot: null, lastShot: 2 });
    expect(saved.play('nobody stirs').asked).toBe('0 aim');
  });

  test('V-18: not oneself, and at no other moment', () => {
    const own = aimedAt(2, { equipment: ['k9', 'coffee', 'defibrillator', 'medKit'] }).play('0 shoot');
    expect(own.uses(2)).toEqual([]);
    expect(own.play('all pass').uses(2)).toEqual([]);
    expect(own.play('all pass, all pass').uses(2)).toEqual([]);
    expect(own.play('nobody stirs, 0 keep defibrillator').uses(0)).toEqual([]);
  });

  test('V-24: everybody who holds a card is asked when somebody falls, from the left of the fallen, who is last', () => {
    const hit = aimedAt(2).play('0 shoot, all pass, all pass');
    expect(hit.asked).toBe('3 atDeath');
    expect(hit.play('3 pass').asked).toBe('0 atDeath');
    expect(hit.play('3 pass, 0 pass').asked).toBe('1 atDeath');
    expect(hit.play('3 pass, 0 pass, 1 pass').asked).toBe('2 atDeath');
  });

  test('reach nobody of the band', () => {
    const joined = (card: Equipment) =>
      aimedAt(2, { equipment: ['medKit', 'coffee', 'walkieTalkie', card] }).play(
        '0 shoot, nobody stirs, 0 keep medKit',
      );
    for (const card of ['k9', 'truthSerum', 'flashbang', 'disguise', 'plantedEvidence'] as const) {
      expect(joined(card).uses(3)).toContain(`${card} 1`);
      expect(joined(card).uses(3)).not.toContain(`${card} 2`);
    }
    expect(joined('blackmail').uses(3)).toHaveLength(9);
    expect(joined('evidenceBag').uses(3)).toEqual(['evidenceBag 0 hand 1', 'evidenceBag 1 hand 0']);
  });

  test('Coffee lapses when its user joins the band', () => {
    const poured = aimedAt(2, { equipment: ['medKit', 'k9', 'coffee', 'walkieTalkie'] }).play(
      '0 shoot, 2 coffee',
    );
    const next = poured.play('all pass, 0 shoot, nobody stirs, 0 aim 1');
    next.expect({ statuses: 'cop cop band cop', asked: '1 act' });
    expect(next.view().coffee).toBeNull();
  });

  test('a shield finds the nearest neighbours among the police', () => {
    const table = at('band', {
      players: 5,
      equipment: ['medKit', 'coffee', 'k9', 'riotShield', 'walkieTalkie'],
    });
    const joined = table.play(
      '0 arm 2, 0 reveal 1, 0 aim 2, others look, 0 shoot, nobody stirs, 0 keep medKit, 0 aim 1',
    );
    const shielded = joined.play(
      '1 investigate 0.2, 2 grab 0, 3 investigate 0.2, 4 investigate 0.2, 0 shoot, all pass, 3 riotShield',
    );
    shielded.expect({ asked: '1 deflect', offers: ['deflect 0', 'deflect 3'] });
  });

  test('V-19: K-9 makes its target holster', () => {
    const shooting = aimedAt(2, { equipment: ['medKit', 'k9'] }).play('0 shoot, 1 k9 0');
    expect(shooting.aims).toBe('');
    expect(shooting.view().guns).toBe(0);
    const again = shooting.play('all pass');
    expect(again.asked).toBe('0 act');
    expect(again.targets('shoot')).toEqual([]);
  });

  test('V-19: a Taser is not playable', () => {
    const armed = at('band', { equipment: ['medKit', 'taser'] }).play(
      '0 arm 2, 0 reveal 1, 0 aim 2, nobody stirs',
    );
    expect(armed.asked).toBe('1 act');
    expect(armed.uses(1)).toEqual([]);
  });

  test('V-19: a Walkie Talkie turns every gun that is out, and none that is holstered', () => {
    const armed = at('band', { equipment: ['medKit', 'coffee', 'k9', 'walkieTalkie'] }).play(
      '0 arm 2, 0 reveal 1, 0 aim 2, 1 arm 0, 1 reveal 1, 1 aim 2, 2 investigate 3.0, 3 walkieTalkie 0',
    );
    expect(armed.aims).toBe('0→2 1→0');
  });

  test('V-19: a Restraining Order is as ever', () => {
    const shooting = aimedAt(2, { equipment: ['medKit', 'k9', 'coffee', 'restrainingOrder'] }).play(
      '0 shoot, 3 restrainingOrder',
    );
    expect(shooting.offers).toEqual(['aim 1', 'aim 3']);
    expect(shooting.play('0 aim 1, all pass').view().shot).toEqual({ by: 0, target: 1, landed: false });
  });

  test('a Metal Detector finds those who have drawn', () => {
    const armed = at('band', { equipment: ['medKit', 'coffee', 'k9', 'metalDetector'] }).play(
      '0 investigate 1.0',
    );
    expect(armed.uses(3)).toEqual([]);
    expect(armed.play('1 arm 0, 1 reveal 1, 3 metalDetector').offers).toEqual(['look 1.0', 'look 1.2']);
  });
});

describe('V-24: a Mobile Detonator and a Defibrillator at one fall', () => {
  const hit = at('band', {
    players: 5,
    equipment: ['k9', 'coffee', 'mobileDetonator', 'defibrillator', 'medKit'],
  }).play('0 arm 2, 0 reveal 1, 0 aim 2, others look, 0 shoot, all pass, all pass');

  test('who saves the fallen ends the asking: no bomb is pressed', () => {
    const saved = hit.play('3 defibrillator 2');
    saved.expect({ statuses: 'cop cop cop cop cop', asked: '1 afterAction' });
    expect(saved.all('shot')).toHaveLength(1);
  });

  test('a bomb is the last word: nobody is asked any more, its owner goes, and it goes off', () => {
    const pressed = hit.play('2 mobileDetonator 4');
    pressed.expect({ statuses: 'cop cop band cop cop', asked: '1 afterShot' });
    expect(pressed.since(hit).map(({ type }) => type)).toEqual([
      ...['passed', 'passed', 'passed', 'passed', 'spoke', 'used'],
      ...['joinedBand', 'aimed', 'shot'],
    ]);
    expect(pressed.play('all pass').hands[4]).toBe('(H)(H)(C)');
  });

  test('who is hit by the bomb can be saved in turn', () => {
    const blown = hit.play('2 mobileDetonator 4, all pass');
    expect(blown.asked).toBe('0 atDeath');
    blown.play('3 defibrillator 4').expect({ statuses: 'cop cop band cop cop', asked: '1 afterAction' });
  });

  test('the fallen who thinks better of it lets it pass', () => {
    hit
      .play('3 pass, 4 pass, 0 pass, 1 pass, 2 speak, 2 withdraw')
      .expect({ statuses: 'cop cop band cop cop', asked: '0 keep' });
  });
});
