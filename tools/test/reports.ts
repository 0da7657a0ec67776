import type { Doubtful, Outcome } from './layer.ts';
import type { VitestReport } from './vitest-report.ts';

type PlaywrightSuite = {
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { projectName: string; status: string }[] }[];
};

type PlaywrightReport = {
  suites?: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
};

/** Skipped tests count as failed, and so do a file that could not be loaded and an error that no test waited for. */
export function readVitestReport(report: unknown): Outcome {
  const { files, strayErrors } = report as VitestReport;
  const tests = files.flatMap((file) => file.tests.map((test) => ({ ...test, file: file.name })));
  const passed = tests.filter(({ state }) => state === 'passed').length;
  const failed = tests.filter(({ state }) => state === 'failed');
  const skipped = tests.length - passed - failed.length;
  const around = files.filter((file) => file.failed && !file.tests.some(({ state }) => state === 'failed'));
  return {
    passed,
    failed: failed.length + skipped + around.length + strayErrors.length,
    problems: [
      ...failed.map(({ file, name, message }) => `${file} > ${name}: ${message}`),
      ...around.map(({ name, message }) => `${name} failed around its tests: ${message}`),
      ...strayErrors.map(({ file = 'somewhere', message }) => `${file} left an error: ${message}`),
      ...skippedProblem(skipped),
    ],
  };
}

/** The files that hold a failed test, failed around their tests or left an error, and those of `expected` without a result. */
export function doubtfulVitestFiles(report: unknown, expected: readonly string[]): Doubtful {
  const { files, strayErrors } = report as VitestReport;
  // An error of unknown origin is not answered by running some files again.
  if (strayErrors.some(({ file }) => file === undefined)) return { failed: [], lost: [], passed: 0 };
  const seen = new Set(files.map(({ name }) => name));
  const leftErrors = new Set(strayErrors.map(({ file }) => file));
  const failed = files.filter((file) => file.failed || leftErrors.has(file.name));
  return {
    failed: failed.map(({ name }) => name),
    lost: expected.filter((name) => !seen.has(name)),
    passed: failed.flatMap((file) => file.tests).filter(({ state }) => state === 'passed').length,
  };
}

/** Skipped journeys count as failed. Those that failed, and those that passed only at a second try, are named. */
export function readPlaywrightReport(report: unknown): Outcome {
  const { stats, errors, suites = [] } = report as PlaywrightReport;
  const flaky = journeysThat('flaky', suites);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    problems: [
      ...journeysThat('unexpected', suites).map((name) => `${name} failed`),
      ...errors.map((error) => error.message ?? 'an error without a message'),
      ...skippedProblem(stats.skipped),
    ],
    ...(flaky.length > 0 ? { unsteady: flaky } : {}),
  };
}

function journeysThat(status: string, suites: readonly PlaywrightSuite[]): string[] {
  return suites.flatMap(({ file = '', suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ projectName }) => `[${projectName}] ${file} > ${title}`),
    ),
    ...journeysThat(status, inner),
  ]);
}

/** What `tools/check/main.ts --json` writes. */
export function readCheckReport(report: unknown): Outcome {
  const { passed, failed } = report as { passed: number; failed: number };
  return { passed, failed, problems: [] };
}

function skippedProblem(count: number): string[] {
  return count === 0 ? [] : [`${count} skipped`];
}
