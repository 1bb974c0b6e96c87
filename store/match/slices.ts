/** How long work may hold the thread before fingers and frames get their turn, in milliseconds. */
const slice = 8;

/**
 * Does work a slice at a time and leaves the thread free in between. What comes out does not depend on where the
 * slices end. Gives back how to give the work up; it begins only after that, so that it can always be given up.
 */
export function inSlices<Result>(
  work: Generator<undefined, Result, undefined>,
  onDone: (result: Result) => void,
): () => void {
  let timer = setTimeout(workOn, 0);
  function workOn(): void {
    const until = performance.now() + slice;
    for (;;) {
      const step = work.next();
      if (step.done) return onDone(step.value);
      if (performance.now() >= until) break;
    }
    timer = setTimeout(workOn, 0);
  }
  return () => clearTimeout(timer);
}
