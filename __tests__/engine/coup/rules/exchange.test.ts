import { at } from '../support/play';
import { tellings, whereAsked } from '../support/tellings';

const hands = ['duke captain', 'assassin contessa', 'captain duke'];

describe.each(tellings('FC-29 FP-22 RU-17 HE-22'))('%s: an exchange (%s)', (_, book) => {
  const declared = at(book, { hands, court: 'ambassador contessa' }).play('0 exchange');
  const drawn = declared.play('1 allow, 2 allow');

  test('claims the Ambassador; nobody may block it', () => {
    expect(declared.view('table').pending).toMatchObject({ claim: 'ambassador', blockableWith: [] });
    drawn.expect({ asked: '0 keep', secret: true });
  });

  test('draws two, keeps any two of the four, and returns two', () => {
    expect(drawn.targets('keep')).toEqual([
      'duke captain',
      'duke ambassador',
      'duke contessa',
      'captain ambassador',
      'captain contessa',
      'ambassador contessa',
    ]);
    const over = drawn.play('0 keep captain ambassador');
    expect(over.hands[0]).toBe('captain ambassador');
    over.expect({ court: expect.arrayContaining(['duke', 'contessa']), asked: '1 act' });
  });

  test('C-33: shows the drawn cards to the player who exchanges, and to nobody else', () => {
    expect(drawn.view(0).offered).toEqual(['duke', 'captain', 'ambassador', 'contessa']);
    for (const viewer of [1, 2, 'table'] as const) {
      expect(drawn.view(viewer).offered).toBeNull();
      expect(JSON.stringify(drawn.view(viewer).seats[0])).not.toMatch(/duke|captain/);
    }
  });

  test('C-33: the log tells the others how many, never which', () => {
    const game = drawn.play('0 keep captain ambassador');
    expect(game.told(0).slice(-3, -1)).toEqual([
      '0 draws 2 cards (ambassador, contessa)',
      '0 returns 2 cards (duke, contessa)',
    ]);
    for (const viewer of [1, 2, 'table'] as const)
      expect(game.told(viewer).slice(-3, -1)).toEqual(['0 draws 2 cards', '0 returns 2 cards']);
  });

  test('C-26: with one influence one of three is kept, and two are returned', () => {
    const game = at(book, {
      hands: ['duke (captain)', 'assassin contessa', 'captain duke'],
      court: 'ambassador contessa',
    });
    const choosing = game.play('0 exchange, all allow');
    expect(choosing.offers).toEqual(['keep duke', 'keep ambassador', 'keep contessa']);
    const over = choosing.play('0 keep contessa');
    expect(over.hands[0]).toBe('contessa (captain)');
    expect(over.court).toHaveLength(9);
  });

  test('C-25: the court is two cards fewer while the player chooses', () => {
    expect(drawn.view('table').court).toBe(7);
    expect(drawn.play('0 keep duke captain').view('table').court).toBe(9);
  });

  test('the player who proved an Ambassador chooses from what they hold then', () => {
    const game = at(book, { hands: ['ambassador captain', 'assassin contessa', 'captain duke'] });
    const proved = game.play('0 exchange, 1 challenge', whereAsked(book, '0 prove'));
    const choosing = proved.play('1 lose contessa');
    expect(choosing.asked).toBe('0 keep');
    expect(choosing.view(0).offered).toHaveLength(4);
    expect(choosing.view(0).offered?.[1]).toBe('captain');
  });
});

test('RU-26 C-22: in Russian what is returned comes up again once all above it has been drawn', () => {
  const dealt = at('russian', { hands, court: 'ambassador contessa' });
  const game = dealt.play('0 exchange, all allow, 0 keep ambassador contessa', '1 exchange, all allow');
  expect(game.view(1).offered?.slice(2)).toEqual(dealt.court.slice(2, 4));
});

describe.each(tellings('FP-I02 FP-I03 RU-19'))('%s B10: the Inquisitor’s own exchange (%s)', (_, book) => {
  const options = { sixth: 'inquisitor' } as const;
  const drawn = at(book, { hands, court: 'contessa assassin', options }).play('0 exchange, all allow');

  test('claims the Inquisitor, draws the top card, and returns one', () => {
    expect(drawn.view('table').pending?.claim).toBe('inquisitor');
    expect(drawn.offers).toEqual(['keep duke captain', 'keep duke contessa', 'keep captain contessa']);
    const game = drawn.play('0 keep captain contessa');
    expect(game.hands[0]).toBe('captain contessa');
    expect(game.court).toContain('duke');
    expect(game.court).toHaveLength(9);
    expect(game.told('table').slice(-3, -1)).toEqual(['0 draws a card', '0 returns a card']);
  });

  test('C-55 C-26: with one influence one of two is kept', () => {
    const last = at(book, {
      hands: ['(duke) captain', 'assassin contessa', 'captain duke'],
      court: 'contessa',
      options,
    });
    const choosing = last.play('0 exchange, all allow');
    expect(choosing.offers).toEqual(['keep captain', 'keep contessa']);
    expect(choosing.play('0 keep contessa').hands[0]).toBe('(duke) contessa');
  });
});

test('RU-19 RU-26 C-55: the Следователь puts the card not kept under the deck', () => {
  const game = at('russian', { hands, court: 'contessa assassin', options: { sixth: 'inquisitor' } });
  const over = game.play('0 exchange, all allow, 0 keep captain contessa');
  expect(over.court).toEqual([...game.court.slice(1), 'duke']);
});
