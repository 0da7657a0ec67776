import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

export type VitestReport = {
  files: {
    name: string;
    /** Also where the file could not be loaded, and where what surrounds its tests failed. */
    failed: boolean;
    message: string;
    tests: { name: string; state: string; message: string }[];
  }[];
  /** Errors that no test waited for, with the file that ran, where it is known. */
  strayErrors: { file?: string; message: string }[];
};

const firstLine = (text = '') => text.split('\n', 1)[0] ?? '';

function fileOf(module: TestModule): VitestReport['files'][number] {
  const tests = [...module.children.allTests()].map((test) => {
    const { state, errors } = test.result();
    return { name: test.fullName, state, message: firstLine(errors?.[0]?.message) };
  });
  return {
    name: module.moduleId,
    failed: !module.ok(),
    message: firstLine(module.errors()[0]?.message),
    tests,
  };
}

/** Writes what a layer of tests came to; unlike the JSON of Vitest itself it holds errors outside of tests. */
export class LayerReporter implements Reporter {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const strayErrors = errors.map(({ message, VITEST_TEST_PATH: file }) => ({
      message: firstLine(message),
      ...(typeof file === 'string' ? { file } : {}),
    }));
    const report: VitestReport = { files: modules.map(fileOf), strayErrors };
    writeFileSync(this.#path, JSON.stringify(report));
  }
}
