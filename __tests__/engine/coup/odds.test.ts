/** What is counted from a view, against every way the cards out of sight can lie. */
import {
  castOf,
  chanceOfHolding,
  chanceOfTruth,
  inOthersEyes,
  unseenIn,
  coup,
  type CoupView,
  type Role,
} from '../../../engine/coup';
import { chance, expectSame, lazily } from '../core/playout';
import { statesEverywhere } from './properties/tables';
import { twin } from './properties/twins';
import { at, Play } from './support/play';

/** Every pair of the cards out of sight; equal pairs are repeated. */
function pairsOf(cards: readonly Role[]): readonly (readonly Role[])[] {
  return cards.flatMap((one, from) => cards.slice(from + 1).map((other) => [one, other]));
}

/** The cards out of sight, one by one, from how often each was printed and what can be seen. */
function outOfSight({ sixth }: CoupView, copies: number, seen: readonly Role[]): readonly Role[] {
  const left = castOf(sixth).flatMap((role) => Array.from({ length: copies }, () => role));
  for (const role of seen) left.splice(left.indexOf(role), 1);
  return left;
}

const hands = ['duke captain', 'assassin contessa', 'contessa duke'];
const party = (players: number) =>
  ['duke duke', 'captain contessa', 'assassin captain', 'assassin contessa', 'captain ambassador']
    .concat(['duke ambassador', 'contessa ambassador', 'assassin contessa', 'duke captain', 'assassin duke'])
    .slice(0, players);

const tables: readonly (readonly [string, CoupView, number, readonly Role[]])[] = [
  ['FC-05: three of each', at('persian', { hands }).view(0), 3, ['duke', 'captain']],
  ['HE-03: three of each', at('hebrew', { hands }).view(0), 3, ['duke', 'captain']],
  ['RU-02: three of each', at('russian', { hands }).view(0), 3, ['duke', 'captain']],
  ['C-69: four of each among eight', at('persianPlus', { hands: party(8) }).view(0), 4, ['duke', 'duke']],
  ['C-69: five of each among ten', at('persianPlus', { hands: party(10) }).view(0), 5, ['duke', 'duke']],
  [
    'FP-I01: the Inquisitor in the Ambassador’s place',
    at('persianPlus', { hands, options: { sixth: 'inquisitor' } }).view(0),
    3,
    ['duke', 'captain'],
  ],
  [
    'FC-12: what lies face up is seen by all',
    at('persian', { hands: ['duke (captain)', 'assassin contessa', 'contessa (duke)'] }).view(0),
    3,
    ['duke', 'captain', 'duke'],
  ],
  [
    'FC-29: a player who exchanges sees what was drawn',
    at('persian', { hands, court: 'assassin assassin' }).play('0 exchange, all allow').view(0),
    3,
    ['duke', 'captain', 'assassin', 'assassin'],
  ],
];

test.each(tables)('%s', (_, view, copies, seen) => {
  const left = outOfSight(view, copies, seen);
  expect(unseenIn(view).cards).toBe(left.length);
  const pairs = pairsOf(left);
  for (const role of castOf(view.sixth)) {
    expect([role, unseenIn(view).copiesOf(role)]).toEqual([role, left.filter((one) => one === role).length]);
    const holding = pairs.filter((pair) => pair.includes(role)).length / pairs.length;
    expect(chanceOfHolding(view, 1, role)).toBeCloseTo(holding, 12);
  }
});

test('a single card face down is one of those out of sight', () => {
  const view = at('persian', { hands: ['duke duke', '(assassin) contessa', 'contessa duke'] }).view(0);
  // Three copies of five make fifteen; three are in sight.
  expect(chanceOfHolding(view, 1, 'contessa')).toBeCloseTo(3 / 12, 12);
  expect(chanceOfHolding(view, 1, 'assassin')).toBeCloseTo(2 / 12, 12);
  expect(chanceOfHolding(view, 1, 'duke')).toBeCloseTo(1 / 12, 12);
});

test('FC-12: with every copy in sight a claim is certainly a lie', () => {
  const view = at('persian', { hands: ['duke duke', 'assassin captain', '(duke) contessa'] }).view(0);
  expect(chanceOfTruth(view, 1, 'duke')).toBe(0);
  expect(chanceOfTruth(at('persian', { hands }).view(0), 1, 'inquisitor')).toBe(0);
});

test('FC-12: a player who is out holds nothing', () => {
  const view = at('persian', { hands: ['duke duke', '(assassin) (captain)', 'duke contessa'] }).view(0);
  expect(chanceOfTruth(view, 1, 'assassin')).toBe(0);
});

test('one’s own cards are no matter of chance', () => {
  const view = at('persian', { hands }).view(0);
  expect([chanceOfTruth(view, 0, 'duke'), chanceOfTruth(view, 0, 'contessa')]).toEqual([1, 0]);
});

test('RU-25: a card shown as proof is known to all until the turn ends', () => {
  const proven = at('russian', { hands }).play('0 steal 1, 1 challenge, 1 lose assassin');
  for (const viewer of [1, 2, 'table'] as const)
    expect(chanceOfTruth(proven.view(viewer), 0, 'captain')).toBe(1);
  expect(chanceOfTruth(inOthersEyes(proven.view(0)), 0, 'captain')).toBe(1);
});

test('FP-R09: that somebody has no Duke is as likely as the Duke is not', () => {
  const factions = at('persianPlus', {
    hands,
    parties: ['empire', 'resistance', 'empire'],
    options: { factions: true },
  }).view(0);
  expect(chanceOfTruth(factions, 1, 'noDuke')).toBeCloseTo(1 - chanceOfHolding(factions, 1, 'duke'), 12);
  expect(chanceOfTruth(factions, 0, 'noDuke')).toBe(0);
});

test('FC-48: what a draft put out of the game is out of sight, like the court', () => {
  const drafted = new Play(coup.deal({ book: 'persian', players: 2, first: 0 }, 1)).play(
    '0 draft duke, 1 draft captain',
  );
  expect(unseenIn(drafted.view(0)).cards).toBe(13);
});

test('others count what lies open, and not the hand they cannot see', () => {
  const duel = at('hebrew', { hands: ['duke captain', '(duke) contessa'] });
  const eyes = inOthersEyes(duel.view(0));
  // Fourteen cards out of sight, two Dukes among them.
  expect(chanceOfTruth(eyes, 0, 'duke')).toBeCloseTo(1 - (12 * 11) / (14 * 13), 12);
  expect(eyes).toEqual(duel.view('table'));
});

const states = lazily(() => statesEverywhere(80).filter(({ stage }) => stage.kind !== 'draft'));

const countedBy = (view: CoupView) =>
  view.seats.map((_, seat) => castOf(view.sixth).map((role) => chanceOfHolding(view, seat, role)));

test('what is so is never said to be impossible, and what is not so never to be certain', () => {
  for (const state of states()) {
    const counted = countedBy(coup.view(state, state.turn));
    state.players.forEach(({ cards }, seat) =>
      castOf(state.sixth).forEach((role, at) => {
        const likely = counted[seat]?.[at] ?? NaN;
        const holds = cards.some((card) => !card.faceUp && card.role === role);
        expectSame(holds ? likely > 0 && likely <= 1 : likely >= 0 && likely < 1, true);
      }),
    );
  }
});

test('hidden cards that change places change nothing that is counted', () => {
  const luck = chance(7);
  for (const state of states()) {
    const other = twin(state, state.turn, luck);
    expectSame(countedBy(coup.view(other, state.turn)), countedBy(coup.view(state, state.turn)));
  }
});
