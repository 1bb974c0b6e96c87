import { at } from '../support/play';

/** «Переворот»: what was shown as proof is replaced when the turn ends, from a deck that keeps its order. */
const hands = ['duke captain', 'assassin ambassador', 'ambassador duke'];
const court = 'contessa assassin captain';
const table = at('russian', { hands, court });

describe('RU-25 B4: a card that passed a check', () => {
  const checked = table.play('0 tax, 1 challenge');

  test('stays in hand until the turn ends, known to all', () => {
    expect(checked.all('replaced')).toEqual([]);
    expect(checked.hands[0]).toBe('duke captain');
    for (const viewer of [1, 2, 'table'] as const)
      expect(checked.view(viewer).seats[0]?.cards).toEqual([
        { role: 'duke', faceUp: false },
        { role: null, faceUp: false },
      ]);
  });

  test('is replaced after the action and before the next turn', () => {
    const game = checked.play('1 lose ambassador');
    expect(game.events.map(({ type }) => type).join(' ')).toBe(
      'acted challenged proved lost gained replaced turn',
    );
    expect(game.hands[0]).toBe('contessa captain');
    expect(game.view(1).seats[0]?.cards.map(({ role }) => role)).toEqual([null, null]);
    expect(game.told(0).at(-2)).toBe('0 gets a new card 0 (contessa)');
    expect(game.told(1).at(-2)).toBe('0 gets a new card 0');
  });

  test('RU-26 B5: goes under the deck, the new one comes from the top, and nothing is shuffled', () => {
    const game = checked.play('1 lose ambassador');
    expect(game.court).toEqual([...table.court.slice(1), 'duke']);
    expect(game.state.random).toEqual(table.state.random);
  });

  test('a blocker’s card too', () => {
    const game = table.play('0 foreignAid, 1 allow, 2 block duke, 0 challenge, 0 lose captain');
    expect(game.hands[2]).toBe('ambassador contessa');
    expect(game.court.at(-1)).toBe('duke');
    expect(game.coins).toEqual([2, 2, 2]);
  });
});

describe('C-21: two cards proven in one turn', () => {
  const both = (first: number) => {
    const turned = [0, 1, 2].map((seat) => hands[(seat - first + 3) % 3] ?? '');
    const [actor, blocker, third] = [first, (first + 1) % 3, (first + 2) % 3];
    return at('russian', { hands: turned, court, first }).play(
      `${actor} steal ${blocker}, ${blocker} allow, ${third} challenge, ${third} lose duke`,
      `${blocker} block ambassador, ${third} allow, ${actor} challenge, ${actor} lose duke`,
    );
  };

  test('are replaced clockwise from the acting player: each under the deck before the top is drawn', () => {
    const game = both(0);
    expect(game.hands).toEqual(['(duke) contessa', 'assassin assassin', 'ambassador (duke)']);
    expect(game.court).toEqual([...table.court.slice(2), 'captain', 'ambassador']);
    expect(game.all('replaced').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('are both known to all until then', () => {
    const proven = table.play(
      '0 steal 1, 1 allow, 2 challenge, 2 lose duke, 1 block ambassador, 2 allow, 0 challenge',
    );
    const [actor, blocker] = proven.view('table').seats;
    expect([actor?.cards[1]?.role, blocker?.cards[1]?.role]).toEqual(['captain', 'ambassador']);
    expect([actor?.cards[0]?.role, blocker?.cards[0]?.role]).toEqual([null, null]);
  });

  test('whatever the numbers of the seats: the acting player first', () => {
    expect(
      both(2)
        .all('replaced')
        .map(({ seat }) => seat),
    ).toEqual([2, 0]);
    expect(both(2).hands[2]).toBe('(duke) contessa');
    expect(
      both(1)
        .all('replaced')
        .map(({ seat }) => seat),
    ).toEqual([1, 2]);
  });
});

describe('C-20: a proven card that is no longer among the hidden ones', () => {
  test('was lost: it is not replaced', () => {
    const game = table.play(
      '0 steal 1, 1 allow, 2 challenge, 2 lose duke',
      '1 block ambassador, 2 allow, 0 challenge, 0 lose captain',
    );
    expect(game.all('replaced').map(({ seat }) => seat)).toEqual([1]);
    expect(game.hands[0]).toBe('duke (captain)');
    expect(game.hands[1]).toBe('assassin contessa');
  });

  const exchanger = (hand: string) =>
    at('russian', {
      hands: [hand, 'assassin contessa', 'captain duke'],
      court: 'contessa captain duke',
    }).play('0 exchange, 1 challenge, 1 lose contessa');

  test('was returned in an exchange: it is not replaced', () => {
    const game = exchanger('ambassador duke').play('0 keep contessa captain');
    expect(game.all('replaced')).toEqual([]);
    expect(game.hands[0]).toBe('contessa captain');
    expect([...game.court.slice(-2)].sort()).toEqual(['ambassador', 'duke']);
  });

  test.each([
    ['was kept: it must be replaced', 'ambassador duke'],
    ['was kept, and lies elsewhere now: that place is renewed', 'duke ambassador'],
  ])('%s', (_, hand) => {
    const game = exchanger(hand).play('0 keep ambassador captain');
    expect(game.hands[0]).toBe('duke captain');
    expect(game.court.at(-1)).toBe('ambassador');
    expect(game.all('replaced').map(({ card }) => card)).toEqual([0]);
  });

  test('was kept with one influence', () => {
    const game = exchanger('(duke) ambassador').play('0 keep ambassador');
    expect(game.hands[0]).toBe('(duke) duke');
    expect(game.court.at(-1)).toBe('ambassador');
  });

  test('the Inquisitor returned in their own exchange is not replaced; one who examines is', () => {
    const options = { sixth: 'inquisitor' } as const;
    const inquisition = {
      hands: ['inquisitor duke', 'assassin contessa', 'captain duke'],
      court: 'contessa captain',
      options,
    };
    const returned = at('russian', inquisition).play(
      '0 exchange, 1 challenge, 1 lose contessa, 0 keep duke contessa',
    );
    expect(returned.all('replaced')).toEqual([]);
    expect(returned.court.at(-1)).toBe('inquisitor');

    const examined = at('russian', inquisition).play(
      '0 examine 2, 1 challenge, 1 lose contessa, 2 show duke, 0 swap',
    );
    expect(examined.hands).toEqual(['captain duke', 'assassin (contessa)', 'captain contessa']);
    expect(examined.court.slice(-2)).toEqual(['duke', 'inquisitor']);
  });

  test('the next turn knows of no exposed card any more', () => {
    expect(table.play('0 tax, 1 challenge, 1 lose ambassador').state.exposed).toEqual([]);
  });
});

test('RU-26: nothing is shuffled in a whole round: the deck turns over in its own order', () => {
  const game = table.play(
    '0 tax, 1 challenge, 1 lose assassin',
    '1 steal 0, 2 allow, 0 allow, 0 block captain, 1 allow, 2 challenge, 2 lose duke',
  );
  expect(game.hands).toEqual(['contessa assassin', '(assassin) ambassador', 'ambassador (duke)']);
  expect(game.court).toEqual([...table.court.slice(2), 'duke', 'captain']);
});
