/** Cards that lie before a player to the end, and the one that undoes what is known: Disguise, Planted Evidence, Flashbang. */
import { at } from '../../support/play';

describe('Disguise', () => {
  const disguisedOne = (card: Parameters<typeof at>[1]) => at('base', card).play('0 disguise 1');
  const table = at('base', { equipment: ['disguise', 'k9', 'coffee', 'walkieTalkie'] });
  const worn = table.play('0 disguise 1');

  test('is laid before another player, for all to see, and stays', () => {
    expect(table.uses(0)).toEqual(['disguise 1', 'disguise 2', 'disguise 3']);
    expect(worn.attached).toEqual(['', 'disguise', '', '']);
    expect(worn.view().deck).toBe(table.view().deck);
    expect(worn.play('0 equip, 0 reveal 1, 1 equip, 1 reveal 1, 1 keep k9, nobody stirs').attached[1]).toBe(
      'disguise',
    );
  });

  test('its bearer cannot be investigated', () => {
    expect(
      worn
        .play('all pass')
        .targets('investigate')
        .filter((place) => place.startsWith('1')),
    ).toEqual([]);
  });

  test.each([
    ['wiretap', 'wiretap 1'],
    ['polygraph', 'polygraph 1'],
    ['truthSerum', 'truthSerum 1'],
  ] as const)('nor be the target of a %s', (card, barred) => {
    const game = disguisedOne({ equipment: ['disguise', 'k9', 'coffee', card] });
    expect(game.uses(3).length).toBeGreaterThan(0);
    expect(game.uses(3).filter((use) => use.startsWith(barred))).toEqual([]);
  });

  test('nor be the second target of a Wiretap', () => {
    const game = disguisedOne({ equipment: ['disguise', 'k9', 'coffee', 'wiretap'] }).play('3 wiretap 0.0');
    expect(game.offers).toEqual(['look 2.0', 'look 2.1', 'look 2.2']);
  });

  test('nor be found by a Metal Detector, with a gun', () => {
    const table = at('base', { equipment: ['disguise', 'k9', 'coffee', 'metalDetector'] }).play(
      '0 disguise 1',
    );
    const armed = table.play('0 arm 1, 0 reveal 1, 0 aim 1, 1 arm 0, 1 reveal 1, 1 aim 0, 2 investigate 0.0');
    const found = armed.play('3 metalDetector');
    expect(found.offers).toEqual(['look 0.0', 'look 0.2']);
    expect(found.play('3 look 0.0').asked).toBe('1 beforeAction');
  });

  test('nor be turned up by a Surveillance Camera, if it was put on after the look', () => {
    const looked = at('base', { equipment: ['k9', 'coffee', 'disguise', 'surveillanceCamera'] }).play(
      '0 investigate 1.0, all pass',
    );
    expect(looked.uses(3)).toEqual(['surveillanceCamera 1.0']);
    expect(looked.play('2 disguise 1').uses(3)).toEqual([]);
  });

  test('nor be struck by a Report Audit', () => {
    const options = { reportAudit: true };
    const audit = at('base', { options, equipment: ['reportAudit', 'k9', 'disguise', 'coffee'] }).play(
      '0 equip, 2 disguise 1, all pass',
    );
    const asked = audit.play('0 reportAudit');
    expect(asked.asked).toBe('2 reveal');
    expect(asked.play('2 reveal 0, 3 reveal 0, 0 reveal 0').hands[1]).toBe('KCC');
  });

  test('with a Polygraph of their own, bearers see and are not seen', () => {
    const game = at('base', { equipment: ['disguise', 'polygraph', 'coffee', 'k9'] }).play(
      '0 disguise 1, 1 polygraph 2.01',
    );
    expect(game.view(1).seats[2]?.cards.map(({ identity }) => identity)).toEqual(['honest', 'honest', null]);
    expect(game.knownTo('1.0', '1.1', '1.2')).toEqual(['1', '1', '1']);
    expect(game.asked).toBe('2 beforeAction');
  });

  test('saves nobody from a shot, from what arming costs, from a Blackmail or a Flashbang', () => {
    const armed = worn.play('0 arm 1, 0 reveal 1, 0 aim 1, 1 equip, all pass');
    expect(armed.asked).toBe('1 reveal');
    const shot = armed.play(
      '1 reveal 1, 1 keep k9, 2 investigate 0.2, 3 investigate 0.2, 0 shoot, nobody stirs, 1 keep k9',
    );
    expect(shot.wounded).toEqual([1]);
    const others = at('base', { equipment: ['disguise', 'k9', 'flashbang', 'blackmail'] }).play(
      '0 disguise 1',
    );
    expect(others.uses(2)).toContain('flashbang 1');
    expect(others.uses(3).filter((use) => use.includes(' 1.'))).not.toEqual([]);
  });
});

describe('Planted Evidence', () => {
  const end = '0 shoot, 1 keep coffee, 1 investigate 0.2, 2 shoot, nobody stirs';
  const planted = (on: number) =>
    at('base', { equipment: ['k9', 'coffee', 'walkieTalkie', 'plantedEvidence'] }).play(
      `0 arm 1, 3 plantedEvidence ${on}, all pass, 0 arm 1, 0 reveal 1, 0 aim 1, 1 investigate 0.2, 2 arm 1, 2 reveal 0, 2 aim 1, 3 investigate 0.2`,
      end,
    );

  test('is laid before another player, for all to see, and stays', () => {
    const table = at('base', { equipment: ['k9', 'coffee', 'walkieTalkie', 'plantedEvidence'] }).play(
      '0 equip',
    );
    expect(table.uses(3)).toEqual(['plantedEvidence 0', 'plantedEvidence 1', 'plantedEvidence 2']);
    const laid = table.play('3 plantedEvidence 2');
    laid.expect({ attached: ['', '', 'plantedEvidence', ''], hands: table.hands });
    expect(laid.view().deck).toBe(table.view().deck);
  });

  test('turns an honest cop crooked', () => {
    expect(planted(2).outcome).toEqual({ winners: [0], reason: 'kingpinDown' });
  });

  test('and a crooked one honest', () => {
    const game = at('base', { equipment: ['k9', 'coffee', 'plantedEvidence', 'walkieTalkie'] }).play(
      '0 arm 1, 2 plantedEvidence 3, all pass, 0 arm 1, 0 reveal 1, 0 aim 1, 1 investigate 0.2, 2 arm 1, 2 reveal 0, 2 aim 1, 3 investigate 0.2',
      end,
    );
    expect(game.outcome).toEqual({ winners: [0, 2, 3], reason: 'kingpinDown' });
  });

  test('does not touch a leader', () => {
    expect(planted(0).outcome).toEqual({ winners: [0, 2], reason: 'kingpinDown' });
    expect(planted(1).outcome).toEqual({ winners: [0, 2], reason: 'kingpinDown' });
  });

  test('counts for cards that come later, and once the bearer is out', () => {
    const table = at('base', {
      players: 5,
      equipment: ['k9', 'coffee', 'walkieTalkie', 'plantedEvidence', 'blackmail'],
    });
    const framed = table.play(
      '0 investigate 1.1, 3 plantedEvidence 4, all pass, 0 investigate 1.1, all pass',
    );
    const aimed = framed.play(
      '1 investigate 0.2, 2 arm 1, 2 reveal 0, 2 aim 1, 3 arm 4, 3 reveal 0, 3 aim 4, 4 investigate 0.2',
      '0 arm 1, 0 reveal 1, 0 aim 1, 1 investigate 0.2, 2 shoot, 1 keep coffee, 3 shoot, 0 shoot, nobody stirs',
    );
    aimed.expect({ statuses: 'cop cop cop cop out', outcome: { winners: [0, 2], reason: 'kingpinDown' } });
    expect(aimed.attached[4]).toBe('plantedEvidence');
    // Seat 2 gives its second honest card for a crooked one: with the evidence it is honest all the same.
    const swapping = at('base', {
      players: 5,
      equipment: ['k9', 'coffee', 'walkieTalkie', 'plantedEvidence', 'blackmail'],
    }).play(
      '0 arm 1, 3 plantedEvidence 2, 4 blackmail 2.1 3.0, all pass, 0 arm 1, 0 reveal 1, 0 aim 1, 1 investigate 0.2, 2 arm 1, 2 reveal 0, 2 aim 1, 3 investigate 0.2, 4 investigate 0.2',
      '0 shoot, 1 keep coffee, 1 investigate 0.2, 2 shoot, nobody stirs',
    );
    expect(swapping.hands[2]).toBe('(H)CC');
    expect(swapping.hands[3]).toBe('HCH');
    expect(swapping.outcome).toEqual({ winners: [0, 2, 3, 4], reason: 'kingpinDown' });
  });
});

describe('Flashbang', () => {
  const table = at('base', { equipment: ['k9', 'coffee', 'walkieTalkie', 'flashbang'] });
  const shown = table.play('0 equip, 0 reveal 1, 0 keep k9, 1 investigate 0.0, all pass');

  test('turns all cards of a player face down, who lays them again', () => {
    expect(shown.hands[0]).toBe('A(H)H');
    expect(shown.uses(3)).toEqual([0, 1, 2, 3].map((seat) => `flashbang ${seat}`));
    const blinded = shown.play('3 flashbang 0');
    blinded.expect({ asked: '0 arrange', secret: true });
    expect(blinded.hands[0]).toBe('AHH');
    expect(blinded.offers).toHaveLength(6);
    const laid = blinded.play('0 arrange 201');
    expect(laid.hands[0]).toBe('HAH');
    expect(laid.asked).toBe('2 afterAction');
  });

  test('erases what everybody else knew of them', () => {
    expect(shown.knownTo('0.0', '0.1')).toEqual(['0 1', '0 1 2 3']);
    const blinded = shown.play('3 flashbang 0');
    expect(blinded.knownTo('0.0', '0.1', '0.2')).toEqual(['0', '0', '0']);
    const laid = blinded.play('0 arrange 012');
    expect(laid.knownTo('0.0', '0.1', '0.2')).toEqual(['0', '0', '0']);
    expect(laid.view(1).seats[0]?.cards.map(({ identity }) => identity)).toEqual([null, null, null]);
    expect(laid.view().looks).toEqual([]);
  });

  test('how they were laid is nobody else’s business', () => {
    const one = shown.play('3 flashbang 0, 0 arrange 012');
    const other = shown.play('3 flashbang 0, 0 arrange 120');
    for (const viewer of [1, 2, 3, 'table'] as const) expect(one.view(viewer)).toEqual(other.view(viewer));
    expect(one.view(0)).not.toEqual(other.view(0));
  });

  test('reaches cards turned up by a shot; the wound stays on the player', () => {
    const wounded = table.play(
      '0 arm 1, 0 reveal 1, 0 aim 1, others look, 0 shoot, nobody stirs, 1 keep coffee',
    );
    expect(wounded.hands[1]).toBe('(K)(C)(C)');
    const blinded = wounded.play('3 flashbang 1, 1 arrange 210');
    expect(blinded.hands[1]).toBe('CCK');
    expect(blinded.wounded).toEqual([1]);
    expect(blinded.knownTo('1.0', '1.1', '1.2')).toEqual(['1', '1', '1']);
  });

  test('may be used on oneself', () => {
    expect(table.play('0 equip, 3 flashbang 3').asked).toBe('3 arrange');
  });
});
