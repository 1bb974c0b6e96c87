import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bots, coup, seeded, shuffled, type CoupEvent, type CoupState, type Step } from '../../../../engine';
import { everyTable, games, type CoupBot } from './support/tables';

/** The same table to this seat, with everything it cannot see dealt anew. */
function otherwise(state: CoupState, seat: number, seed: number): CoupState {
  const { exposed, stage } = state;
  const isSeen = (owner: number, card: number) =>
    owner === seat ||
    state.players[owner]?.cards[card]?.faceUp === true ||
    exposed.some((one) => one.seat === owner && one.card === card) ||
    (stage.kind === 'examine' &&
      seat === state.turn &&
      owner === state.declared?.target &&
      card === stage.card);
  const drawn = stage.kind === 'keep' && seat !== state.turn ? stage.drawn : [];
  const hidden = state.players.flatMap(({ cards }, owner) =>
    cards.flatMap(({ role }, at) => (isSeen(owner, at) ? [] : [role])),
  );
  const [pool] = shuffled([...state.court, ...drawn, ...hidden], seeded(seed));
  const left = [...pool];
  const take = () => left.pop() ?? 'duke';
  return {
    ...state,
    random: seeded(seed + 1),
    court: state.court.map(take),
    players: state.players.map((player, owner) => ({
      ...player,
      cards: player.cards.map((card, at) => (isSeen(owner, at) ? card : { ...card, role: take() })),
    })),
  };
}

test.each(everyTable)('what a seat cannot know changes nothing it does: %s', (_, setup) => {
  let changed = 0;
  let seed = 0;
  for (const { before, seat, minds, bot } of games(Object.values(bots.coup), setup, 3)) {
    const twin = otherwise(before, seat, seed++);
    if (JSON.stringify(twin.players) !== JSON.stringify(before.players)) changed++;
    const decide = (state: CoupState) =>
      bot.decide(minds[seat] ?? null, coup.view(state, seat), coup.moves(state));
    expect(decide(twin)).toEqual(decide(before));
  }
  expect(changed).toBeGreaterThan(0);
});

/** A step in which nothing was turned up, and nothing shown to this seat. */
const isQuiet = (events: readonly CoupEvent[], watcher: number) =>
  events.every(
    (event) =>
      event.type !== 'lost' &&
      event.type !== 'proved' &&
      !('secret' in event && event.secret.knownTo.includes(watcher)),
  );

test.each(everyTable)('nor what it remembers: %s', (_, setup) => {
  const steady: CoupBot = bots.coup.steady;
  let seed = 0;
  let compared = 0;
  for (const { before, move, state, events, minds } of games([steady], setup, 2)) {
    const watcher = seed++ % setup.players;
    if (!(move.type === 'allow' || move.type === 'act') || !isQuiet(events, watcher)) continue;
    const hear = (step: Step<CoupState, CoupEvent>) =>
      steady.hear(
        minds[watcher] ?? null,
        step.events.map((event) => coup.witness(event, watcher)),
        coup.view(step.state, watcher),
      );
    expect(hear(coup.play(otherwise(before, watcher, seed), move))).toEqual(hear({ state, events }));
    compared++;
  }
  expect(compared).toBeGreaterThan(0);
});

test('no bot reads more of the game than a player may', () => {
  const folder = join(__dirname, '../../../../engine/coup/bots');
  const open = ['actions', 'books', 'events', 'moves', 'roles', 'view'].map((file) => `../${file}`);
  for (const file of readdirSync(folder)) {
    const imported = [...readFileSync(join(folder, file), 'utf8').matchAll(/from '(\.\.\/[^.][^']*)'/g)];
    for (const [, path = ''] of imported) expect(open).toContain(path);
    expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/CoupState/);
  }
});
