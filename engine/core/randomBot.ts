import type { Bot } from './bot';
import type { GameTypes } from './game';
import { anyOf } from './random';

/** Plays anything that is legal: the measure of every other bot, and the one that finds what nobody would play. */
export const randomBot = <G extends GameTypes>(): Bot<G, null, 'random'> => ({
  id: 'random',
  wake: () => null,
  hear: () => null,
  *decide(_mind, _view, moves, luck) {
    const [move] = anyOf(moves, luck);
    return move;
  },
});
