/** Cards that move cards and turns: Blackmail, Evidence Bag, Coffee, Smoke Grenade. */
import { cops } from '../../../../../engine/cops';
import { holding } from '../../support/cards';
import { at } from '../../support/play';

describe('Blackmail', () => {
  const table = holding('blackmail').play('0 investigate 2.0, all pass');
  const swapped = table.play('3 blackmail 1.1 2.0');

  test('two other players change a card, places and all', () => {
    expect(swapped.hands).toEqual(['AHH', 'KHC', 'CHC', 'CCH']);
    expect(swapped.all('swapped')).toEqual([{ type: 'swapped', seats: [1, 2], cards: [1, 0] }]);
    expect(swapped.moves.at(-1)).toEqual({
      type: 'use',
      equipment: 'blackmail',
      seats: [1, 2],
      cards: [1, 0],
    });
  });

  test('may take any card of any two others, never one’s own', () => {
    const uses = table.uses(3);
    expect(uses).toHaveLength(27);
    expect(new Set(uses).size).toBe(27);
    expect(uses.every((use) => /^blackmail (0\.[012] [12]|1\.[012] 2)\.[012]$/.test(use))).toBe(true);
  });

  test('D-14: who knew a card knows it in its new place, as does its new owner', () => {
    expect(swapped.knownTo('1.1', '2.0')).toEqual(['0 1 2', '1 2']);
    expect(swapped.view(0).seats[1]?.cards.map(({ identity }) => identity)).toEqual([null, 'honest', null]);
    expect(swapped.view(1).seats[2]?.cards.map(({ identity }) => identity)).toEqual(['crooked', null, null]);
    expect(swapped.view(3).seats[1]?.cards.map(({ identity }) => identity)).toEqual([null, null, null]);
  });

  test('a card that lies face up does so in its new place', () => {
    const open = holding('blackmail').play('0 equip, 0 reveal 1, 0 keep taser, 3 blackmail 0.1 1.2');
    expect(open.hands.slice(0, 2)).toEqual(['ACH', 'KC(H)']);
    expect(open.knownTo('0.1', '1.2')).toEqual(['0 1', '0 1 2 3']);
  });

  test('reaches nobody who is out', () => {
    const fallen = holding('blackmail').play(
      '0 arm 2, 0 reveal 1, 0 aim 2, others look, 0 shoot, all pass, all pass, all pass',
    );
    expect(fallen.statuses).toBe('cop cop out cop');
    expect(fallen.uses(3)).toHaveLength(9);
  });
});

describe('Evidence Bag', () => {
  const table = holding('evidenceBag').play('0 equip');

  test('takes the card of one player to another, who keeps one of the two', () => {
    const given = table.play('3 evidenceBag 0 hand 1');
    expect(given.asked).toBe('1 keep');
    expect([...given.offers].sort()).toEqual(['keep coffee', 'keep taser']);
    const kept = given.play('1 keep taser');
    expect(kept.held.slice(0, 2)).toEqual(['', 'taser']);
    expect(kept.asked).toBe('1 beforeAction');
    expect(kept.view().deck).toBe(table.view().deck + 2);
  });

  test('from anybody who has one to anybody else, but never to oneself', () => {
    expect([...table.uses(3)].sort()).toEqual(
      ['0 hand 1', '0 hand 2', '1 hand 0', '1 hand 2', '2 hand 0', '2 hand 1'].map(
        (use) => `evidenceBag ${use}`,
      ),
    );
  });

  test('what it is stays between the two', () => {
    const handed = table.play('3 evidenceBag 0 hand 1').only('handed');
    for (const viewer of [0, 1]) expect(JSON.stringify(cops.witness(handed, viewer))).toContain('taser');
    for (const viewer of [2, 3, 'table'] as const)
      expect(JSON.stringify(cops.witness(handed, viewer))).not.toContain('taser');
    const [used] = table.play('3 evidenceBag 0 hand 1').all('used');
    expect(used).toEqual({
      type: 'used',
      seat: 3,
      equipment: 'evidenceBag',
      from: 0,
      item: 'hand',
      target: 1,
    });
  });

  test('the robbed player is asked no more: there is nothing to answer with', () => {
    const robbed = table.play('3 evidenceBag 1 hand 0, 0 keep coffee');
    expect(robbed.asked).toBe('2 beforeAction');
  });

  test('a player who holds none keeps the card unasked', () => {
    const bare = table.play('2 smokeGrenade, 3 evidenceBag 0 hand 2');
    bare.expect({ asked: '1 beforeAction', held: ['', 'coffee', 'taser', ''] });
  });
});

describe('Coffee', () => {
  const declared = at('base', {
    players: 5,
    equipment: ['k9', 'walkieTalkie', 'flashbang', 'coffee', 'smokeGrenade'],
  });

  test('gives the user the next turn; then play goes on from there', () => {
    const poured = declared.play('0 investigate 1.0, 3 coffee');
    expect(poured.view().coffee).toBe(3);
    const next = poured.play('all pass, 0 investigate 1.0, nobody stirs');
    expect(next.asked).toBe('3 act');
    expect(next.view().coffee).toBeNull();
    expect(next.play('3 investigate 1.0, nobody stirs').asked).toBe('4 act');
  });

  test('in one’s own turn it is an extra turn', () => {
    const own = declared.play(
      '0 investigate 1.0, 1 investigate 0.0, 2 investigate 0.0, nobody stirs, 3 coffee, 3 investigate 0.0, nobody stirs',
    );
    expect(own.asked).toBe('3 act');
    expect(own.play('3 investigate 0.0, nobody stirs').asked).toBe('4 act');
  });

  test('after the action as well', () => {
    expect(declared.play('0 investigate 1.0, all pass, 3 coffee, nobody stirs').asked).toBe('3 act');
  });

  test('D-11: lapses if its user is no cop by then', () => {
    const shooting = declared.play('0 arm 3, 0 reveal 1, 0 aim 3, others look, 0 shoot');
    const fallen = shooting.play('3 coffee, all pass, 0 shoot, nobody stirs');
    fallen.expect({ statuses: 'cop cop cop out cop', asked: '1 act' });
    expect(fallen.view().coffee).toBeNull();
  });
});

describe('Smoke Grenade', () => {
  const table = at('base', {
    players: 5,
    equipment: ['k9', 'walkieTalkie', 'flashbang', 'smokeGrenade', 'coffee'],
  });

  test('turns play round, for the rest of the game', () => {
    const turned = table.play('0 investigate 1.0, 3 smokeGrenade');
    expect(turned.view().direction).toBe(-1);
    const on = turned.play(
      'all pass, 0 investigate 1.0, 4 investigate 0.0, 3 investigate 0.0, 2 investigate 0.0, nobody stirs',
    );
    expect(on.asked).toBe('1 act');
    expect(on.view().direction).toBe(-1);
  });

  test('the one who acts finishes the turn, and gets none in addition', () => {
    const own = table.play(
      '0 investigate 1.0, 1 investigate 0.0, 2 investigate 0.0, nobody stirs, 3 smokeGrenade',
    );
    expect(own.play('all pass').asked).toBe('3 act');
    expect(own.play('3 investigate 0.0, nobody stirs').asked).toBe('2 act');
  });

  test('a second time turns it back', () => {
    const { state } = table;
    expect(
      table
        .with({ ...state, direction: -1 })
        .play('0 investigate 1.0, 3 smokeGrenade')
        .view().direction,
    ).toBe(1);
  });
});
