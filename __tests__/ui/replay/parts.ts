import type { Game, GameTypes, Step } from '../../../engine/core';
import { playExample, stopsOf, type Example } from '../../../ui/replay/example';
import type { Telling } from '../../../ui/rules/passages';

interface PlayedPart<G extends GameTypes> extends Step<G> {
  readonly told: Telling | null;
}

/** Each stop of an example: where it is told, the table then, and all that has happened since the stop before. */
export function stopsPlayed<G extends GameTypes>(
  game: Game<G>,
  example: Example<G>,
): readonly PlayedPart<G>[] {
  const steps = playExample(game, example);
  const stops = stopsOf(example.parts);
  return stops.map(({ step, told }, at) => {
    const from = stops[at - 1]?.step ?? -1;
    return {
      told,
      state: steps[step]?.state,
      events: steps.slice(from + 1, step + 1).flatMap(({ events }) => events),
    };
  });
}

/** Everything that happens in an example. */
export const eventsIn = <G extends GameTypes>(game: Game<G>, example: Example<G>): readonly G['Event'][] =>
  playExample(game, example).flatMap(({ events }) => events);
