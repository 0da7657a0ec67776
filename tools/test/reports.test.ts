import { expect, test } from 'vitest';
import { doubtfulVitestFiles, readPlaywrightReport, readVitestReport } from './reports.ts';

const adds = { name: 'adds', state: 'passed', message: '' };
const divides = { name: 'divides', state: 'failed', message: 'expected 1 to be 2' };
const whole = { name: 'a.test.ts', failed: false, message: '', tests: [adds, adds] };
const broken = { name: 'b.test.ts', failed: true, message: '', tests: [adds, divides] };

test('passed and failed tests are counted as they are, and the failed ones named', () => {
  expect(readVitestReport({ files: [whole, broken], strayErrors: [] })).toEqual({
    passed: 3,
    failed: 1,
    problems: ['b.test.ts > divides: expected 1 to be 2'],
  });
});

test('a skipped test is a failure', () => {
  const skipped = { ...whole, tests: [adds, { ...adds, state: 'skipped' }] };
  expect(readVitestReport({ files: [skipped], strayErrors: [] }).failed).toBe(1);
  const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 1 };
  expect(readPlaywrightReport({ stats, errors: [] })).toEqual({
    passed: 2,
    failed: 1,
    problems: ['1 skipped'],
  });
});

test('a file that cannot be loaded is a failure, and so is one that fails after its tests', () => {
  const unloadable = { name: 'c.test.ts', failed: true, message: 'no such module', tests: [] };
  const unclosed = { ...whole, failed: true, message: 'hook timed out' };
  expect(readVitestReport({ files: [unclosed, unloadable], strayErrors: [] })).toEqual({
    passed: 2,
    failed: 2,
    problems: [
      'a.test.ts failed around its tests: hook timed out',
      'c.test.ts failed around its tests: no such module',
    ],
  });
});

test('an error that no test waited for is a failure', () => {
  const strayErrors = [{ file: 'a.test.ts', message: 'aborted' }];
  expect(readVitestReport({ files: [whole], strayErrors })).toEqual({
    passed: 2,
    failed: 1,
    problems: ['a.test.ts left an error: aborted'],
  });
});

test('a journey that needed a second try passes and is named, and so is one that failed', () => {
  const stats = { expected: 2, unexpected: 1, flaky: 1, skipped: 0 };
  const spec = (title: string, status: string) => ({ title, tests: [{ projectName: 'phone', status }] });
  const suites = [
    {
      file: 'a.journey.ts',
      specs: [spec('signs in', 'expected'), spec('plans', 'flaky')],
      suites: [{ file: 'a.journey.ts', specs: [spec('packs', 'unexpected')] }],
    },
  ];
  expect(readPlaywrightReport({ stats, errors: [], suites })).toEqual({
    passed: 3,
    failed: 1,
    problems: ['[phone] a.journey.ts > packs failed'],
    unsteady: ['[phone] a.journey.ts > plans'],
  });
});

test('a file that failed, one that left an error and one without a result are doubtful', () => {
  const stray = { ...whole, name: 'd.test.ts' };
  const report = {
    files: [whole, broken, stray],
    strayErrors: [{ file: 'd.test.ts', message: 'aborted' }],
  };
  expect(doubtfulVitestFiles(report, ['a.test.ts', 'b.test.ts', 'c.test.ts', 'd.test.ts'])).toEqual({
    failed: ['b.test.ts', 'd.test.ts'],
    lost: ['c.test.ts'],
    passed: 3,
  });
});

test('beside an error of unknown origin nothing is run again', () => {
  const report = { files: [whole, broken], strayErrors: [{ message: 'from nowhere' }] };
  expect(doubtfulVitestFiles(report, ['c.test.ts'])).toEqual({ failed: [], lost: [], passed: 0 });
  expect(readVitestReport(report).failed).toBe(2);
});
