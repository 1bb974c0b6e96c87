import { faultsIn, jestVerdict, lastLine, stepLine } from '../../scripts/lib/verdicts.mjs';

const report = (passed: number, failed = 0, unloadable = 0) => ({
  numTotalTests: passed + failed,
  numPassedTests: passed,
  numFailedTests: failed,
  numRuntimeErrorTestSuites: unloadable,
  testResults: [],
});

it.each([
  ['all passed', report(7), 0, { passed: 7, failed: 0 }],
  ['some failed', report(7, 2), 1, { passed: 7, failed: 2 }],
  ['a file could not be loaded', report(7, 2, 1), 1, { passed: 7, failed: 3 }],
  ['nothing ran', report(0), 0, { passed: 0, failed: 1 }],
  ['nothing could be loaded', report(0, 0, 2), 1, { passed: 0, failed: 2 }],
  ['all passed, but it ended with an error', report(7), 1, { passed: 7, failed: 1 }],
  ['it was ended from outside', report(7), null, { passed: 7, failed: 1 }],
  ['it left no report', null, 0, { passed: 0, failed: 1 }],
])('%s', (_what, left, code, expected) => {
  expect(jestVerdict(left, code)).toEqual(expected);
});

it('what failed is told without what passed', () => {
  const testResults = [
    { name: 'table.test.ts', status: 'passed', message: '' },
    { name: 'guard.test.ts', status: 'failed', message: 'the third tap gave the answer' },
  ];
  expect(faultsIn({ ...report(7, 1), testResults })).toBe('guard.test.ts\nthe third tap gave the answer');
  expect(faultsIn(report(7))).toBe('');
  expect(faultsIn(null)).toBe('');
});

it('the last line sums everything', () => {
  expect(
    lastLine([
      { passed: 120, failed: 2 },
      { passed: 1, failed: 0 },
      { passed: 0, failed: 1 },
    ]),
  ).toBe('121 passed, 3 failed');
  expect(lastLine([])).toBe('0 passed, 0 failed');
});

it('a step is told with its name, time and result', () => {
  expect(stepLine({ name: 'lint', seconds: 1.26, passed: 1, failed: 0 })).toMatch(/^ok {3}lint +1\.3 s$/);
  expect(stepLine({ name: 'lint', seconds: 1, passed: 0, failed: 1 })).toMatch(/^FAIL lint/);
  expect(stepLine({ name: 'tests', seconds: 61, passed: 9, failed: 2 })).toMatch(
    /61\.0 s {2}9 passed, 2 failed$/,
  );
});
