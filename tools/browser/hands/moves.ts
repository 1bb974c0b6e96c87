import { lastStep, playOut, type Bot, type GameTypes, type Match, type Step } from '../../../engine';
import type { Handling } from './hands';

/** The moves bots would make in their place; what the table is spared is let pass. */
export function movesOf<G extends GameTypes>(
  { game, letPass }: Pick<Handling<G>, 'game' | 'letPass'>,
  usual: Bot<G>,
  { setup, seed, players }: Match<G>,
): readonly G['Move'][] {
  const dealt = game.deal(setup, seed);
  const played: Step<G>[] = [{ state: dealt, events: [] }];
  const isSpared = (): boolean => {
    const { state } = lastStep(played);
    const asked = game.asked(state);
    return (
      asked !== null &&
      game.questions[asked.kind].canGoUnasked?.({
        view: game.view(state, 'table'),
        people: players.map((_, seat) => seat),
        past: () => played.flatMap(({ events }) => events.map((event) => game.witness(event, 'table'))),
      }) === true
    );
  };
  const bot: Bot<G> = {
    ...usual,
    *decide(mind, view, moves, luck) {
      return isSpared() ? letPass : yield* usual.decide(mind, view, moves, luck);
    },
  };
  const moves: G['Move'][] = [];
  for (const { move, state, events } of playOut(
    game,
    players.map(() => bot),
    dealt,
    seed,
  )) {
    moves.push(move);
    played.push({ state, events });
  }
  return moves;
}
