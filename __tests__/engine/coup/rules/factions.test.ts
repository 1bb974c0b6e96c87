import { coup, type CoupOptions, type Party } from '../../../../engine/coup';
import { at } from '../support/play';

const e: Party = 'empire';
const r: Party = 'resistance';

const hands = ['duke captain', 'assassin contessa', 'ambassador duke', 'captain contessa'];
const options: CoupOptions = { factions: true };
const table = (parties: readonly Party[], coins: readonly number[] = [9, 2, 2, 2]) =>
  at('persianPlus', { hands, parties, coins, options });

describe('FP-R02 FP-R05: taking sides', () => {
  const dealt = (players: number, first: number) =>
    coup.deal({ book: 'persianPlus', players, first, options }, 1);

  test('the starting player chooses, openly, before the first turn', () => {
    const state = dealt(4, 2);
    expect(coup.asked(state)).toEqual({ seat: 2, kind: 'side', secret: false });
    expect(coup.moves(state)).toEqual([
      { type: 'side', party: 'empire' },
      { type: 'side', party: 'resistance' },
    ]);
    expect(coup.view(state, 'table').seats.map(({ party }) => party)).toEqual([null, null, null, null]);
  });

  test('going clockwise each takes the side opposite to the last', () => {
    const { state, events } = coup.play(dealt(4, 2), { type: 'side', party: 'resistance' });
    expect(coup.view(state, 0).seats.map(({ party }) => party)).toEqual([r, e, r, e]);
    expect(events).toEqual([
      { type: 'sided', parties: [r, e, r, e] },
      { type: 'turn', seat: 2 },
    ]);
    expect(coup.asked(state)).toMatchObject({ seat: 2, kind: 'act' });
  });

  test('C-46: with an odd number the last and the first are of one party', () => {
    const { state } = coup.play(dealt(5, 3), { type: 'side', party: 'empire' });
    expect(state.players.map(({ party }) => party)).toEqual([e, r, e, e, r]);
    expect(state.players[2]?.party).toBe(state.players[3]?.party);
  });

  test('FP-R03 FP-R04: else it is Coup as ever: the Reserve is empty, everybody has two cards and two coins', () => {
    const { state } = coup.play(dealt(6, 0), { type: 'side', party: 'empire' });
    expect(coup.view(state, 0)).toMatchObject({ reserve: 0, court: 3 });
    expect(state.players.every(({ coins, cards }) => coins === 2 && cards.length === 2)).toBe(true);
    const taxed = coup.play(state, { type: 'act', action: 'tax' }).state;
    expect(coup.asked(taxed)).toMatchObject({ seat: 1, kind: 'challenge' });
  });

  test('without factions nobody is asked, and nobody has a party', () => {
    const state = coup.deal({ book: 'persianPlus', players: 4, first: 0 }, 1);
    expect(coup.asked(state)?.kind).toBe('act');
    expect(coup.view(state, 0).seats.every(({ party }) => party === null)).toBe(true);
  });
});

describe('FP-R06: party-fellows', () => {
  test.each(['coup', 'assassinate', 'steal'])('may not be the target of: %s', (action) => {
    expect(table([e, r, e, r]).targets(action)).toEqual(['1', '3']);
    expect(table([e, e, e, r]).targets(action)).toEqual(['3']);
  });

  test.each(['coup', 'assassinate', 'steal'])('unless all players are of one party: %s', (action) => {
    expect(table([r, r, r, r]).targets(action)).toEqual(['1', '2', '3']);
  });

  test('C-39: are not asked to block foreign aid', () => {
    const game = table([e, r, e, r]).play('0 foreignAid');
    expect(game.asked).toBe('1 block');
    expect(game.play('1 allow').asked).toBe('3 block');
    expect(game.play('1 allow, 3 allow').coins[0]).toBe(11);
  });

  test('C-39: if the only rival has let it pass, foreign aid is through', () => {
    const game = table([e, e, r, e]).play('0 foreignAid');
    expect(game.asked).toBe('2 block');
    expect(game.play('2 allow').asked).toBe('1 act');
  });

  test('are asked when all are of one party', () => {
    expect(table([e, e, e, e]).play('0 foreignAid').asked).toBe('1 block');
  });

  test('C-36: those who are out do not count for a party', () => {
    const game = at('persianPlus', {
      hands: ['duke captain', '(assassin) (contessa)', 'ambassador duke', 'captain contessa'],
      parties: [e, r, e, e],
      coins: [9, 0, 2, 2],
      options,
    });
    expect(game.targets('coup')).toEqual(['2', '3']);
    expect(game.play('0 foreignAid').asked).toBe('2 block');
  });

  test('C-36: the fall of the last rival lifts the ban at once', () => {
    const game = at('persianPlus', {
      hands: ['duke captain', '(assassin) contessa', 'ambassador duke'],
      parties: [e, r, e],
      coins: [7, 0, 2],
      options,
    });
    expect(game.targets('coup')).toEqual(['1']);
    expect(game.play('0 coup 1, 2 income').targets('steal')).toEqual(['2']);
  });

  test('C-37: a conversion that makes a second party brings the ban back', () => {
    const united = table([e, e, e, e], [1, 9, 2, 2]);
    const game = united.play('0 convert 0');
    expect(game.targets('coup')).toEqual(['0']);
    expect(game.targets('steal')).toEqual([]);
  });

  test('C-38: may challenge each other: actions, blocks and embezzlement', () => {
    expect(table([e, r, e, r]).play('0 tax, 1 allow').asked).toBe('2 challenge');
    const blocked = table([e, r, e, r]).play('0 steal 1, all allow, 1 block captain, 2 allow');
    expect(blocked.asked).toBe('3 challenge');
    const embezzling = at('persianPlus', { hands, parties: [e, r, e, r], reserve: 2, options });
    expect(embezzling.play('0 embezzle, 1 allow').asked).toBe('2 challenge');
  });

  test('C-40: the victim of a robbery may block it, fellow or not', () => {
    expect(table([e, e, e, e]).play('0 steal 2, all allow').asked).toBe('2 block');
    expect(table([e, r, e, e]).play('0 steal 1, all allow').asked).toBe('1 block');
  });
});

describe('C-34 C-35: the ten-coin rule among parties', () => {
  test('there is always somebody to strike', () => {
    expect(table([e, r, e, e], [10, 2, 2, 2]).offers).toEqual(['coup 1']);
    expect(table([e, e, e, e], [10, 2, 2, 2]).offers).toEqual(['coup 1', 'coup 2', 'coup 3']);
  });

  test('no conversion, no embezzlement, no bomb gets round it', () => {
    const game = at('persianPlus', {
      hands,
      parties: [e, r, e, r],
      coins: [12, 2, 2, 2],
      reserve: 4,
      options: { factions: true, anarchist: true },
    });
    expect(game.offers).toEqual(['coup 1', 'coup 3']);
  });
});

test('C-47: with three players parties are offered, and bite', () => {
  const game = at('persianPlus', { hands: hands.slice(0, 3), parties: [e, r, e], coins: [7, 2, 2], options });
  expect(game.targets('coup')).toEqual(['1']);
});
