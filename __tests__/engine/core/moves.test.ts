import { sameMove } from '../../../engine/core';

test.each([
  [{ type: 'allow' }, { type: 'allow' }, true],
  [{ type: 'allow' }, { type: 'challenge' }, false],
  [{ type: 'act', action: 'steal', target: 2 }, { target: 2, action: 'steal', type: 'act' }, true],
  [{ type: 'act', action: 'steal', target: 2 }, { type: 'act', action: 'steal' }, false],
  [{ type: 'act', action: 'tax' }, { type: 'act', action: 'tax', target: undefined }, true],
  [{ type: 'act', action: 'tax' }, { type: 'act', action: 'tax', target: 1 }, false],
  [{ type: 'keep', cards: [0, 2] }, { type: 'keep', cards: [0, 2] }, true],
  [{ type: 'keep', cards: [0, 2] }, { type: 'keep', cards: [2, 0] }, false],
  [{ type: 'allow' }, undefined, false],
  [undefined, { type: 'allow' }, false],
  [{ type: 'allow' }, null, false],
])('%j and %j say the same: %p', (one, other, same) => {
  expect(sameMove(one, other)).toBe(same);
});
