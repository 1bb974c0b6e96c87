/** Hidden means absent: what nobody may know changes nothing that they see, are offered or are told. */
import { isDeepStrictEqual } from 'node:util';
import type { Viewer } from '../../../../engine';
import { coup, ruleBooks, type CoupEvent, type CoupMove, type CoupState } from '../../../../engine/coup';
import { chance, everyStep, expectSame, lazily, oneOf, someSeeds, type Chance } from '../../core/playout';
import { gamesEverywhere } from './tables';
import { knows, rolesIn, twin } from './twins';

/** Somebody at the table, more often somebody who has a part in what happens. */
function someViewer(state: CoupState, luck: Chance): Viewer {
  const seats = state.players.map((_, seat) => seat);
  const asked = coup.asked(state)?.seat ?? 'table';
  return oneOf<Viewer>([...seats, 'table', asked, state.turn, state.declared?.target ?? 'table'], luck);
}

interface Pair {
  readonly viewer: Viewer;
  readonly one: CoupState;
  readonly other: CoupState;
}

/** Two tables that a viewer cannot tell apart, at every step of every game. */
const pairs = lazily((): readonly (readonly Pair[])[] => {
  const seeds = someSeeds(gamesEverywhere().length);
  return gamesEverywhere().map(({ steps }, index) => {
    const luck = chance(seeds[index] ?? 0);
    return steps.map(({ state: one }) => {
      const viewer = someViewer(one, luck);
      return { viewer, one, other: twin(one, viewer, luck) };
    });
  });
});

function atEveryTwin(check: (pair: Pair, luck: Chance) => void): void {
  gamesEverywhere().forEach((game, index) => {
    const luck = chance(index);
    let step = 0;
    everyStep(game, () => check(pairs()[index]?.[step++] as Pair, luck));
  });
}

const witnessed = (state: CoupState, move: CoupMove, viewer: Viewer) => {
  const step = coup.play(state, move);
  return { state: step.state, events: step.events.map((event) => coup.witness(event, viewer)) };
};

/** The event without the cards it brings to light for this viewer: those may differ, and nothing else. */
function withoutLuck(event: CoupEvent, _: number, all: readonly CoupEvent[]): object {
  // Proof shows which of two cards it is; the one that takes its place lies there too.
  if (event.type === 'replaced' && all.some(({ type }) => type === 'proved'))
    return { ...event, card: null, secret: event.secret?.roles.length };
  if (event.type === 'lost' || event.type === 'proved') return { ...event, role: null, roles: null };
  return 'secret' in event
    ? { ...event, secret: { ...event.secret, roles: event.secret.roles.length } }
    : event;
}

/** B6: where a challenge is answered by the cards themselves, it brings to light whether they tell the truth. */
const answersItself = ({ book }: CoupState, move: CoupMove) =>
  move.type === 'challenge' && !ruleBooks[book].mayDeclineProof;

test('most twins really differ', () => {
  const some = pairs()
    .flat()
    .filter((_, at) => at % 7 === 0);
  const same = some.filter(({ one, other }) =>
    isDeepStrictEqual({ ...one, random: null }, { ...other, random: null }),
  );
  expect(some.length).toBeGreaterThan(50 * same.length);
});

test('a viewer sees the same', () => {
  atEveryTwin(({ viewer, one, other }) => expectSame(coup.view(other, viewer), coup.view(one, viewer)));
});

test('what a player is offered does not depend on the cards of others nor, proof apart, on their own', () => {
  atEveryTwin(({ viewer, one, other }) => {
    const { stage } = one;
    if (viewer === coup.asked(one)?.seat || stage.kind !== 'prove')
      expectSame(coup.moves(other), coup.moves(one));
    else expectSame(coup.moves(other).at(-1), coup.moves(one).at(-1));
  });
});

test('after the same answer a viewer is told the same, but for cards that come to light', () => {
  atEveryTwin(({ viewer, one, other }, luck) => {
    const there = new Set(coup.moves(other).map((move) => JSON.stringify(move)));
    const both = coup.moves(one).filter((move) => there.has(JSON.stringify(move)));
    if (both.length === 0) return;
    const move = oneOf(both, luck);
    if (answersItself(one, move)) return;
    const [told, retold] = [witnessed(one, move, viewer), witnessed(other, move, viewer)];
    expectSame(retold.events.map(withoutLuck), told.events.map(withoutLuck));
    if (isDeepStrictEqual(retold.events, told.events))
      expectSame(coup.view(retold.state, viewer), coup.view(told.state, viewer));
  });
});

test('the table is told of no card but those lost or proven, and of no claim but those made', () => {
  gamesEverywhere().forEach((game) =>
    everyStep(game, ({ events }) =>
      events.forEach((event) => {
        const told = coup.witness(event, 'table');
        expectSame('secret' in told, false);
        if (!['lost', 'proved', 'challenged', 'conceded', 'blocked'].includes(told.type))
          expectSame(rolesIn(told), []);
      }),
    ),
  );
});

test('a viewer sees their own cards, and of others what lies open, what was proven, and what they examine', () => {
  gamesEverywhere().forEach((game) =>
    everyStep(game, ({ state }) => {
      for (const viewer of [state.turn, 'table'] as const)
        coup.view(state, viewer).seats.forEach(({ cards }, seat) =>
          cards.forEach(({ role, faceUp }, at) => {
            const card = state.players[seat]?.cards[at];
            expectSame([role, faceUp], [knows(state, viewer, seat, at) ? card?.role : null, card?.faceUp]);
          }),
        );
    }),
  );
});

test('secrets are told to those whom they concern, and a second telling adds none', () => {
  gamesEverywhere().forEach((game) =>
    everyStep(game, ({ state, events }) =>
      events.forEach((event) => {
        if (!('secret' in event)) return;
        const { knownTo } = event.secret;
        state.players.forEach((_, seat) =>
          expectSame('secret' in coup.witness(event, seat), knownTo.includes(seat)),
        );
        expectSame(knownTo.includes(event.seat), true);
        expectSame(knownTo.length, event.type === 'shown' ? 2 : 1);
        expectSame(coup.witness(coup.witness(event, 'table'), event.seat), coup.witness(event, 'table'));
      }),
    ),
  );
});
