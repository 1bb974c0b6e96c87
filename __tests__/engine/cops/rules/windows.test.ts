import { at } from '../support/play';

const table = at('base', {
  players: 6,
  equipment: ['k9', 'coffee', 'walkieTalkie', 'smokeGrenade', 'medKit', 'taser'],
});
const declared = table.play('0 investigate 1.0');

/** Who is asked, one after the other, if everybody passes, until something else is asked. */
function askedInTurn(game = declared): readonly string[] {
  const kind = game.asked.split(' ')[1];
  const seats: string[] = [];
  let now = game;
  while (now.asked.split(' ')[1] === kind) {
    const [seat = ''] = now.asked.split(' ');
    seats.push(seat);
    now = now.play(`${seat} pass`);
  }
  return seats;
}

describe('GC-30: “at any moment” is a window in which every holder is asked in turn', () => {
  test('from the left of the seat whose turn it is, that seat last', () => {
    expect(declared.asked).toBe('1 beforeAction');
    expect(askedInTurn()).toEqual(['1', '2', '3', '4', '5', '0']);
    expect(askedInTurn(declared.play('all pass'))).toEqual(['1', '2', '3', '4', '5', '0']);
    const second = declared.play('1 investigate 0.0');
    expect(askedInTurn(second)).toEqual(['2', '3', '4', '5', '0', '1']);
  });

  test('D-13: whatever the direction of play', () => {
    const reversed = declared.play('3 smokeGrenade, 0 investigate 1.0, 5 investigate 0.0');
    expect(reversed.view().direction).toBe(-1);
    expect(askedInTurn(reversed)).toEqual(['0', '1', '2', '4', '5']);
  });

  test('whether or not the card is of use: pass and speak are all there is, and both are said aloud', () => {
    for (const seat of ['1', '2', '3', '4']) {
      const asked = declared.play(
        ...['1', '2', '3', '4'].filter((other) => other < seat).map((other) => `${other} pass`),
      );
      asked.expect({ asked: `${seat} beforeAction`, offers: ['pass', 'speak'], secret: false });
    }
    expect(declared.uses(4)).toEqual([]);
  });

  test('who holds no card is not asked', () => {
    const used = declared.play('2 walkieTalkie 0');
    expect(askedInTurn(used)).toEqual(['1', '3', '4', '5', '0']);
  });

  test('with no holders there is no window', () => {
    const four = at('base', { equipment: ['k9', 'coffee', 'walkieTalkie', 'smokeGrenade'] });
    const spent = four.play('0 k9 0, 1 coffee, 2 walkieTalkie 0, 3 smokeGrenade');
    spent.expect({ asked: '0 act', held: ['', '', '', ''] });
    expect(spent.play('0 investigate 1.0').asked).toBe('1 act');
  });
});

describe('a player who speaks up', () => {
  const speaking = declared.play('1 pass, 2 speak');

  test('takes the phone, and plays the card or withdraws', () => {
    speaking.expect({ asked: '2 use', secret: true });
    expect(speaking.offers).toEqual([
      ...[0, 1, 2, 3, 4, 5].map((seat) => `walkieTalkie ${seat}`),
      'withdraw',
    ]);
  });

  test('may withdraw, which passes: the window goes on with the next', () => {
    const withdrawn = speaking.play('2 withdraw');
    expect(withdrawn.asked).toBe('3 beforeAction');
    expect(askedInTurn(withdrawn)).toEqual(['3', '4', '5', '0']);
  });

  test('can do nothing else when the card is of no use', () => {
    const idle = declared.play('1 pass, 2 pass, 3 pass, 4 speak');
    idle.expect({ asked: '4 use', offers: ['withdraw'] });
    expect(idle.play('4 withdraw').asked).toBe('5 beforeAction');
  });

  test('asks everybody again once the card has taken effect, until all pass', () => {
    const used = speaking.play('2 walkieTalkie 0');
    expect(used.asked).toBe('1 beforeAction');
    const twice = used.play('3 smokeGrenade');
    expect(twice.asked).toBe('1 beforeAction');
    expect(askedInTurn(twice)).toEqual(['1', '4', '5', '0']);
  });

  test('the one who acts may speak up as well, last of all', () => {
    const own = declared.play('0 k9 3');
    expect(own.asked).toBe('1 beforeAction');
    expect(own.all('used')).toEqual([{ type: 'used', seat: 0, equipment: 'k9', target: 3 }]);
  });
});

test('GC-31: a used card goes under the deck', () => {
  const used = declared.play('2 walkieTalkie 0');
  expect(used.view().deck).toBe(table.view().deck + 1);
  expect(used.held[2]).toBe('');
  expect(used.view().seats[2]?.hand).toEqual([]);
});

test('GC-32: until a card has taken effect entirely nobody is asked for another', () => {
  const serum = at('base', { equipment: ['k9', 'coffee', 'truthSerum', 'smokeGrenade'] }).play('0 equip');
  const asked = serum.play('2 truthSerum 1');
  asked.expect({ asked: '1 reveal', offers: ['reveal 0', 'reveal 1', 'reveal 2'] });
  expect(asked.play('1 reveal 1').asked).toBe('1 beforeAction');
});

describe('GC-34: a card played before the action', () => {
  const answered = declared.play('2 walkieTalkie 0');

  test('comes before it: the action has not happened', () => {
    expect(answered.all('looked')).toEqual([]);
    expect(answered.view().declared).toEqual({ type: 'investigate', target: 1, card: 0 });
  });

  test('lets the player choose again, after its effect, with everything open', () => {
    const again = answered.play('all pass');
    again.expect({ asked: '0 act', offers: table.offers });
    expect(again.view().declared).toEqual({ type: 'investigate', target: 1, card: 0 });
  });

  test('everybody sees that the choice is made again, from the card to the choice', () => {
    const seen = [declared, answered, answered.play('all pass')].map((game) => game.view().chosenAnew);
    expect(seen).toEqual([false, true, true]);
    const again = table.play('0 arm 2, 2 walkieTalkie 0, all pass, 0 arm 2');
    expect(again.asked).toBe('0 reveal');
    expect(again.view()).toMatchObject({ chosenAnew: false, declared: { type: 'arm' } });
  });

  test('the very same declared again is done at once', () => {
    const again = answered.play('all pass, 0 investigate 1.0');
    expect(again.asked).toBe('1 afterAction');
    expect(again.all('looked')).toHaveLength(1);
  });

  test('anything else declared opens another window', () => {
    for (const other of ['investigate 1.1', 'equip', 'arm 1']) {
      const changed = answered.play('all pass', `0 ${other}`);
      expect(changed.asked).toBe('1 beforeAction');
      expect(changed.all('looked')).toEqual([]);
    }
  });

  test('GC-35: several may be played before one action', () => {
    const several = answered.play('1 coffee, 3 smokeGrenade, 0 k9 0, all pass');
    expect(several.asked).toBe('0 act');
    expect(several.all('used').map(({ seat }) => seat)).toEqual([2, 1, 3, 0]);
    expect(several.play('0 investigate 1.0').all('looked')).toHaveLength(1);
  });

  test('after a change of mind nobody is asked to choose again unless another card is played', () => {
    const changed = answered.play('all pass, 0 investigate 2.0, all pass');
    expect(changed.asked).toBe('1 afterAction');
    const again = answered.play('all pass, 0 investigate 2.0, 1 coffee, all pass');
    expect(again.asked).toBe('0 act');
    expect(again.play('0 investigate 1.0').asked).toBe('3 beforeAction');
  });
});

describe('a card of one’s own, used in one’s own turn', () => {
  const used = table.play('0 k9 3');

  test('is followed by a window, and then the turn goes on', () => {
    expect(used.view().declared).toBeNull();
    expect(used.asked).toBe('1 beforeAction');
    expect(askedInTurn(used)).toEqual(['1', '2', '3', '4', '5']);
    const on = used.play('all pass');
    expect(on.asked).toBe('0 act');
    expect(on.uses(0)).toEqual([]);
    expect(on.play('0 investigate 1.0').asked).toBe('1 beforeAction');
  });

  test('is answered with cards as any declaration', () => {
    const answered = used.play('2 walkieTalkie 1');
    expect(answered.asked).toBe('1 beforeAction');
    expect(answered.play('all pass').asked).toBe('0 act');
  });

  test('takes back what was declared', () => {
    const changed = declared.play('2 walkieTalkie 0, all pass, 0 k9 3');
    expect(changed.view().declared).toBeNull();
    expect(changed.asked).toBe('1 beforeAction');
    expect(changed.play('all pass, 0 investigate 1.0').asked).toBe('1 beforeAction');
  });
});

describe('the window after the action', () => {
  const done = declared.play('all pass');

  test('starts again after every card as well, and takes nothing back', () => {
    const used = done.play('2 walkieTalkie 0');
    expect(used.asked).toBe('1 afterAction');
    expect(used.play('all pass').asked).toBe('1 act');
  });
});

describe('the window after a shot', () => {
  const shooting = (equipment: Parameters<typeof at>[1] = {}) =>
    at('base', { equipment: ['k9', 'coffee', 'riotShield', 'smokeGrenade'], ...equipment }).play(
      '0 arm 1, 0 reveal 1, 0 aim 1, others look, 0 shoot, all pass',
    );

  test('asks every holder, though but one card is of use', () => {
    expect(askedInTurn(shooting())).toEqual(['1', '2', '3', '0']);
    for (const seat of [0, 1, 3]) expect(shooting().uses(seat)).toEqual([]);
    expect(shooting().uses(2)).toEqual(['riotShield']);
    expect(shooting().play('1 speak').offers).toEqual(['withdraw']);
  });

  test('is over once the shield is up', () => {
    const shielded = shooting().play('2 riotShield');
    expect(shielded.asked).toBe('1 deflect');
    expect(shielded.play('1 deflect 0').asked).toBe('0 keep');
  });
});

test('the window at a death asks the fallen alone in the base game', () => {
  const hit = at('base', { equipment: ['k9', 'coffee', 'medKit', 'defibrillator'] }).play(
    '0 arm 2, 0 reveal 1, 0 aim 2, others look, 0 shoot, all pass, all pass',
  );
  expect(askedInTurn(hit)).toEqual(['2']);
  expect(hit.uses(2)).toEqual([]);
});

test('the window after the action is open even if the acting player fell', () => {
  const shot = at('base', {
    hands: ['HHC', 'KCC', 'AHH', 'CCH'],
    equipment: ['k9', 'coffee', 'riotShield', 'medKit'],
  }).play('0 arm 1, 0 reveal 1, 0 aim 1, others look, 0 shoot, all pass, 2 riotShield, 1 deflect 0');
  expect(shot.asked).toBe('0 atDeath');
  const over = shot.play('0 pass');
  expect(over.statuses).toBe('out cop cop cop');
  expect(askedInTurn(over)).toEqual(['1', '3']);
  expect(over.play('nobody stirs').asked).toBe('1 act');
});
