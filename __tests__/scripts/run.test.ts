import { connect } from 'node:net';
import { freePort } from '../../scripts/lib/network.mjs';
import { run } from '../../scripts/lib/run.mjs';

const options = () => ({ cwd: __dirname, env: process.env, signal: new AbortController().signal });
const node = (code: string) => run(process.execPath, ['-e', code], options());

it('keeps what was printed on both sides, and the exit code', async () => {
  const { code, output } = await node("console.log('out'); console.error('err'); process.exitCode = 3");
  expect(code).toBe(3);
  expect(output).toContain('out\n');
  expect(output).toContain('err\n');
});

it('has no exit code for what cannot be started', async () => {
  const { code, output } = await run('no-such-program', [], options());
  expect(code).toBeNull();
  expect(output).toContain('no-such-program');
});

it('ends a program, and what that program started, when told to stop', async () => {
  const port = await freePort(28_200);
  const stop = new AbortController();
  const grandchild = `require('net').createServer().listen(${port}, '127.0.0.1')`;
  const child = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}])`;
  const running = run(process.execPath, ['-e', child], { ...options(), signal: stop.signal });
  await until(port, 'listening');
  stop.abort();
  expect((await running).code).toBeNull();
  await until(port, 'silent');
});

it('does not start anything after being told to stop', async () => {
  const stop = new AbortController();
  stop.abort();
  const { code, output } = await run(process.execPath, ['-e', 'console.log(1)'], {
    ...options(),
    signal: stop.signal,
  });
  expect([code, output]).toEqual([null, 'not started']);
});

/** Waits until something listens on a port, or until nothing does; a test that waits too long has failed. */
async function until(port: number, wanted: 'listening' | 'silent'): Promise<void> {
  const state = await new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve('listening')).once('error', () => resolve('silent'));
    socket.once('connect', () => socket.destroy());
  });
  if (state === wanted) return;
  await new Promise((resolve) => setTimeout(resolve, 20));
  await until(port, wanted);
}
