import type { Seat } from '../../../../engine';
import {
  cops,
  type Cops,
  type CopsEvent,
  type CopsMove,
  type CopsView,
  type Identity,
} from '../../../../engine/cops';
import { chancesOf, type Chances } from '../../../../engine/cops/bots/chances';
import type { Mind } from '../../../../engine/cops/bots/mind';
import { dealt, setupOf, type Play, type Table } from '../support/play';
import { listeners } from './support/tables';

/** Whose eyes. */
const me: Seat = 0;

const laid = (game: Play): Play => {
  let now = game;
  while (now.asked.endsWith('arrange')) now = now.play(`${now.asked} 012`);
  return now;
};

/** Every different order of these cards. */
function* ordersOf(cards: readonly Identity[]): Generator<readonly Identity[]> {
  if (cards.length === 0) yield [];
  for (const card of new Set(cards)) {
    const rest = [...cards];
    rest.splice(cards.indexOf(card), 1);
    for (const order of ordersOf(rest)) yield [card, ...order];
  }
}

const isPossible = (cards: readonly Identity[], players: number): boolean =>
  cards.every(
    (card, at) =>
      (card !== 'agent' && card !== 'kingpin') ||
      (at < players * 3 &&
        cards
          .slice(at - (at % 3), at - (at % 3) + 3)
          .filter((other) => other === 'agent' || other === 'kingpin').length === 1),
  );

const orders = ['012', '021', '102', '120', '201', '210'].map((order) => [...order].map(Number));

/** Each deal that would have looked the same from here, and each way others may have laid their cards since. */
function* endings(state: Cops['State'], story: readonly Told[]): Generator<Cops['State']> {
  const [told, ...rest] = story;
  if (!told) {
    yield state;
    return;
  }
  const laidAgain = told.move.type === 'arrange' && told.isLate && cops.asked(state)?.seat !== me;
  const moves = laidAgain ? orders.map((order): CopsMove => ({ type: 'arrange', order })) : [told.move];
  for (const move of moves) {
    const { state: next, events } = cops.play(state, move);
    if (seenIn(events) === told.seen) yield* endings(next, rest);
  }
}

const seenIn = (events: readonly CopsEvent[]): string =>
  JSON.stringify(events.map((event) => cops.witness(event, me)));

interface Told {
  readonly move: CopsMove;
  readonly isLate: boolean;
  readonly seen: string;
}

function storyOf({ moves }: Play, start: Cops['State']): readonly Told[] {
  let state = start;
  return moves.map((move, at) => {
    const { state: next, events } = cops.play(state, move);
    state = next;
    return { move, isLate: at >= start.players.length, seen: seenIn(events) };
  });
}

type Seats = Cops['State']['players'];

function partOf({ cards, attached }: Seats[number]): keyof Chances {
  const holds = (identity: Identity) => cards.some((card) => card.identity === identity);
  if (holds('agent')) return 'agent';
  if (holds('kingpin')) return 'kingpin';
  const honest = cards.filter(({ identity }) => identity === 'honest').length;
  return honest * 2 > cards.length !== attached.includes('plantedEvidence') ? 'honest' : 'crooked';
}

function byEnumeration(play: Play, table: Table): readonly Chances[] {
  const setup = setupOf('base', table);
  const story = storyOf(play, cops.deal(setup, 1));
  const own = setup.identities.slice(0, 3);
  const counts = Array.from({ length: setup.players }, () => ({
    agent: 0,
    kingpin: 0,
    honest: 0,
    crooked: 0,
  }));
  let total = 0;
  for (const others of ordersOf(setup.identities.slice(3))) {
    const identities = [...own, ...others];
    if (!isPossible(identities, setup.players)) continue;
    for (const { players } of endings(cops.deal({ ...setup, identities }, 1), story)) {
      total++;
      players.forEach((player, seat) => {
        const count = counts[seat];
        if (count) count[partOf(player)]++;
      });
    }
  }
  return counts.map(({ agent, kingpin, honest, crooked }) => ({
    agent: agent / total,
    kingpin: kingpin / total,
    honest: honest / total,
    crooked: crooked / total,
  }));
}

function byCounting(play: Play, table: Table): readonly Chances[] {
  const { worlds } = listeners(play, setupOf('base', table))[me] as Mind;
  const view: CopsView = play.view(me);
  const counting = chancesOf(view, worlds, []);
  for (;;) {
    const step = counting.next();
    if (step.done) return step.value;
  }
}

/** The Agent is oneself where it makes no difference: the fewer deals to go through, the better. */
const hands = ['AHC', 'HHC', 'KHC', 'HCC'];
const strangers = ['HHC', 'AHC', 'KHC', 'HCC'];
const round = '1 investigate 0.0, 2 investigate 0.0, 3 investigate 0.1';
const looks = '0 investigate 1.0, 1 investigate 2.0, 2 arm 3, 2 reveal 1, 2 aim 3';
const laidAgain = '0 investigate 1.2, all pass, 3 flashbang 1, 1 arrange 120';
const flashbang: Table = { hands, equipment: ['k9', 'medKit', 'wiretap', 'flashbang'] };
const blackmail: Table = { hands, equipment: ['k9', 'medKit', 'wiretap', 'blackmail'] };
const planted: Table = { hands, equipment: ['k9', 'medKit', 'wiretap', 'plantedEvidence'] };

const cases: readonly (readonly [string, Table, string])[] = [
  ['nothing is known but one’s own cards', { hands: strangers }, ''],
  ['cards have been looked at and turned up', { hands: strangers }, looks],
  [
    'a leader has been seen',
    { hands: strangers },
    '0 investigate 2.0, 1 equip, 1 reveal 1, 1 keep blackmail',
  ],
  ['the leader is oneself', { hands }, looks],
  ['somebody is out', { hands }, `0 arm 3, 0 reveal 2, 0 aim 3, ${round}, 0 shoot`],
  ['a framed player counts the other way', planted, `0 investigate 1.1, all pass, 3 plantedEvidence 1`],
  ['two cards have changed places', blackmail, `0 investigate 1.1, all pass, 3 blackmail 1.0 2.2`],
  [
    'leaders might have met',
    { ...blackmail, hands: strangers },
    `0 investigate 1.1, all pass, 3 blackmail 1.2 2.2`,
  ],
  ['a card one has seen has moved', blackmail, `0 investigate 1.1, all pass, 3 blackmail 1.1 2.2`],
  ['cards one has seen have been laid again', flashbang, laidAgain],
  [
    'a card of those has been seen again',
    flashbang,
    `${laidAgain}, nobody stirs, ${round}, 0 investigate 1.1`,
  ],
  ['one card is left over', { hands: ['AHC', 'KHC', 'HHC', 'CCH', 'CHC'] }, '0 investigate 1.1'],
];

test.each(cases)('every chance is exact where %s', (_, table, record) => {
  const play = laid(dealt('base', table)).play(record, record === '' ? '' : 'nobody stirs');
  const counted = byCounting(play, table);
  byEnumeration(play, table).forEach((chances, seat) => {
    for (const part of ['agent', 'kingpin', 'honest', 'crooked'] as const)
      expect([seat, part, counted[seat]?.[part].toFixed(9)]).toEqual([seat, part, chances[part].toFixed(9)]);
  });
});
