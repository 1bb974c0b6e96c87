import { cops } from '../../../../engine/cops';
import { at } from '../support/play';

const table = at('base', {
  equipment: ['k9', 'coffee', 'walkieTalkie', 'smokeGrenade'],
  deck: ['flashbang', 'medKit'],
});
/** Seat 0 has aimed at the target and is asked to act again. */
const aimedAt = (target: number, from = table) =>
  from.play(`0 arm ${target}, 0 reveal 1, 0 aim ${target}, others look`);

const armed = aimedAt(2);
const fired = armed.play('0 shoot, all pass');
const hit = fired.play('all pass');
const fallen = hit.play('2 pass');

describe('GC-17: a shot', () => {
  test('is fired at whom the gun points, and the gun is dropped at once', () => {
    expect(armed.targets('shoot')).toEqual(['']);
    expect(armed.play('0 shoot').aims).toBe('0→2');
    expect(armed.play('0 shoot').view()).toMatchObject({ declared: { type: 'shoot' }, shot: null, guns: 1 });
    fired.expect({ aims: '', asked: '1 afterShot' });
    expect(fired.view()).toMatchObject({ guns: 2, shot: { by: 0, target: 2 }, lastShot: null });
    expect(fired.all('shot')).toHaveLength(1);
  });

  test('needs a gun of one’s own: nobody else is offered one', () => {
    for (const others of ['', '1 investigate 0.0'])
      expect(armed.play('0 investigate 1.0, 0 aim 2', others, 'nobody stirs').targets('shoot')).toEqual([]);
  });

  test('asks for no aim afterwards', () => {
    expect(fallen.play('all pass').asked).toBe('1 act');
  });
});

describe('GC-20: being shot', () => {
  test('turns all cards face up, and they stay so', () => {
    expect(fired.hands[2]).toBe('HHC');
    expect(hit.hands[2]).toBe('(H)(H)(C)');
    expect(hit.knownTo('2.0', '2.1', '2.2')).toEqual(['0 1 2 3', '0 1 2 3', '0 1 2 3']);
    expect(fallen.play('1 investigate 0.0, 3 investigate 0.0, nobody stirs').hands[2]).toBe('(H)(H)(C)');
  });

  test('D-04: a player with no hidden card is shot like any other', () => {
    const open = aimedAt(
      2,
      at('base', { equipment: ['k9', 'flashbang', 'coffee', 'truthSerum'] })
        .play(
          '0 investigate 1.0, 1 investigate 0.0, 2 equip, 2 reveal 0, 2 keep coffee, 3 truthSerum 2, 2 reveal 1, 3 investigate 0.0',
        )
        .play('0 investigate 1.0, 1 investigate 0.0, 2 equip, 2 keep coffee, 3 investigate 0.0'),
    );
    expect(open.hands[2]).toBe('(H)(H)(C)');
    expect(open.play('0 shoot, nobody stirs').statuses).toBe('cop cop out cop');
  });
});

describe('GC-21: a player who is no leader', () => {
  test('is asked for a last word, and is out', () => {
    hit.expect({ asked: '2 atDeath', statuses: 'cop cop cop cop' });
    expect(fallen.statuses).toBe('cop cop out cop');
    expect(fallen.all('out')).toEqual([{ type: 'out', seat: 2, by: 0 }]);
    expect(fallen.view()).toMatchObject({ shot: null, lastShot: 2, outcome: null });
  });

  test('loses the equipment, which goes under the deck', () => {
    expect(hit.held[2]).toBe('walkieTalkie');
    expect(hit.view().deck).toBe(16);
    expect(fallen.held[2]).toBe('');
    expect(fallen.view().deck).toBe(17);
  });

  test('drops the gun, and guns aimed at them point at nobody', () => {
    const crowd = table.play(
      '0 arm 2, 0 reveal 1, 0 aim 2, 1 investigate 0.0, 2 arm 3, 2 reveal 0, 2 aim 3, 3 investigate 0.0',
    );
    expect(crowd.aims).toBe('0→2 2→3');
    expect(crowd.play('0 shoot, nobody stirs').aims).toBe('');
    expect(crowd.play('0 shoot, nobody stirs').view().guns).toBe(2);

    const two = table.play('0 arm 2, 0 reveal 1, 0 aim 2, 1 arm 2, 1 reveal 1, 1 aim 2');
    const widowed = two.play('2 investigate 0.0, 3 investigate 0.0, 0 shoot, nobody stirs');
    widowed.expect({ aims: '1→nobody', asked: '1 act' });
    expect(widowed.targets('shoot')).toEqual([]);
    const aiming = widowed.play('1 investigate 0.0, nobody stirs');
    aiming.expect({ asked: '1 aim', offers: ['aim 0', 'aim 3'] });
  });

  test('is asked nothing any more, and has no turns', () => {
    expect(fallen.asked).toBe('1 afterAction');
    expect(fallen.play('1 pass').asked).toBe('3 afterAction');
    expect(fallen.play('1 investigate 0.0, nobody stirs').asked).toBe('3 act');
  });

  test('can be neither investigated nor aimed at', () => {
    const next = fallen.play('all pass');
    expect(next.targets('investigate').filter((place) => place.startsWith('2'))).toEqual([]);
    expect(next.targets('arm')).toEqual(['0', '3']);
  });

  test('is not asked for a last word without a card', () => {
    const empty = aimedAt(
      2,
      table.play('0 investigate 1.0, 2 walkieTalkie 0, 0 investigate 1.0').play('others look'),
    );
    expect(empty.held[2]).toBe('');
    expect(empty.play('0 shoot, all pass, all pass').asked).toBe('1 afterAction');
  });
});

describe('GC-22: a leader shot for the first time', () => {
  const wounding = aimedAt(1).play('0 shoot, all pass, all pass');
  const wounded = wounding.play('1 keep flashbang');

  test('is not out: all cards up, a wounded token, and a card from the deck', () => {
    expect(wounding.hands[1]).toBe('(K)(C)(C)');
    expect(wounding.wounded).toEqual([1]);
    expect(wounding.held[1]?.split(' ').sort()).toEqual(['coffee', 'flashbang']);
    expect(wounding.all('wounded')).toEqual([{ type: 'wounded', seat: 1, by: 0 }]);
    expect(wounded.statuses).toBe('cop cop cop cop');
    expect(wounded.view()).toMatchObject({ lastShot: 1, shot: null, outcome: null });
  });

  test('D-07: keeps one card at once, before anything else', () => {
    expect(wounding.asked).toBe('1 keep');
    expect([...wounding.offers].sort()).toEqual(['keep coffee', 'keep flashbang']);
    expect(wounded.held[1]).toBe('flashbang');
    expect(wounded.asked).toBe('1 afterAction');
  });

  test('D-07: a Mobile Detonator drawn by this shot does not answer it', () => {
    const drawn = aimedAt(
      1,
      at('base', { equipment: ['k9', 'coffee', null, 'truthSerum'], deck: ['mobileDetonator'] }),
    );
    const kept = drawn.play('0 shoot, all pass, all pass, 1 keep mobileDetonator');
    expect(kept.asked).toBe('1 afterAction');
    expect(kept.uses(1)).toEqual([]);
  });

  test('keeps a card unasked, having none', () => {
    const alone = aimedAt(
      1,
      table
        .play('0 investigate 2.0, 1 coffee, 0 investigate 2.0, 1 investigate 0.0')
        .play('2 investigate 0.0, 3 investigate 0.0'),
    );
    const shot = alone.play('0 shoot, all pass, all pass');
    expect(shot.asked).toBe('1 afterAction');
    expect(shot.held[1]).toBe('flashbang');
  });

  test('keeps the gun, where it points', () => {
    const two = table.play('0 arm 1, 0 reveal 1, 0 aim 1, 1 arm 3, 1 reveal 1, 1 aim 3');
    const shot = two.play('2 investigate 0.0, 3 investigate 0.0, 0 shoot, nobody stirs, 1 keep coffee');
    expect(shot.aims).toBe('1→3');
  });
});

/** Seat 0 shoots seat 1, seat 2 aims at the other target. */
const woundedOne = (target: number, from = table) =>
  from.play(
    `0 arm 1, 0 reveal 1, 0 aim 1, 1 investigate 0.0, 2 arm ${target}, 2 reveal 0, 2 aim ${target}, 3 investigate 0.0, 0 shoot, nobody stirs, 1 keep coffee, 1 investigate 0.0, nobody stirs`,
  );

test('GC-23: a leader shot while wounded is finished, and the game is over', () => {
  const game = woundedOne(1).play('2 shoot, nobody stirs');
  game.expect({ asked: 'over', outcome: { winners: [0, 2], reason: 'kingpinDown' } });
  expect(game.view().outcome).toEqual(game.outcome);
  expect(cops.moves(game.state)).toEqual([]);
  expect(game.all('won')).toEqual([{ type: 'won', winners: [0, 2], reason: 'kingpinDown' }]);
});

describe('GC-24: the token belongs to the leader’s card', () => {
  const swapping = at('base', { equipment: ['k9', 'coffee', 'walkieTalkie', 'blackmail'] });
  const moved = woundedOne(1, swapping).play('2 investigate 0.0, 3 blackmail 1.0 2.1');

  test('D-05: and goes where the card goes, which stays face up', () => {
    expect(moved.hands.slice(1, 3)).toEqual(['H(C)(C)', '(H)(K)C']);
    expect(moved.wounded).toEqual([2]);
  });

  test('D-05: leadership follows the card: the old holder is a cop like any other', () => {
    moved.play('2 shoot, nobody stirs').expect({ statuses: 'cop out cop cop', outcome: null });
  });

  test('the new holder is shot as a wounded leader', () => {
    const game = moved.play(
      '2 investigate 0.0, 2 aim 1, 3 arm 2, 3 reveal 0, 3 aim 2, 0 investigate 3.1, 1 investigate 0.0, 2 investigate 0.0, 2 aim 1, 3 shoot, nobody stirs',
    );
    expect(game.outcome?.reason).toBe('kingpinDown');
  });
});

describe('D-10: when the two leaders are the last', () => {
  const duel = (mine: 'riotShield' | 'medKit', theirs: 'restrainingOrder' | 'blackmail') =>
    aimedAt(2, at('base', { equipment: [mine, theirs, 'coffee', 'k9'], deck: ['wiretap'] })).play(
      '0 shoot, 1 investigate 0.0, 3 investigate 0.0, 0 arm 3, 0 reveal 2, 0 aim 3, 1 investigate 0.0, 3 investigate 0.0',
      `0 shoot, 1 equip, 1 reveal 1, 1 keep ${theirs}, 0 investigate 1.0, 1 arm 0, 1 reveal 2, 0 investigate 1.0, nobody stirs`,
    );

  test('they play on, and a gun can point at one alone: nobody is asked where', () => {
    const game = duel('riotShield', 'restrainingOrder');
    game.expect({ statuses: 'cop cop out out', aims: '1→0', asked: '1 act' });
    expect(game.play('1 investigate 0.0, nobody stirs').asked).toBe('0 act');
  });

  test('D-10: a Riot Shield sends the shot back to the shooter, unasked', () => {
    const back = duel('riotShield', 'restrainingOrder').play('1 shoot, all pass, 0 riotShield');
    back.expect({ wounded: [1], asked: '1 keep' });
  });

  test('D-10: a Restraining Order is of no use, nor a Blackmail', () => {
    expect(duel('medKit', 'restrainingOrder').play('1 shoot').uses(1)).toEqual([]);
    expect(duel('medKit', 'blackmail').uses(1)).toEqual([]);
    expect(duel('medKit', 'blackmail').play('1 shoot').uses(1)).toEqual([]);
  });
});
