/** Cards that bring to light at many places: Surveillance Camera, Report Audit. */
import type { Equipment } from '../../../../../engine/cops';
import { holding } from '../../support/cards';
import { at, type Play } from '../../support/play';

describe('Surveillance Camera', () => {
  const looked = holding('surveillanceCamera').play('0 investigate 1.0, all pass');

  test('turns up the card that was just investigated, and it stays up', () => {
    expect(looked.uses(3)).toEqual(['surveillanceCamera 1.0']);
    const shown = looked.play('3 surveillanceCamera 1.0');
    expect(shown.hands[1]).toBe('(K)CC');
    expect(shown.view().looks).toEqual([]);
    expect(shown.all('revealed')).toEqual([{ type: 'revealed', seat: 1, card: 0, identity: 'kingpin' }]);
  });

  test('is of no use before the action, nor once the moment has passed', () => {
    expect(holding('surveillanceCamera').play('0 investigate 1.0').uses(3)).toEqual([]);
    expect(looked.play('1 equip').uses(3)).toEqual([]);
  });

  test('serves every kind of look, and one of several cards seen', () => {
    const wire = at('base', { equipment: ['wiretap', 'coffee', 'k9', 'surveillanceCamera'] }).play(
      '0 wiretap 1.0, 0 look 2.1',
    );
    expect([...wire.uses(3)].sort()).toEqual(['surveillanceCamera 1.0', 'surveillanceCamera 2.1']);
    const lie = at('base', { equipment: ['polygraph', 'coffee', 'k9', 'surveillanceCamera'] }).play(
      '0 polygraph 1.01, 1 look 0.2',
    );
    expect([...lie.uses(3)].sort()).toEqual([
      'surveillanceCamera 0.2',
      'surveillanceCamera 1.0',
      'surveillanceCamera 1.1',
    ]);
    const metal = at('base', { equipment: ['k9', 'coffee', 'metalDetector', 'surveillanceCamera'] }).play(
      '0 arm 2, 0 reveal 1, 2 metalDetector, 2 look 0.2',
    );
    expect(metal.uses(3)).toEqual(['surveillanceCamera 0.2']);
  });

  test('a look made before the action is past once that window has closed', () => {
    const before = at('base', { equipment: ['k9', 'wiretap', 'coffee', 'surveillanceCamera'] }).play(
      '0 equip, 1 wiretap 2.0, 1 look 3.0',
    );
    expect(before.view().looks).toHaveLength(2);
    expect(before.uses(3)).toHaveLength(2);
    expect(before.play('all pass').view().looks).toEqual([]);
    expect(before.play('all pass, 0 equip, 0 reveal 1, 0 keep k9').uses(3)).toEqual([]);
  });

  describe('after a Wiretap at 1.0 and 2.1, what else moves or is turned up leaves in sight', () => {
    const seen = (card: Equipment) =>
      at('base', { equipment: ['wiretap', 'coffee', 'k9', card] }).play('0 wiretap 1.0, 0 look 2.1');
    const places = (game: Play) =>
      game
        .view()
        .looks.map(({ seat, card }) => `${seat}.${card}`)
        .join(' ');

    test.each<[use: string, left: string]>([
      ['truthSerum 1, 1 reveal 0', '2.1'],
      ['truthSerum 1, 1 reveal 1', '1.0 2.1'],
      ['truthSerum 2, 2 reveal 0', '1.0 2.1'],
      ['truthSerum 2, 2 reveal 1', '1.0'],
      ['truthSerum 3, 3 reveal 0', '1.0 2.1'],
      ['truthSerum 3, 3 reveal 1', '1.0 2.1'],
      ['blackmail 0.0 1.0', '2.1'],
      ['blackmail 0.0 1.1', '1.0 2.1'],
      ['blackmail 0.1 1.0', '2.1'],
      ['blackmail 0.1 1.2', '1.0 2.1'],
      ['blackmail 0.0 2.1', '1.0'],
      ['blackmail 0.1 2.0', '1.0 2.1'],
      ['blackmail 1.0 2.0', '2.1'],
      ['blackmail 1.0 2.1', ''],
      ['blackmail 1.1 2.1', '1.0'],
      ['blackmail 1.1 2.0', '1.0 2.1'],
      ['flashbang 0', '1.0 2.1'],
      ['flashbang 1', '2.1'],
      ['flashbang 2', '1.0'],
    ])('%s: %j', (use, left) => {
      const [card] = use.split(' ') as [Equipment];
      expect(places(seen(card).play(`3 ${use}`))).toBe(left);
    });

    test('a look that comes later: the places stand in the order of the table', () => {
      const looked = at('base', { equipment: ['wiretap', 'coffee', 'k9', 'polygraph'] });
      expect(places(looked.play('0 wiretap 2.2, 0 look 1.1, 3 polygraph 1.0'))).toBe('1.0 1.1 2.2');
    });
  });
});

describe('Report Audit', () => {
  const options = { reportAudit: true };
  const audit = at('base', {
    players: 5,
    options,
    equipment: ['reportAudit', 'k9', 'disguise', 'coffee', 'medKit'],
  });

  test('makes everybody with no card up turn one up, clockwise from the user’s left, the user last', () => {
    const asked = audit.play('0 reportAudit');
    expect(asked.asked).toBe('1 reveal');
    expect(asked.play('1 reveal 1, 2 reveal 0, 3 reveal 2, 4 reveal 1').asked).toBe('0 reveal');
    const done = asked.play('1 reveal 1, 2 reveal 0, 3 reveal 2, 4 reveal 1, 0 reveal 2');
    done.expect({ hands: ['AH(H)', 'K(C)C', '(H)HC', 'CC(H)', 'H(H)C'], asked: '1 beforeAction' });
  });

  test('spares those who have a card up already', () => {
    const game = audit.play('0 equip, 0 reveal 0, 0 keep reportAudit, 1 equip, 1 reveal 0, 1 keep k9');
    const asked = game.play(
      '2 investigate 0.1, 3 investigate 0.1, 4 investigate 0.1, nobody stirs, 0 reportAudit',
    );
    expect(asked.asked).toBe('2 reveal');
    expect(asked.play('2 reveal 0, 3 reveal 0, 4 reveal 0').asked).toBe('1 beforeAction');
  });

  test('is for one’s own turn, before the action or after it, and no action itself', () => {
    expect(audit.uses(0)).toEqual(['reportAudit']);
    expect(audit.play('0 equip').uses(0)).toEqual(['reportAudit']);
    expect(audit.play('0 equip, 0 reveal 1, 0 keep reportAudit').uses(0)).toEqual(['reportAudit']);
    const others = audit.play('0 equip, 0 reveal 1, 0 keep reportAudit, 1 equip');
    expect(others.uses(0)).toEqual([]);
    const used = audit.play(
      '0 reportAudit, 1 reveal 1, 2 reveal 0, 3 reveal 2, 4 reveal 1, 0 reveal 2, all pass',
    );
    expect(used.asked).toBe('0 act');
  });

  test('is of no use where it strikes nobody', () => {
    const turns = [
      '0 equip, 0 reveal 0, 0 keep reportAudit',
      '1 equip, 1 reveal 0, 1 keep k9',
      '2 equip, 2 reveal 0, 2 keep disguise',
    ];
    const all = audit.play(...turns, '3 equip, 3 reveal 0, 3 keep coffee');
    expect(all.play('4 investigate 0.1, nobody stirs').uses(0)).toEqual(['reportAudit']);
    expect(all.play('4 equip, 4 reveal 0, 4 keep medKit, nobody stirs').uses(0)).toEqual([]);
  });
});
