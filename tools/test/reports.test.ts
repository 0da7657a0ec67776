import { expect, test } from 'vitest';
import { doubtfulVitestFiles, readPlaywrightReport, readVitestReport } from './reports.ts';

const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, testResults: [] };

test('passed and failed tests are counted as they are', () => {
  expect(readVitestReport(vitest)).toEqual({ passed: 3, failed: 1, problems: [] });
});

test('a skipped test is a failure', () => {
  expect(readVitestReport({ ...vitest, numPendingTests: 1, numTodoTests: 1 }).failed).toBe(3);
  const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 1 };
  expect(readPlaywrightReport({ stats, errors: [] })).toEqual({
    passed: 2,
    failed: 1,
    problems: ['1 skipped'],
  });
});

test('a file that cannot be loaded is a failure', () => {
  const file = { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
  const outcome = readVitestReport({ ...vitest, numFailedTests: 0, testResults: [file] });
  expect(outcome).toEqual({ passed: 3, failed: 1, problems: ['a.test.ts could not be run: no such module'] });
});

test('a journey that needed a second try passes and is said', () => {
  const stats = { expected: 2, unexpected: 0, flaky: 1, skipped: 0 };
  const outcome = { passed: 3, failed: 0, problems: [], unsteady: ['1 journeys'] };
  expect(readPlaywrightReport({ stats, errors: [] })).toEqual(outcome);
});

test('a file that failed and one that left nothing are doubtful', () => {
  const assertionResults = [{ status: 'passed' }, { status: 'failed' }];
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults },
    { name: 'b.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(doubtfulVitestFiles({ ...vitest, testResults }, ['a.test.ts', 'b.test.ts', 'c.test.ts'])).toEqual({
    failed: ['a.test.ts'],
    lost: ['c.test.ts'],
    passed: 1,
  });
});
