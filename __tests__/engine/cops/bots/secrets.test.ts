import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decided } from '../../../../engine/core';
import { seeded, shuffled } from '../../../../engine/core/random';
import { cops, type Cops, type CopsEvent } from '../../../../engine/cops';
import { everyTable, games, inTurn, random, steady, type CopsBot } from './support/tables';

type State = Cops['State'];

/** The same table to this seat, with everything it cannot see dealt again. */
function otherwise(state: State, seat: number, seed: number): State {
  const isUnseen = (card: State['players'][number]['cards'][number]) => !card.knownTo.includes(seat);
  const [identities] = shuffled(
    [
      ...state.players.flatMap(({ cards }) => cards.filter(isUnseen).map(({ identity }) => identity)),
      ...state.spare,
    ],
    seeded(seed),
  );
  const [equipment] = shuffled(
    [...state.players.flatMap(({ hand }, owner) => (owner === seat ? [] : hand)), ...state.deck],
    seeded(seed + 1),
  );
  const [unseen, unheld] = [[...identities], [...equipment]];
  const take = <T>(left: T[]): T => {
    const [next] = left.splice(0, 1);
    if (next === undefined) throw new Error('There are too few cards.');
    return next;
  };
  return {
    ...state,
    players: state.players.map((player, owner) => ({
      ...player,
      cards: player.cards.map((card) => (isUnseen(card) ? { ...card, identity: take(unseen) } : card)),
      hand: owner === seat ? player.hand : player.hand.map(() => take(unheld)),
    })),
    spare: state.spare.map(() => take(unseen)),
    deck: state.deck.map(() => take(unheld)),
  };
}

test.each(everyTable)('what a seat cannot know changes nothing it does: %s', (_, setup) => {
  let changed = 0;
  let seed = 0;
  for (const { before, seat, minds, bots } of games(setup, 1, inTurn(steady, random))) {
    const twin = otherwise(before, seat, seed++);
    if (JSON.stringify(twin.players) !== JSON.stringify(before.players)) changed++;
    const decide = (state: State) =>
      decided(
        (bots[seat] as CopsBot).decide(
          minds[seat] ?? null,
          cops.view(state, seat),
          cops.moves(state),
          seeded(seed),
        ),
      );
    expect(decide(twin)).toEqual(decide(before));
  }
  expect(changed).toBeGreaterThan(0);
});

/** A step in which this seat was shown nothing; and nobody named a card, which in another deal they would not have. */
const isQuiet = (events: readonly CopsEvent[], watcher: number) =>
  events.every(
    (event) =>
      event.type !== 'revealed' &&
      event.type !== 'swapped' &&
      event.type !== 'won' &&
      !('secret' in event && event.secret.knownTo.includes(watcher)),
  );

test.each(everyTable)('nor what it remembers: %s', (_, setup) => {
  let compared = 0;
  let seed = 0;
  for (const { before, state, move, minds, events } of games(setup, 1, inTurn(steady, random))) {
    const seat = seed++ % setup.players;
    if (minds[seat] === null || 'equipment' in move || !isQuiet(events, seat)) continue;
    const twin = otherwise(before, seat, seed);
    const retold = cops.play(twin, move);
    const heard = (after: { readonly state: State; readonly events: readonly CopsEvent[] }) =>
      steady.hear(
        minds[seat] as ReturnType<typeof steady.wake>,
        after.events.map((event) => cops.witness(event, seat)),
        cops.view(after.state, seat),
      );
    expect(heard(retold)).toEqual(heard({ state, events }));
    compared++;
  }
  expect(compared).toBeGreaterThan(0);
});

const engine = join(__dirname, '../../../../engine/cops');

test('no bot’s file leads to a state', () => {
  for (const file of readdirSync(join(engine, 'bots'))) {
    const imports = [...readFileSync(join(engine, 'bots', file), 'utf8').matchAll(/from '([^']+)'/g)].map(
      ([, from]) => from ?? '',
    );
    expect([file, imports.filter((from) => /\/(state|deal|legal|play|flow|table)$/.test(from))]).toEqual([
      file,
      [],
    ]);
  }
});

test('nor do the seats, which bots read', () => {
  expect(readFileSync(join(engine, 'seats.ts'), 'utf8')).not.toMatch('CopsState');
});
