/** Every lesson can be played as it has been arranged, and somebody is told something whenever it is their move. */
import { copsLesson } from '../../../ui/cops/lesson';
import { coupLesson } from '../../../ui/coup/lesson';
import type { GameTypes } from '../../../engine/core';
import type { GameLesson } from '../../../ui/lesson/lesson';

function course<G extends GameTypes>(lesson: GameLesson<G>) {
  const { game } = lesson.match.table;
  let state = game.deal(lesson.setup, lesson.seed);
  const asked = lesson.beats.map(({ moves, told }) => {
    const seat = game.asked(state)?.seat;
    for (const move of moves) {
      if (!game.moves(state).some((legal) => JSON.stringify(legal) === JSON.stringify(move)))
        throw new Error(`${JSON.stringify(game.asked(state))} cannot be answered by ${JSON.stringify(move)}`);
      state = game.play(state, move).state;
    }
    return { isTold: told !== undefined, isLearners: seat === 0 };
  });
  return { asked, outcome: game.outcome(state) };
}

test.each([
  ['Coup', () => course(coupLesson), 'lastInfluence'],
  ['Good Cop Bad Cop', () => course(copsLesson), 'kingpinDown'],
] as const)(
  'the lesson of %s: every move is legal, the learner is told before each of theirs, and wins',
  (_, play, reason) => {
    const { asked, outcome } = play();
    expect(asked.filter(({ isTold, isLearners }) => isTold !== isLearners)).toEqual([]);
    expect(outcome).toMatchObject({ winners: expect.arrayContaining([0]), reason });
  },
);

test('the learner of Coup says who they are, blocks, lies, doubts, loses, proves, is saved by the Contessa, and makes a coup', () => {
  const own = coupLesson.beats.filter(({ told }) => told !== undefined).map(({ moves: [move] }) => move);
  expect(own).toEqual([
    { type: 'act', action: 'tax' },
    { type: 'block', role: 'duke' },
    { type: 'act', action: 'steal', target: 1 },
    { type: 'challenge' },
    { type: 'lose', card: 1 },
    { type: 'act', action: 'tax' },
    { type: 'prove' },
    { type: 'allow' },
    { type: 'block', role: 'contessa' },
    { type: 'act', action: 'coup', target: 1 },
  ]);
});
