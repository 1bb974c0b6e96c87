import { run, schedule, verdictOn, type Step } from '../../scripts/lib/steps.mjs';

const step = (name: string, after: Step[] = [], cores = 1): Step => ({ name, script: '', after, cores });

it('begins the first step that may when a core is free, and none after one that failed', async () => {
  const [web, broken] = [step('web'), step('broken')];
  const sizes = step('sizes', [broken]);
  const steps = [step('late', [sizes]), web, step('browser', [web], 2), broken, sizes, step('lint')];
  const lines: string[] = [];
  const perform = async ({ name }: Step, spoilt?: Step) => {
    lines.push(spoilt ? `!${name}` : `+${name}`);
    if (!spoilt) await new Promise(setImmediate).then(() => lines.push(`-${name}`));
    return { passed: 1, failed: spoilt || name === 'broken' ? 1 : 0, flaky: [] };
  };
  expect(await schedule(steps, perform, 2)).toEqual({ passed: 6, failed: 3, flaky: [] });
  expect(lines.join(' ')).toBe('+web +broken -web +browser -broken -browser !sizes +lint !late -lint');
});

it('ends what hangs, with all that it has started', async () => {
  const hang = 'setInterval(() => {}, 1000)';
  const both = `child_process.spawn(process.execPath, ['-e', '${hang}'], { stdio: 'inherit' }); ${hang}`;
  expect(await run(['-e', both], 2000)).toEqual({ code: null, output: '' });
});

it('counts what a step comes to', () => {
  const tests = { numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
  const specs = [
    { title: 'a slip', tests: [{ status: 'flaky' }] },
    { title: 'a lie', tests: [{ status: 'expected' }] },
  ];
  const browser = { stats: { expected: 6, unexpected: 0, flaky: 1 }, suites: [{ suites: [{ specs }] }] };
  expect(verdictOn(0)).toEqual({ passed: 1, failed: 0, flaky: [] });
  expect(verdictOn(1)).toMatchObject({ passed: 0, failed: 1 });
  expect(verdictOn(1, tests)).toMatchObject({ passed: 7, failed: 3 });
  expect(verdictOn(0, browser)).toEqual({ passed: 7, failed: 0, flaky: ['a slip'] });
  expect(verdictOn(null, browser)).toMatchObject({ passed: 7, failed: 1 });
  expect(verdictOn(0, {})).toMatchObject({ passed: 0, failed: 1 });
});
