// @ts-check

/**
 * @typedef {{ passed: number; failed: number; output: string }} Verdict
 * @typedef {{
 *   name: string;
 *   cores: number;
 *   after?: readonly string[];
 *   run: (signal: AbortSignal) => Promise<Verdict>;
 * }} Step `after` names steps that must have passed before; `cores` is how much of the machine it keeps busy
 * @typedef {{ name: string; seconds: number } & Verdict} Finished
 */

/** @param {string} output @returns {Verdict} */
export const failure = (output) => ({ passed: 0, failed: 1, output });

/**
 * Runs steps side by side as far as the cores allow, in the given order otherwise. A failure stops nothing
 * but the steps that build on it, and those count as failed too: a person sees everything that is wrong at
 * once, and nothing passes for lack of having been run.
 * @param {readonly Step[]} steps
 * @param {{ cores: number; signal: AbortSignal; onFinish: (finished: Finished) => void; now?: () => number }} options
 * @returns {Promise<Finished[]>}
 */
export function schedule(steps, { cores, signal, onFinish, now = () => performance.now() }) {
  const waiting = [...steps];
  /** @type {Finished[]} */
  const finished = [];
  let busy = 0;

  return new Promise((resolve) => {
    const stateOf = (/** @type {string} */ name) => {
      const result = finished.find((one) => one.name === name);
      if (result === undefined) return 'pending';
      return result.failed === 0 ? 'passed' : 'failed';
    };

    const finish = (
      /** @type {Step} */ step,
      /** @type {Verdict} */ verdict,
      /** @type {number} */ seconds,
    ) => {
      const result = { name: step.name, seconds, ...verdict };
      finished.push(result);
      onFinish(result);
    };

    const start = async (/** @type {Step} */ step) => {
      const load = Math.min(step.cores, cores);
      busy += load;
      const began = now();
      const verdict = await step
        .run(signal)
        .catch((/** @type {unknown} */ error) =>
          failure(error instanceof Error ? `${error.stack}` : `${error}`),
        );
      busy -= load;
      finish(step, signal.aborted ? failure('interrupted') : verdict, (now() - began) / 1000);
      advance();
    };

    /** Settles the first waiting step that can be settled now; false when none can. */
    const settleOne = () => {
      for (const [index, step] of waiting.entries()) {
        const needs = step.after ?? [];
        const spoilt = needs.find((name) => stateOf(name) === 'failed');
        const ready = needs.every((name) => stateOf(name) === 'passed');
        const fits = busy + Math.min(step.cores, cores) <= cores;
        if (!signal.aborted && spoilt === undefined && !(ready && fits)) continue;

        waiting.splice(index, 1);
        if (signal.aborted) finish(step, failure('interrupted'), 0);
        else if (spoilt !== undefined) finish(step, failure(`not run: "${spoilt}" failed`), 0);
        else void start(step);
        return true;
      }
      return false;
    };

    const advance = () => {
      while (settleOne());
      const stuck = busy === 0 ? waiting.splice(0) : [];
      for (const step of stuck) finish(step, failure('not run: no such step to come after'), 0);
      if (finished.length === steps.length) resolve(finished);
    };
    advance();
  });
}
