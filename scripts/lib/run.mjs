// @ts-check
import { spawn } from 'node:child_process';

/** @typedef {{ code: number | null; output: string }} Ran */

/** Longer than any step takes on a machine busy with other work; what waits for ever is ended and counts as failed. */
const patience = 45 * 60_000;

/**
 * Runs a program to its end and returns all it printed. Programs get a process group of their own, so that
 * ending one also ends the workers and browsers it started.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string; env: NodeJS.ProcessEnv; signal: AbortSignal }} options
 * @returns {Promise<Ran>}
 */
export function run(command, args, { cwd, env, signal }) {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve({ code: null, output: 'not started' });
      return;
    }
    const ownGroup = process.platform !== 'win32';
    const child = spawn(command, args, { cwd, env, detached: ownGroup, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const note = (/** @type {string} */ text) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', note);
    child.stderr.setEncoding('utf8').on('data', note);

    const end = () => {
      try {
        if (ownGroup && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
        else child.kill('SIGKILL');
      } catch {
        // It had ended by itself a moment before.
      }
    };
    const timer = setTimeout(() => {
      note(`\nended after ${patience / 60_000} minutes without a result\n`);
      end();
    }, patience);
    signal.addEventListener('abort', end, { once: true });

    const finish = (/** @type {number | null} */ code) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve({ code, output });
    };
    child.once('error', (error) => {
      note(`${error.message}\n`);
      finish(null);
    });
    child.once('close', finish);
  });
}
