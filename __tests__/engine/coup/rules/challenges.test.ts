import type { Book } from '../../../../engine/coup';
import { at } from '../support/play';
import { tellings, whereAsked } from '../support/tellings';

const hands = ['duke captain', 'assassin contessa', 'ambassador duke', 'captain contessa'];

describe.each(tellings('FC-35 FC-36 FC-37 FP-27 FP-28 FP-29 RU-23 RU-27 HE-28 HE-29 HE-30 HE-31'))(
  '%s: who may challenge what, and when (%s)',
  (_, book) => {
    const claims: readonly (readonly [declaration: string, order: readonly string[]])[] = [
      ['0 tax', ['1', '2', '3']],
      ['0 assassinate 1', ['1', '2', '3']],
      ['0 steal 3', ['1', '2', '3']],
      ['0 exchange', ['1', '2', '3']],
      ['0 foreignAid, 1 allow, 2 block duke', ['3', '0', '1']],
      ['0 assassinate 3, all allow, 3 block contessa', ['0', '1', '2']],
      ['0 steal 1, all allow, 1 block captain', ['2', '3', '0']],
      ['0 steal 1, all allow, 1 block ambassador', ['2', '3', '0']],
    ];

    test.each(claims)('%s: anybody else, clockwise from the claimant’s left', (declaration, order) => {
      let game = at(book, { hands, coins: [3, 2, 2, 2] }).play(declaration);
      for (const seat of order) {
        game.expect({ asked: `${seat} challenge`, offers: ['allow', 'challenge'], secret: false });
        game = game.play(`${seat} allow`);
      }
      expect(game.asked).not.toMatch('challenge');
    });

    test('C-02: the first challenge closes the question', () => {
      const game = at(book, { hands }).play('0 tax, 1 allow, 2 challenge');
      expect(game.all('challenged')).toEqual([{ type: 'challenged', seat: 0, by: 2, claim: 'duke' }]);
      expect(game.play(whereAsked(book, '0 prove'), '2 lose duke').asked).toBe('1 act');
    });

    test('C-05: not afterwards: once a block is declared, the action is not challenged any more', () => {
      const game = at(book, { hands: ['duke duke', 'captain contessa', 'ambassador duke'] });
      const blocked = game.play('0 steal 1, all allow, 1 block captain');
      expect(blocked.play('2 challenge').all('challenged')).toEqual([
        { type: 'challenged', seat: 1, by: 2, claim: 'captain' },
      ]);
      expect(game.play('0 steal 1, all allow').offers).not.toContain('challenge');
    });

    test.each(['income', 'foreignAid', 'coup 1'])('general actions are claimless: %s', (action) => {
      expect(at(book, { hands, coins: [7, 2, 2, 2] }).play(`0 ${action}`).offers).not.toContain('challenge');
    });
  },
);

describe.each(tellings('FC-38 FC-39 FP-30 FP-31 HE-32 HE-33'))(
  '%s B6 C-13: the challenged player is asked (%s)',
  (_, book) => {
    test('to prove it, or not to wish to: then they lose the challenge and choose a card', () => {
      const asked = at(book, { hands }).play('0 tax, 1 challenge');
      asked.expect({ asked: '0 prove', secret: true, offers: ['prove', 'concede'] });
      expect(asked.view('table').pending?.challenge).toEqual({ by: 1, claim: 'duke' });

      const declined = asked.play('0 concede');
      declined.expect({ asked: '0 lose', offers: ['lose duke', 'lose captain'] });
      expect(declined.play('0 lose captain').hands[0]).toBe('duke (captain)');
      expect(declined.play('0 lose captain').coins).toEqual([2, 2, 2, 2]);
    });

    test.each([
      ['no such card', 'contessa captain'],
      ['it face up, where it proves nothing (FC-11, FP-08)', '(duke) captain'],
    ])('who has %s can only concede', (_what, hand) => {
      const table = at(book, { hands: [hand, 'duke duke', 'captain assassin'] });
      table.play('0 tax, 1 challenge').expect({ asked: '0 prove', offers: ['concede'] });
    });
  },
);

describe('RU-23 RU-24 B6 C-13: in Russian the challenged player must show', () => {
  const game = at('russian', { hands });

  test('who has the card shows it unasked, and the checker loses an influence', () => {
    const checked = game.play('0 tax, 1 challenge');
    expect(checked.told().slice(1)).toEqual(['1 challenges 0: duke?', '0 proves duke, showing duke']);
    expect(checked.asked).toBe('1 lose');
    expect(checked.play('1 lose contessa').coins).toEqual([5, 2, 2, 2]);
  });

  test('who has not is caught: loses an influence, and the turn ends without the action', () => {
    const caught = game.play('0 exchange, 1 allow, 2 allow, 3 challenge');
    expect(caught.told().slice(-1)).toEqual(['0 does not prove ambassador']);
    expect(caught.asked).toBe('0 lose');
    const over = caught.play('0 lose duke');
    expect(over.asked).toBe('1 act');
    expect(over.hands[0]).toBe('(duke) captain');
    expect(over.all('drew')).toEqual([]);
  });
});

/** What a hand of two Dukes became when one was proven, over many shuffles. */
const renewedHands = (book: Book) =>
  Array.from({ length: 80 }, (_, seed) => {
    const table = { hands: ['duke duke', 'captain contessa', 'ambassador assassin'], seed };
    return at(book, table).play('0 tax, 1 challenge, 0 prove').hands[0] ?? '';
  });

describe.each(tellings('FC-40 FP-32 HE-34'))('%s B4 B5: a proven card (%s)', (_, book) => {
  test('is replaced before the challenger chooses what to lose, and before the action takes effect', () => {
    const proved = at(book, { hands }).play('0 tax, 1 challenge, 0 prove, 1 lose assassin');
    expect(proved.all('replaced')).toHaveLength(1);
    expect(proved.events.map(({ type }) => type).join(' ')).toBe(
      'acted challenged proved replaced lost gained turn',
    );
    expect(proved.coins[0]).toBe(5);
  });

  test('C-19: of two alike, one is shown and one replaced', () => {
    for (const hand of renewedHands(book)) expect(hand.split(' ')[1]).toBe('duke');
    const proved = at(book, { hands: ['duke duke', 'captain contessa', 'ambassador assassin'] });
    expect(proved.play('0 tax, 1 challenge, 0 prove').all('proved')[0]?.roles).toEqual(['duke']);
  });

  test('the court is shuffled with it: its order is another one', () => {
    const before = at(book, { hands });
    const after = before.play('0 tax, 1 challenge, 0 prove');
    expect(after.court).toHaveLength(before.court.length);
    expect([...after.court.slice(0, 6)]).not.toEqual([...before.court.slice(1, 7)]);
    expect(after.state.random).not.toEqual(before.state.random);
  });

  test('so also a card that proves a block', () => {
    const game = at(book, { hands }).play(
      '0 foreignAid, 1 allow, 2 block duke, 3 challenge, 2 prove, 3 lose captain',
    );
    expect(game.all('replaced')).toMatchObject([{ seat: 2, card: 1 }]);
    game.expect({ coins: [2, 2, 2, 2], asked: '1 act' });
  });
});

describe('what a lost challenge costs besides', () => {
  const caught = (book: Book, action: string, coins: number) =>
    at(book, { hands: ['duke contessa', 'assassin contessa', 'ambassador duke'], coins: [coins, 2, 2] }).play(
      action,
      '1 challenge',
      whereAsked(book, '0 concede'),
    );

  test.each([...tellings('FC-41 FP-33'), ['C-03', 'hebrew'] as const])(
    '%s B2: the action fails, and what was paid comes back (%s)',
    (_, book) => {
      const game = caught(book, '0 assassinate 2', 4);
      game.expect({ coins: [4, 2, 2], asked: '0 lose' });
      expect(game.all('refunded')).toEqual([{ type: 'refunded', seat: 0, coins: 3 }]);
      expect(game.play('0 lose duke').hands[2]).toBe('ambassador duke');
      expect(game.play('0 lose duke').asked).toBe('1 act');
    },
  );

  test('RU-29 B2: in Russian what was paid stays with the bank', () => {
    const game = caught('russian', '0 assassinate 2', 4);
    expect(game.coins).toEqual([1, 2, 2]);
    expect(game.all('refunded')).toEqual([]);
  });

  test('an action that cost nothing refunds nothing', () => {
    const game = caught('persian', '0 steal 2', 4);
    expect(game.coins).toEqual([4, 2, 2]);
    expect(game.all('refunded')).toEqual([]);
  });
});

test.each(tellings('FC-39 FP-31 RU-24 HE-33'))(
  '%s C-16: an actor who is out by a lost challenge leaves every coin to the treasury (%s)',
  (_, book) => {
    const game = at(book, {
      hands: ['(duke) contessa', 'assassin contessa', 'ambassador duke'],
      coins: [5, 2, 2],
    }).play('0 assassinate 2, 1 challenge', whereAsked(book, '0 concede'));
    game.expect({ out: [0], coins: [0, 2, 2], asked: '1 act' });
    expect(game.hands[2]).toBe('ambassador duke');
  },
);

test('C-15: who was caught chooses freely what to lose, the same whatever was claimed', () => {
  const caught = at('hebrew', { hands }).play('0 exchange, 1 challenge, 0 concede');
  expect(caught.offers).toEqual(['lose duke', 'lose captain']);
});

test('C-14: a block names one character, and only that one proves it', () => {
  const blocked = at('persian', { hands: ['captain duke', 'captain contessa', 'duke assassin'] }).play(
    '0 steal 1, all allow, 1 block ambassador',
  );
  const asked = blocked.play('2 challenge');
  asked.expect({ asked: '1 prove', offers: ['concede'] });
});
