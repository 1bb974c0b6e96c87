import { failure, schedule, type Step } from '../../scripts/lib/schedule.mjs';

const passing = { passed: 1, failed: 0, output: '' };
const patient = () => new AbortController().signal;

/** Steps that note when they begin and end, and wait a little in between. */
function diary() {
  const lines: string[] = [];
  const step = (name: string, more: Partial<Step> = {}): Step => ({
    name,
    cores: 1,
    async run() {
      lines.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      lines.push(`${name} ends`);
      return passing;
    },
    ...more,
  });
  return { lines, step };
}

const runAll = (steps: Step[], cores: number, signal = patient()) =>
  schedule(steps, { cores, signal, onFinish: () => {} });

it('runs side by side what fits the cores', async () => {
  const { lines, step } = diary();
  await runAll([step('a'), step('b'), step('c')], 2);
  expect(lines.slice(0, 2)).toEqual(['a begins', 'b begins']);
  expect(lines.indexOf('c begins')).toBeGreaterThan(lines.indexOf('a ends'));
});

it('runs alone what takes more cores than there are', async () => {
  const { lines, step } = diary();
  await runAll([step('a', { cores: 8 }), step('b')], 2);
  expect(lines).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

it('waits for what a step builds on', async () => {
  const { lines, step } = diary();
  await runAll([step('late', { after: ['early'] }), step('early')], 4);
  expect(lines).toEqual(['early begins', 'early ends', 'late begins', 'late ends']);
});

it('goes on after a failure, but not with what builds on it, however far up', async () => {
  const { lines, step } = diary();
  const results = await runAll(
    [
      step('third', { after: ['second'] }),
      step('second', { after: ['first'] }),
      step('first', { run: async () => failure('broken') }),
      step('other'),
    ],
    1,
  );
  expect(lines).toEqual(['other begins', 'other ends']);
  expect(Object.fromEntries(results.map(({ name, output }) => [name, output]))).toEqual({
    first: 'broken',
    second: 'not run: "first" failed',
    third: 'not run: "second" failed',
    other: '',
  });
});

it('takes a step that throws for a failure', async () => {
  const { step } = diary();
  const [result] = await runAll([step('a', { run: () => Promise.reject(new Error('crashed')) })], 1);
  expect(result).toMatchObject({
    passed: 0,
    failed: 1,
    output: expect.stringContaining('crashed') as string,
  });
});

it('counts as failed what cannot ever begin', async () => {
  const { step } = diary();
  const results = await runAll([step('a', { after: ['nobody'] })], 1);
  expect(results).toMatchObject([{ passed: 0, failed: 1 }]);
});

it('counts as failed what was interrupted and what had not begun', async () => {
  const { step } = diary();
  const interrupt = new AbortController();
  const running = step('running', {
    async run() {
      interrupt.abort();
      return passing;
    },
  });
  const results = await runAll([step('done'), running, step('waiting')], 1, interrupt.signal);
  expect(Object.fromEntries(results.map(({ name, failed }) => [name, failed]))).toEqual({
    done: 0,
    running: 1,
    waiting: 1,
  });
});

it('tells of every step once, as it ends', async () => {
  const { step } = diary();
  const told: string[] = [];
  await schedule([step('a'), step('b', { after: ['a'] })], {
    cores: 2,
    signal: patient(),
    onFinish: ({ name }) => told.push(name),
  });
  expect(told).toEqual(['a', 'b']);
});
