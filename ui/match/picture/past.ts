import { lastStep, type GameTypes, type Seat, type Step, type Viewer } from '../../../engine/core';
import type { GameScreens } from '../GameScreens';

/** What a viewer has witnessed of a step. */
export type Witnessed<G extends GameTypes> = Pick<Step<G>, 'events'>;

/** A game as one viewer has seen it so far. */
export interface Past<G extends GameTypes> {
  /** The deal, then one step for each move. */
  readonly steps: readonly Witnessed<G>[];
  /** The table after a step, as the viewer saw it. */
  viewAt(step: number): G['View'];
  turnAt(step: number): Seat;
}

export interface Eyes {
  readonly viewer: Viewer;
  /** Where people remember for themselves: up to this step, what they alone have seen is not told again. */
  readonly forgetsUpTo: number | null;
}

/** Tells the past of any viewer. Steps never change, so what is witnessed of each is found out once. */
export function openPast<G extends GameTypes>({
  match,
  remembered,
}: Pick<GameScreens<G>, 'match' | 'remembered'>): (steps: readonly Step<G>[], eyes: Eyes) => Past<G> {
  const { game } = match.table;
  const known = new Map<Viewer, WeakMap<Step<G>, Witnessed<G>>>();

  function seen(step: Step<G>, viewer: Viewer): Witnessed<G> {
    const bySteps = known.get(viewer) ?? new WeakMap<Step<G>, Witnessed<G>>();
    known.set(viewer, bySteps);
    const found = bySteps.get(step) ?? { events: step.events.map((event) => game.witness(event, viewer)) };
    bySteps.set(step, found);
    return found;
  }

  return (steps, { viewer, forgetsUpTo }) => {
    const stateAt = (step: number) => (steps[step] ?? lastStep(steps)).state;
    const toldTo = (step: number) => (forgetsUpTo !== null && step <= forgetsUpTo ? 'table' : viewer);
    return {
      steps: steps.map((step, at) => seen(step, toldTo(at))),
      viewAt(step) {
        const whole = game.view(stateAt(step), viewer);
        const witnessed = steps.slice(0, step + 1).flatMap((one) => seen(one, viewer).events);
        return remembered?.(whole, { witnessed, ownMemory: forgetsUpTo !== null }) ?? whole;
      },
      turnAt: (step) => game.view(stateAt(step), 'table').turn,
    };
  };
}
