import { botNamed, decided, seeded } from '../../../engine/core';
import { coup, coupBots } from '../../../engine/coup';
import { readyBots } from '../../../store/coup/learnt';

test('nobody waits for what trained bots have learnt but those, and they wait once', async () => {
  expect(readyBots(['novice', 'steady:liar'])).toBe(coupBots);

  const taught = await readyBots(['steady', 'expert?liar']);
  expect(readyBots(['expert'])).toBe(taught);

  const state = coup.deal({ book: 'hebrew', players: 2, first: 0 }, 1);
  const expert = botNamed(taught, 'expert');
  const moves = coup.moves(state);
  expect(moves).toContainEqual(
    decided(expert.decide(expert.wake(0, 1), coup.view(state, 0), moves, seeded(1))),
  );
});
