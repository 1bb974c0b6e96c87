import { cops, identities, type CopsSetup, type Identity } from '../../../../engine/cops';
import { suspicious, unevenness } from '../../core/spread';
import { ordinaryCards, printed } from '../support/deal';
import { at, dealt, setupOf } from '../support/play';

const variants = ['base', 'band'] as const;
const counts = [4, 5, 6, 7, 8];

const shuffled = (variant: CopsSetup['variant'], players: number, seed: number) =>
  cops.deal({ variant, players, first: 0 }, seed);

/** Each seat's cards, as their owner sees them. */
const handsIn = (state: ReturnType<typeof shuffled>, players: number) =>
  Array.from(
    { length: players },
    (_, seat) => cops.view(state, seat).seats[seat]?.cards.map(({ identity }) => identity) ?? [],
  );

const holderOf = (hands: readonly (readonly (Identity | null)[])[], identity: Identity) =>
  hands.findIndex((hand) => hand.includes(identity));

describe.each(variants)('%s', (variant) => {
  test.each(counts)('GC-02 GC-05 GC-06 GC-V03 GC-V06: the identity cards of %i players', (players) => {
    const each = ordinaryCards[players] ?? 0;
    const spare = 2 + 2 * each - 3 * players;
    const leftOver = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const state = shuffled(variant, players, seed);
      const cards = handsIn(state, players).flat();
      const count = (identity: Identity) => cards.filter((card) => card === identity).length;
      expect(cops.view(state, 'table').spare).toBe(spare);
      expect([count('agent'), count('kingpin')]).toEqual([1, 1]);
      expect(count('honest') + count('crooked')).toBe(2 * each - spare);
      expect(Math.max(count('honest'), count('crooked'))).toBe(each);
      leftOver.add(count('honest') < each ? 'honest' : count('crooked') < each ? 'crooked' : 'none');
    }
    expect([...leftOver].sort()).toEqual(spare ? ['crooked', 'honest'] : ['none']);
  });

  test.each(counts)('GC-05 GC-06: nobody of %i starts with both leaders', (players) => {
    for (let seed = 0; seed < 120; seed++) {
      const hands = handsIn(shuffled(variant, players, seed), players);
      expect(hands.map((hand) => hand.length)).toEqual(hands.map(() => 3));
      expect(holderOf(hands, 'agent')).not.toBe(holderOf(hands, 'kingpin'));
    }
  });

  test('GC-05 GC-06: the leaders come to any two seats, each pair as often', () => {
    const pairs = Array.from({ length: 16 }, () => 0);
    for (let seed = 0; seed < 1200; seed++) {
      const hands = handsIn(shuffled(variant, 4, seed), 4);
      const pair = 4 * holderOf(hands, 'agent') + holderOf(hands, 'kingpin');
      pairs[pair] = (pairs[pair] ?? 0) + 1;
    }
    const possible = pairs.filter((_, pair) => pair % 5 !== 0);
    expect(possible).toHaveLength(12);
    expect(unevenness(possible)).toBeLessThan(suspicious(12));
  });

  test('GC-07: one equipment card for each, the rest is the deck', () => {
    for (const players of counts) {
      const view = cops.view(shuffled(variant, players, 3), 'table');
      expect(view.seats.map(({ hand }) => hand)).toEqual(Array.from({ length: players }, () => [null]));
      expect(view.deck).toBe(20 - players);
    }
  });

  test('GC-07: any card may come to anybody', () => {
    const held = Array.from(
      { length: 300 },
      (_, seed) => cops.view(shuffled(variant, 4, seed), 2).seats[2]?.hand[0] ?? null,
    );
    expect([...new Set(held)].sort()).toEqual([...printed].sort());
  });

  test('the deck holds a Report Audit by option alone', () => {
    const audited = cops.deal({ variant, players: 4, first: 0, options: { reportAudit: true } }, 1);
    expect(cops.view(audited, 'table').deck).toBe(17);
  });

  test('GC-08 D-08: the seat that was chosen lays its cards first, and has the first turn', () => {
    for (const first of [0, 2]) {
      const game = dealt(variant, { first });
      expect(game.asked).toBe(`${first} arrange`);
      expect(game.view().turn).toBe(first);
      expect(at(variant, { first }).asked).toBe(`${first} act`);
    }
  });

  test('GC-09: everybody lays their cards once, clockwise from the first', () => {
    const game = dealt(variant, { first: 2 });
    expect(game.secret).toBe(true);
    expect(game.offers).toEqual(
      expect.arrayContaining(['012', '021', '102', '120', '201', '210'].map((order) => `arrange ${order}`)),
    );
    expect(game.offers).toHaveLength(6);
    const laid = game.play('2 arrange 120, 3 arrange 012, 0 arrange 201, 1 arrange 210');
    laid.expect({ hands: ['HAH', 'CCK', 'HCH', 'CCH'], asked: '2 act' });
    expect(laid.moves[0]).toEqual({ type: 'arrange', order: [1, 2, 0] });
  });

  test('GC-09: once laid, no answer of one’s own turn changes their order', () => {
    expect(at(variant).targets('arrange')).toEqual([]);
  });

  test('GC-09: one’s own cards are known to oneself, from the deal on, and to nobody else', () => {
    for (const game of [dealt(variant), at(variant)])
      ([0, 1, 3, 'table'] as const).forEach((viewer) =>
        game.view(viewer).seats.forEach(({ cards }, seat) => {
          expect(cards.map(({ identity }) => identity !== null)).toEqual(cards.map(() => seat === viewer));
          expect(cards.map(({ faceUp, knownTo }) => [faceUp, knownTo])).toEqual(
            cards.map(() => [false, [seat]]),
          );
        }),
      );
  });
});

describe('a fixed deal', () => {
  test('gives each seat its three cards in turn, and its equipment', () => {
    const game = dealt('base', {
      hands: ['AHC', 'CKH', 'HHC', 'HCC'],
      equipment: ['taser', 'k9', 'coffee', 'medKit'],
    });
    game.expect({ hands: ['AHC', 'CKH', 'HHC', 'HCC'], held: ['taser', 'k9', 'coffee', 'medKit'] });
  });

  test.each([5, 7])('leaves the last card over at %i', (players) => {
    const setup = setupOf('base', { players });
    expect(setup.identities).toHaveLength(3 * players + 1);
    expect(cops.view(cops.deal(setup, 1), 'table').spare).toBe(1);
  });

  test('is the same whatever the seed', () => {
    const views = [1, 2, 3].map((seed) => cops.view(cops.deal(setupOf('band'), seed), 2));
    expect(views[1]).toEqual(views[0]);
    expect(views[2]).toEqual(views[0]);
  });

  test('may fix the one and leave the other to luck', () => {
    const { identities: fixed, equipment: deck, ...rest } = setupOf('base');
    const held = (seed: number) =>
      [0, 1, 2, 3].map(
        (seat) => cops.view(cops.deal({ ...rest, identities: fixed }, seed), seat).seats[seat],
      );
    expect(held(1).map((seat) => seat?.cards)).toEqual(held(2).map((seat) => seat?.cards));
    expect(held(1).map((seat) => seat?.hand)).not.toEqual(held(2).map((seat) => seat?.hand));
    const hands = (seed: number) => handsIn(cops.deal({ ...rest, equipment: deck }, seed), 4);
    expect(hands(1)).not.toEqual(hands(2));
    expect(cops.view(cops.deal({ ...rest, equipment: deck }, 1), 0).seats[0]?.hand).toEqual(['wiretap']);
  });
});

test('GC-04: two guns lie in the middle for four players, three for five or six, four for more', () => {
  const guns = (variant: CopsSetup['variant']) =>
    counts.map((players) => dealt(variant, { players }).view().guns);
  expect([guns('base'), guns('band')]).toEqual([
    [2, 3, 3, 4, 4],
    [0, 0, 0, 0, 0],
  ]);
});

test('GC-03 GC-V05 V-01: a diamond for each in the band’s game, none in the base game', () => {
  for (const players of counts) {
    expect(dealt('base', { players }).diamonds).toEqual(Array.from({ length: players }, () => 0));
    expect(dealt('band', { players }).diamonds).toEqual(Array.from({ length: players }, () => 1));
  }
});

test('GC-04 GC-V04 V-02: nobody has a gun out at the start', () => {
  expect(at('base').aims).toBe('');
  expect(at('band').aims).toBe('');
});

test('what there is at the start, and nothing has happened yet', () => {
  expect(dealt('base').view()).toMatchObject({
    viewer: 'table',
    variant: 'base',
    turn: 0,
    direction: 1,
    asked: { seat: 0, kind: 'arrange', secret: true },
    outcome: null,
    removed: [],
    declared: null,
    shot: null,
    looks: [],
    coffee: null,
    lastShot: null,
  });
  expect(dealt('band').view().seats[1]).toMatchObject({
    status: 'cop',
    attached: [],
    gun: null,
    wounded: false,
    diamonds: 1,
  });
});

test('there are four identities and 21 cards of equipment', () => {
  expect([...identities].sort()).toEqual(['agent', 'crooked', 'honest', 'kingpin']);
  expect(printed).toHaveLength(20);
});
