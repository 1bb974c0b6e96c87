/** The band of criminals: who falls joins the band, or is out. */
import { cops } from '../../../../engine/cops';
import { aimedAt, plainHands } from '../support/band';
import { at } from '../support/play';

describe('GC-V15: who is hit and is no leader', () => {
  const hit = aimedAt(2).play('0 shoot, all pass, all pass');
  const joined = hit.play('all pass');

  test('joins the band: cards removed for all to see, no gun, no turn lost', () => {
    expect(hit.hands[2]).toBe('(H)(H)(C)');
    expect(hit.statuses).toBe('cop cop cop cop');
    expect(joined.statuses).toBe('cop cop band cop');
    expect([...joined.view().removed].sort()).toEqual(['crooked', 'honest', 'honest']);
    expect(joined.view().seats[2]?.cards).toEqual([]);
    expect(joined.all('joinedBand')).toEqual([expect.objectContaining({ type: 'joinedBand', seat: 2 })]);
    expect(joined.all('out')).toEqual([]);
    expect(joined.view().lastShot).toBe(2);
  });

  test('V-09: the equipment goes to the shooter, who keeps one', () => {
    expect(joined.asked).toBe('0 keep');
    expect([...joined.offers].sort()).toEqual(['keep k9', 'keep walkieTalkie']);
    expect(joined.held[2]).toBe('');
    const kept = joined.play('0 keep walkieTalkie');
    kept.expect({ held: ['walkieTalkie', 'coffee', '', 'smokeGrenade'], asked: '1 afterAction' });
    const handed = joined.only('handed');
    expect(JSON.stringify(cops.witness(handed, 0))).toContain('walkieTalkie');
    expect(JSON.stringify(cops.witness(handed, 1))).not.toContain('walkieTalkie');
  });

  test('V-10: guns aimed at them point at nobody until their owner’s next aim', () => {
    expect(joined.aims).toBe('0→nobody');
    const aiming = joined.play('0 keep k9, nobody stirs');
    aiming.expect({ asked: '0 aim', offers: ['aim 1', 'aim 3'] });
  });

  test('keeps the diamonds', () => {
    expect(joined.diamonds).toEqual([2, 1, 0, 1]);
    const rich = at('band', { equipment: plainHands }).play(
      '0 arm 2, 0 reveal 1, 0 aim 2, 1 investigate 0.2, 2 arm 3, 2 reveal 0, 2 aim 3, 3 investigate 0.2, 0 shoot, nobody stirs',
    );
    rich.expect({ diamonds: [2, 1, 1, 0], aims: '0→nobody' });
  });

  test('V-15: what lay before them goes under the deck', () => {
    const worn = aimedAt(2, { equipment: ['disguise', 'coffee', 'walkieTalkie', 'smokeGrenade'] });
    const disguised = worn.play('0 disguise 2, all pass');
    const gone = disguised.play('0 shoot, nobody stirs');
    expect(gone.attached).toEqual(['', '', '', '']);
    expect(gone.view().deck).toBe(disguised.view().deck + 1);
    expect(gone.held[0]).toBe('walkieTalkie');
  });

  test('V-08: is not aimed at, nor investigated', () => {
    const next = joined.play('0 keep k9, 0 aim 1, nobody stirs');
    expect(next.asked).toBe('1 act');
    expect(next.targets('investigate').filter((place) => place.startsWith('2'))).toEqual([]);
    expect(next.play('1 arm 3, 1 reveal 0, nobody stirs').offers).toEqual(['aim 0', 'aim 3']);
  });

  test('GC-V11 V-08: but robbed: then the gun is out, and aims at nobody until the end of the turn', () => {
    const grabbed = joined.play('0 keep k9, 0 aim 1, 1 investigate 0.2, 2 grab 3');
    const next = grabbed.play('nobody stirs');
    expect(next.diamonds).toEqual([2, 1, 1, 0]);
    expect(next.targets('arm')).toEqual(['0', '1', '2']);
    const robbed = next.play('3 arm 2, 3 reveal 0');
    robbed.expect({ diamonds: [2, 1, 0, 1], aims: '0→1 3→nobody' });
    const aiming = robbed.play('nobody stirs');
    aiming.expect({ asked: '3 aim', offers: ['aim 0', 'aim 1'] });
  });

  test('V-07: or paid a diamond', () => {
    expect(joined.play('0 keep k9, 0 aim 1, nobody stirs').targets('equip')).toEqual(['0', '2', '3']);
  });
});

describe('V-09: whose the equipment of the fallen is', () => {
  test('the shooter’s, also where a Riot Shield turned the shot', () => {
    const game = aimedAt(1, { equipment: ['k9', 'riotShield', 'walkieTalkie', 'smokeGrenade'] }).play(
      '0 shoot, all pass, 1 riotShield, 1 deflect 2, nobody stirs',
    );
    expect(game.asked).toBe('0 keep');
    expect([...game.offers].sort()).toEqual(['keep k9', 'keep walkieTalkie']);
  });

  test('the deck’s, where the shooter is hit themselves', () => {
    const table = at('band', {
      hands: ['HHC', 'KCC', 'AHH', 'CCH'],
      equipment: ['k9', 'riotShield', 'walkieTalkie', 'smokeGrenade'],
    });
    const game = table.play('0 arm 1, 0 reveal 1, 0 aim 1, others look, 0 shoot, all pass, 1 riotShield');
    const joined = game.play('1 deflect 0, nobody stirs');
    joined.expect({ statuses: 'band cop cop cop', held: ['', '', 'walkieTalkie', 'smokeGrenade'] });
    expect(joined.view().deck).toBe(18);
    expect(joined.asked).toBe('1 act');
  });

  test('the deck’s, where a Mobile Detonator fires: its user is of the band by then', () => {
    const game = at('band', {
      players: 5,
      equipment: ['k9', 'coffee', 'mobileDetonator', 'smokeGrenade', 'medKit'],
    }).play('0 arm 2, 0 reveal 1, 0 aim 2, others look, 0 shoot, all pass, all pass, 2 mobileDetonator 3');
    const both = game.play('nobody stirs');
    both.expect({ statuses: 'cop cop band band cop', held: ['k9', 'coffee', '', '', 'medKit'] });
    expect(both.all('handed')).toEqual([]);
  });
});
