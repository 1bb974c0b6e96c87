import { createMatch, everyBot, games, serialise } from '../../engine';
import { coup } from '../../engine/coup';
import { soakGames } from '../../scripts/lib/soak/games';
import { luckFrom } from '../../scripts/lib/soak/luck';
import { mutationNames, mutations } from '../../scripts/lib/soak/mutations';
import { commandFor, wishIn } from '../../scripts/lib/soak/options';
import { played, seatsFor, survivesText, Trouble } from '../../scripts/lib/soak/playing';
import { run } from '../../scripts/lib/steps.mjs';

const { coup: coupSoak } = soakGames;
const seats = () => seatsFor(coupSoak, 20, luckFrom(1));
const text = serialise({
  match: createMatch(coup, { book: 'persian', players: 3, first: 0 }, 1, [{ name: 'Ann' }]),
  steps: [{ state: coup.deal({ book: 'persian', players: 3, first: 0 }, 1), events: [] }],
});

test('every game there is takes part, at every table it can be played at', () => {
  expect(Object.keys(soakGames)).toEqual(Object.keys(games));
  const { setups, bots } = coupSoak;
  const seen = setups.map((_, number) => seatsFor(coupSoak, number, luckFrom(number)));
  const tables = seen.map(({ setup }) => JSON.stringify({ ...setup, first: 0 }));
  expect(tables.sort()).toEqual(setups.map((setup) => JSON.stringify(setup)).sort());
  const companies = seen.map((one) => [...new Set(one.bots.map(({ id }) => id))]);
  const alone = companies.flatMap((ids) => (ids.length === 1 ? ids : []));
  expect([...new Set(alone)].sort()).toEqual(
    everyBot(bots)
      .map(({ id }) => id)
      .sort(),
  );
  expect(companies.some((ids) => ids.length > 1)).toBe(true);
});

test('a game follows from the seed and its number alone, and survives its way through text', () => {
  const one = played(coupSoak, seats());
  expect(survivesText(coupSoak, one)).toBe(survivesText(coupSoak, played(coupSoak, seats())));
});

test('every game is played in the app: killed and resumed, in two windows, and on what somebody has damaged', async () => {
  const soak = [
    'node_modules/tsx/dist/cli.mjs',
    'scripts/soak.ts',
    '--games',
    `${Object.keys(games).length}`,
  ];
  const { code, output } = await run(soak);
  expect([code, output]).toEqual([0, expect.any(String)]);
  const told = output.split(/\n(?! )/).map((one) => one.split('\n  '));
  for (const id of Object.keys(games)) {
    const [, ...lines] = told.find(([name]) => name === id) ?? [];
    expect(lines).toEqual([
      expect.stringMatching(/^1 games, [1-9].* moves/),
      expect.stringMatching(/^1 records through text/),
      expect.stringMatching(/^[1-9].* records meddled with/),
      expect.stringMatching(/^[1-9].* starts on damaged entries/),
      expect.stringMatching(/^[1-9].* kills in the middle of a game/),
      expect.stringMatching(/^[1-9].* touches in two windows, [1-9].* of them in one that lagged/),
    ]);
  }
});

test('what the referee objects to is trouble', () => {
  const foul = () => 'a coin has gone';
  expect(() => played({ ...coupSoak, foul }, seats())).toThrow(new Trouble('move 1: a coin has gone'));
});

test('so is a game that nobody wins', () => {
  const game = { ...coupSoak.game, outcome: () => null };
  expect(() => played({ ...coupSoak, game }, seats())).toThrow(Trouble);
});

test('so is a record that replays to another end', () => {
  const one = played(coupSoak, seats());
  const swapped = {
    ...one,
    steps: [...one.steps.slice(0, -2), ...one.steps.slice(-1), ...one.steps.slice(-1)],
  };
  expect(() => survivesText(coupSoak, swapped)).toThrow(Trouble);
});

test.each(mutationNames)('%s changes a record, and the same seed in the same way', (name) => {
  const mutants = Array.from({ length: 30 }, (_, seed) => mutations[name](text, luckFrom(seed)));
  expect(mutants).toEqual(Array.from({ length: 30 }, (_, seed) => mutations[name](text, luckFrom(seed))));
  expect(new Set(mutants).size).toBeGreaterThan(1);
  expect(mutants.filter((mutant) => mutant !== text).length).toBeGreaterThan(15);
});

test('one command shows a game again', () => {
  const wish = wishIn(['--minutes', '10', '--seed', '3', '--game', 'coup', '--fewest', '8']);
  const command = commandFor(wish, 41);
  expect(command).toBe('npm run soak -- --seed 3 --from 41 --games 1 --game coup --fewest 8');
  const again = wishIn(command.split(' ').slice(4));
  expect(again).toEqual({ ...wish, from: 41, games: 1, minutes: Infinity });
});

test.each([
  [['--game', 'chess'], '--game: “chess” is none of coup'],
  [['--minutes', 'ten'], '--minutes: “ten” is not a whole number'],
  [['--faster'], /faster/],
])('%j is refused', (args, problem) => {
  expect(() => wishIn(args)).toThrow(problem);
});
