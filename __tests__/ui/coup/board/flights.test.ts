import type { CoupEvent } from '../../../../engine/coup';
import { flightsOf, type Flight } from '../../../../ui/coup/events';
import { at } from '../../../engine/coup/support/play';

const told = (flight: Flight): string => {
  switch (flight.kind) {
    case 'burning':
      return `card ${flight.card} of ${flight.seat} burns: ${flight.role}`;
    case 'turncoat':
      return `${flight.seat} turns to the ${flight.party}`;
    case 'bomb':
      return `the bomb: ${flight.from} → ${flight.to}`;
    case 'coins':
    case 'cards':
      return `${flight.count} ${flight.kind}: ${flight.from} → ${flight.to}`;
  }
};

const flown = (events: readonly CoupEvent[]) => flightsOf(events).map(told);

const table: readonly (readonly [CoupEvent, readonly string[]])[] = [
  [{ type: 'acted', seat: 1, action: 'coup', target: 0, paid: 7 }, ['7 coins: 1 → treasury']],
  [{ type: 'acted', seat: 2, action: 'convert', target: 0, paid: 2 }, ['2 coins: 2 → reserve']],
  [{ type: 'acted', seat: 0, action: 'tax', target: null, paid: 0 }, []],
  [{ type: 'gained', seat: 0, coins: 3, from: 'treasury' }, ['3 coins: treasury → 0']],
  [{ type: 'gained', seat: 0, coins: 4, from: 'reserve' }, ['4 coins: reserve → 0']],
  [{ type: 'gained', seat: 0, coins: 2, from: 3 }, ['2 coins: 3 → 0']],
  [{ type: 'refunded', seat: 1, coins: 3 }, ['3 coins: treasury → 1']],
  [{ type: 'forfeited', seat: 2, coins: 5 }, ['5 coins: 2 → treasury']],
  [{ type: 'drew', seat: 1, count: 2 }, ['2 cards: court → 1']],
  [{ type: 'returned', seat: 1, count: 1 }, ['1 cards: 1 → court']],
  [{ type: 'replaced', seat: 2, card: 0 }, ['1 cards: 2 → court', '1 cards: court → 2']],
  [{ type: 'swapped', seat: 2, by: 0, card: 1 }, ['1 cards: 2 → court', '1 cards: court → 2']],
  [{ type: 'shown', seat: 2, to: 0, card: 1 }, ['1 cards: 2 → 0']],
  [{ type: 'givenBack', seat: 2, by: 0 }, ['1 cards: 0 → 2']],
  [{ type: 'lost', seat: 1, card: 0, role: 'duke' }, ['card 0 of 1 burns: duke']],
  [{ type: 'bombGiven', seat: 0, to: 2 }, ['the bomb: 0 → 2']],
  [{ type: 'bombExploded', seat: 2 }, ['the bomb: 2 → bomb']],
  [{ type: 'bombDefused', seat: 2 }, ['the bomb: 2 → bomb']],
  [{ type: 'converted', seat: 1, by: 0, party: 'empire' }, ['1 turns to the empire']],
  [{ type: 'challenged', seat: 0, by: 1, claim: 'duke' }, []],
];

test.each(table)('%j moves what was paid, taken, drawn, shown or lost', (event, flights) =>
  expect(flown([event])).toEqual(flights),
);

test('an assassination doubted in vain: paid first, then a card changes and another burns', () => {
  const begun = at('persian', {
    hands: ['assassin duke', 'captain duke', 'contessa captain'],
    coins: [3, 2, 2],
  });
  const played = begun.play('0 assassinate 1, 1 challenge, 0 prove, 1 lose duke');
  expect(flown(played.events)).toEqual([
    '3 coins: 0 → treasury',
    '1 cards: 0 → court',
    '1 cards: court → 0',
    'card 1 of 1 burns: duke',
  ]);
});

test('nobody’s flights tell what a card was', () => {
  const secret: CoupEvent = { type: 'drew', seat: 1, count: 1, secret: { knownTo: [1], roles: ['duke'] } };
  const { secret: _, ...open } = secret;
  expect(flightsOf([secret])).toEqual(flightsOf([open]));
});
