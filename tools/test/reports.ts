import type { Doubtful, Outcome } from './layer.ts';

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; message?: string; assertionResults: { status: string }[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
};

/** Skipped tests count as failed, and so does a file that could not be loaded. */
export function readVitestReport(report: unknown): Outcome {
  const { testResults, ...counts } = report as VitestReport;
  const unloadable = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const skipped = counts.numPendingTests + counts.numTodoTests;
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests + skipped + unloadable.length,
    problems: [
      ...unloadable.map((file) => `${file.name} could not be run: ${file.message ?? 'no reason given'}`),
      ...skippedProblem(skipped),
    ],
  };
}

/** The files that hold a failed test or failed around their tests, and those of `expected` that have no result. */
export function doubtfulVitestFiles(report: unknown, expected: readonly string[]): Doubtful {
  const { testResults } = report as VitestReport;
  const seen = new Set(testResults.map(({ name }) => name));
  const failed = testResults.filter(({ status }) => status === 'failed');
  return {
    failed: failed.map(({ name }) => name),
    lost: expected.filter((name) => !seen.has(name)),
    passed: failed.flatMap((file) => file.assertionResults).filter(({ status }) => status === 'passed')
      .length,
  };
}

/** Skipped journeys count as failed. Those that passed only at a second try are said. */
export function readPlaywrightReport(report: unknown): Outcome {
  const { stats, errors } = report as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    problems: [
      ...errors.map((error) => error.message ?? 'an error without a message'),
      ...skippedProblem(stats.skipped),
    ],
    ...(stats.flaky > 0 ? { unsteady: [`${stats.flaky} journeys`] } : {}),
  };
}

/** What `tools/check/main.ts --json` writes. */
export function readCheckReport(report: unknown): Outcome {
  const { passed, failed } = report as { passed: number; failed: number };
  return { passed, failed, problems: [] };
}

function skippedProblem(count: number): string[] {
  return count === 0 ? [] : [`${count} skipped`];
}
