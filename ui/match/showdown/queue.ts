/** A game as it has got so far. Steps are compared by identity: a match that is resumed or replayed has other steps. */
export interface Course {
  readonly steps: readonly unknown[];
  /** Bots play it to its end without a pause. */
  readonly finishing: boolean;
  readonly over: boolean;
}

/** What has been shown of a game's great moments. */
export interface Queue extends Course {
  /** The first step that may hold something to show. */
  readonly from: number;
  /** How many scenes since then have been shown and are gone. */
  readonly gone: number;
}

/** Nothing that lies behind is shown. */
export const upToNow = (course: Course): Queue => ({ ...course, from: course.steps.length, gone: 0 });

/** The game has gone on, or has been taken back, resumed or dealt again: only new moves are news. */
export function followed(queue: Queue, course: Course): Queue {
  const { steps, finishing, over } = course;
  if (steps === queue.steps) return finishing === queue.finishing ? queue : { ...queue, finishing };
  const last = queue.steps.length - 1;
  const goesOn = last >= 0 && steps.length > last && steps[last] === queue.steps[last];
  if (!goesOn) return upToNow(course);
  // Somebody has sent the bots straight to the end: they want to see it.
  if (queue.finishing) return { ...upToNow(course), from: over ? steps.length - 1 : steps.length };
  return { ...queue, ...course };
}

/** Steps whose scenes are all gone, or that have none, are done with. */
export const settled = (queue: Queue, scenes: number): Queue =>
  queue.gone < scenes || queue.from === queue.steps.length ? queue : upToNow(queue);

export const withOneGone = (queue: Queue): Queue => ({ ...queue, gone: queue.gone + 1 });
