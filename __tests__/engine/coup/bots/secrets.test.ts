import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { decided, seeded, type Step } from '../../../../engine';
import { coup, type CoupEvent, type CoupState, type Coup } from '../../../../engine/coup';
import { chance } from '../../core/playout';
import { twin } from '../properties/twins';
import { everyTable, games, roster, type CoupBot } from './support/tables';
import { mirror } from '../../../../engine/coup/bots/faces';
import { steady } from '../../../../engine/coup/bots/steady';

const { levels, faces } = roster;
const everybody: readonly CoupBot[] = [
  ...levels,
  ...faces.map((face, at) => face.wornBy(levels[at % levels.length] ?? steady)),
];

test.each(everyTable)('what a seat cannot know changes nothing it does: %s', (_, setup) => {
  let changed = 0;
  let seed = 0;
  for (const { before, seat, minds, bot } of games(everybody, setup, 3)) {
    const other = twin(before, seat, chance(seed++));
    if (JSON.stringify(other.players) !== JSON.stringify(before.players)) changed++;
    const decide = (state: CoupState) =>
      decided(bot.decide(minds[seat] ?? null, coup.view(state, seat), coup.moves(state), seeded(seed)));
    expect(decide(other)).toEqual(decide(before));
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

const masked: CoupBot = mirror.wornBy(steady);

test.each(everyTable)('nor what it, or its face, remembers: %s', (_, setup) => {
  let seed = 0;
  let compared = 0;
  for (const { before, move, state, events, minds } of games([masked], setup, 2)) {
    const watcher = seed++ % setup.players;
    if (!(move.type === 'allow' || move.type === 'act') || !isQuiet(events, watcher)) continue;
    const hearing: CoupBot = masked;
    const hear = (step: Step<Coup>) =>
      hearing.hear(
        minds[watcher] ?? null,
        step.events.map((event) => coup.witness(event, watcher)),
        coup.view(step.state, watcher),
      );
    expect(hear(coup.play(twin(before, watcher, chance(seed)), move))).toEqual(hear({ state, events }));
    compared++;
  }
  expect(compared).toBeGreaterThan(0);
});

test('no bot reads more of the game than a player may', () => {
  const folder = join(__dirname, '../../../../engine/coup/bots');
  const facts = ['copies', 'evidence', 'hands', 'odds'].map((file) => `../${file}`);
  const open = [
    ...facts,
    ...['actions', 'books', 'events', 'moves', 'parties', 'roles', 'types', 'view'].map(
      (file) => `../${file}`,
    ),
  ];
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    const outside = join(folder, file, '..');
    for (const [, path = ''] of text.matchAll(/from '(\.\.[^']*)'/g)) {
      const named = relative(folder, join(outside, path));
      if (named.startsWith('../') && !named.startsWith('../../core/')) expect(open).toContain(named);
    }
    expect(text).not.toMatch(/CoupState|\['State'\]/);
  }
  for (const file of facts)
    expect(readFileSync(join(folder, `${file}.ts`), 'utf8')).not.toMatch(/CoupState|\['State'\]/);
});
