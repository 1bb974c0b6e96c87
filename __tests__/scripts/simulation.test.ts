import { playedGames } from '../../scripts/lib/games';
import { wishIn } from '../../scripts/lib/simulation/options';
import { countOf, GameError, playGame, type Result, type Tally } from '../../scripts/lib/simulation/play';
import { reportOn, tableOf, wilson } from '../../scripts/lib/simulation/report';
import { at } from '../engine/coup/support/play';

function simulated(args: string) {
  const wish = wishIn(args.split(' '));
  const tally: Tally = new Map();
  const results: Result[] = [];
  for (let game = 0; game < wish.games; game++) results.push(playGame(wish, game, tally));
  return { wish, tally, results, report: reportOn(wish, results, tally) };
}

const tables = [
  '--game coup --variant russian --players 5 --games 2',
  '--game cops --players 4 --games 2',
  '--game cops --variant band --players 6 --options reportAudit,holsterAfterShot --games 2',
];

describe.each(tables)('%s', (args) => {
  const { wish, tally, results, report } = simulated(args);

  test('the same seed tells the same figures', () => {
    expect(simulated(args).report).toEqual(report);
    expect(simulated(`${args} --seed 9`).report).not.toEqual({ ...report, seed: 9 });
  });

  test('every victory goes to somebody, by a way the game knows', () => {
    const { games, bots, endings, longest, moves } = report;
    expect(bots.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(games);
    expect(bots.reduce((sum, { fair }) => sum + fair, 0)).toBeCloseTo(1);
    expect(Object.values(endings).reduce((sum, count) => sum + count, 0)).toBe(games);
    expect(Object.keys(endings).filter((reason) => !(reason in wish.played.winnersBy))).toEqual([]);
    expect(longest).toBeGreaterThanOrEqual(moves);
  });

  test('seats are counted where they sit, no matter who sits there', () => {
    const wins = results.flatMap(({ winners }) => winners);
    expect(report.seats).toEqual(
      report.seats.map((_, seat) => wins.filter((winner) => winner === seat).length),
    );
  });

  test('the table tells every figure', () => {
    const told = tableOf(wish, report);
    for (const { name } of wish.played.deeds) expect(told).toContain(name);
    for (const { bot, deeds } of report.bots)
      for (const [deed, count] of Object.entries(deeds)) expect(countOf(tally, bot, deed)).toBe(count);
    expect(told).toContain(`the longest ${report.longest} moves`);
  });
});

test('bots go round between games, so that no seat favours anybody', () => {
  const { results } = simulated('--game cops --players 4 --bots random,steady --games 2');
  expect(results.map(({ bots }) => bots.join(' '))).toEqual([
    'random steady random steady',
    'steady random steady random',
  ]);
});

test('a game that goes wrong leaves the record that plays it again', () => {
  const wish = wishIn(['--game', 'cops', '--players', '4']);
  const played = { ...wish.played, foul: () => 'a card has gone' };
  expect(() => playGame({ ...wish, played }, 0, new Map())).toThrow(GameError);
  try {
    playGame({ ...wish, played }, 0, new Map());
  } catch (error) {
    const { message, record } = error as GameError;
    expect(message).toBe('game 0, seed 1: a card has gone');
    expect(JSON.parse(record)).toMatchObject({ game: 'cops', seed: 1, moves: [{ type: 'arrange' }] });
  }
});

test('a bluff is told from the truth, and a challenge that was right from one that was wrong', () => {
  const dealt = at('persian', { hands: ['captain captain', 'duke duke', 'contessa contessa'] });
  const { deedsIn } = playedGames.coup;
  const claimed = dealt.play('0 tax');
  expect(deedsIn(dealt.state, claimed.events)).toEqual([
    [0, 'claims'],
    [0, 'bluffs'],
  ]);
  const challenged = claimed.play('1 challenge');
  expect(deedsIn(claimed.state, challenged.events.slice(claimed.events.length))).toEqual([
    [1, 'challenges'],
    [1, 'right'],
    [0, 'caught'],
  ]);
});

test('an interval is narrow where much was tried, and stays between never and always', () => {
  const [low, high] = wilson(50, 100);
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.404', '0.596']);
  expect(wilson(0, 10)[0]).toBe(0);
  expect(wilson(10, 10)[1]).toBeCloseTo(1);
  expect(wilson(0, 0)).toEqual([0, 1]);
});

test.each([
  ['--game chess', '--game: “chess” is none of coup, cops'],
  ['--variant english', '--variant: english is none of persianPlus'],
  ['--game cops --variant russian', '--variant: russian is none of base, band'],
  ['--game cops --players 9', '--players: 9 cannot play (4–8)'],
  ['--game cops --bots steady,clever', '--bots: “clever” is none of random, steady'],
  ['--players 2 --bots random,random,steady', '--bots: 3 bots do not fit 2 seats'],
  ['--game cops --options factions', '--options: “factions” is none of reportAudit, holsterAfterShot'],
  ['--options factions=yes', '--options: factions takes no value'],
  ['--options sixth', '--options: sixth needs a value'],
  ['--game cops --options holsterAfterShot', '--options: holsterAfterShot: the base game drops a gun'],
  ['--games 0', '--games: 0 is less than 1'],
  ['--faster', /faster/],
])('%s is refused', (args, problem) => {
  expect(() => wishIn(args.split(' '))).toThrow(problem);
});
