import { usualHands } from '../support/deal';
import { at, type Play } from '../support/play';

const plain = ['k9', 'coffee', 'walkieTalkie', 'smokeGrenade'] as const;
/** Seats 0 and 2 both aim at the target; seat 0 is asked to act. */
const twoGuns = (target: number, table = at('base', { equipment: plain })) =>
  table.play(
    `0 arm ${target}, 0 reveal 1, 0 aim ${target}, 1 investigate 0.2, 2 arm ${target}, 2 reveal 0, 2 aim ${target}, 3 investigate 0.2, nobody stirs`,
  );

const twoShots = (game: Play) =>
  game.play('0 shoot, 1 keep coffee, 1 investigate 0.2, 2 shoot, nobody stirs');

describe('GC-36: a team wins when the other’s leader is down', () => {
  test.each([
    [
      'GC-11 the honest with the Kingpin: who holds the Agent, and who has more honest cards',
      usualHands(4),
      [0, 2],
      'kingpinDown',
    ],
    [
      'GC-12 the crooked with the Agent: who holds the Kingpin, and who has more crooked cards',
      ['KHH', 'ACC', 'CCH', 'HHC'],
      [0, 2],
      'agentDown',
    ],
    [
      'GC-11 GC-12: to a leader the other cards do not matter',
      ['ACC', 'KHH', 'HHC', 'CCH'],
      [0, 2],
      'kingpinDown',
    ],
    ['a leader may fall to a friend as well', ['CCH', 'KHC', 'CCH', 'AHH'], [3], 'kingpinDown'],
  ])('%s', (_, hands, winners, reason) => {
    expect(twoShots(twoGuns(1, at('base', { hands, equipment: plain }))).outcome).toEqual({
      winners,
      reason,
    });
  });

  test('with those of its cops who are out', () => {
    const table = at('base', { players: 5, equipment: plain });
    const fallen = table.play(
      '0 arm 4, 0 reveal 1, 0 aim 4, 1 investigate 0.2, 2 arm 1, 2 reveal 0, 2 aim 1, 3 arm 1, 3 reveal 0, 3 aim 1, 4 investigate 0.2',
      '0 shoot, 1 investigate 0.2, 2 shoot, 1 keep coffee, 3 shoot, nobody stirs',
    );
    expect(fallen.statuses).toBe('cop cop cop cop out');
    expect(fallen.outcome).toEqual({ winners: [0, 2, 4], reason: 'kingpinDown' });
  });
});

describe('GC-37: who holds both leaders wins alone, at once', () => {
  const table = at('base', { equipment: ['k9', 'coffee', 'walkieTalkie', 'blackmail'] });

  test('by a Blackmail before an action, which never happens', () => {
    const game = table.play('0 investigate 1.1, 3 blackmail 0.0 1.1');
    game.expect({ outcome: { winners: [1], reason: 'bothLeaders' }, asked: 'over' });
    expect(game.all('looked')).toEqual([]);
    expect(game.events.at(-1)).toEqual({ type: 'won', winners: [1], reason: 'bothLeaders' });
  });

  test('whichever of the two comes to the other', () => {
    const game = table.play('0 investigate 1.1, all pass, 3 blackmail 0.1 1.0');
    expect(game.outcome).toEqual({ winners: [0], reason: 'bothLeaders' });
  });

  test('not by a swap that crosses them', () => {
    const game = table.play('0 investigate 1.1, 3 blackmail 0.0 1.0');
    expect(game.outcome).toBeNull();
    expect(game.hands.slice(0, 2)).toEqual(['KHH', 'ACC']);
  });
});

test('teams are reckoned from the cards held at the end', () => {
  const table = at('base', { equipment: ['k9', 'coffee', 'walkieTalkie', 'blackmail'] });
  const swapped = table.play('0 investigate 1.1, 3 blackmail 0.0 2.2');
  expect(swapped.hands).toEqual(['CHH', 'KCC', 'HHA', 'CCH']);
  const game = twoGuns(1, swapped.play('all pass, 0 investigate 1.1, others look')).play(
    '0 shoot, 1 keep coffee, 1 investigate 0.2, 2 shoot, nobody stirs',
  );
  expect(game.outcome).toEqual({ winners: [0, 2], reason: 'kingpinDown' });
});

test('the view shows no team, and nothing more at the end', () => {
  const game = twoGuns(1).play('0 shoot, 1 keep coffee, 1 investigate 0.2, 2 shoot, nobody stirs');
  expect(game.view().seats.map(({ cards }) => cards.map(({ identity }) => identity))).toEqual([
    [null, 'honest', null],
    ['kingpin', 'crooked', 'crooked'],
    ['honest', null, null],
    [null, null, null],
  ]);
  expect(game.view(3).seats[2]?.cards.map(({ identity }) => identity)).toEqual(['honest', null, null]);
});
