import { configDefaults, defineConfig } from 'vitest/config';
import { LayerReporter } from './tools/test/vitest-report.ts';
import { messageCatalogue } from './web/build/message-catalogue.ts';

const api = (dialect: 'sqlite' | 'postgres') => ({
  extends: true as const,
  test: {
    name: `api-${dialect}`,
    include: ['server/**/*.api.test.ts'],
    // What backs up and restores the SQLite file itself has nothing to test elsewhere.
    exclude: [...configDefaults.exclude, ...(dialect === 'postgres' ? ['**/*.sqlite.api.test.ts'] : [])],
    env: { DRAPE_TEST_DATABASE: dialect },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: dialect === 'postgres' ? ['tools/test/postgres.ts'] : [],
  },
});

/** Where a layer of `npm test` wants its report. */
const report = process.env.DRAPE_TEST_REPORT;

export default defineConfig({
  test: {
    reporters: report ? ['default', new LayerReporter(report)] : ['default'],
    projects: [
      {
        extends: true,
        plugins: [messageCatalogue()],
        test: {
          name: 'unit',
          include: ['{contract,engine,server,web,tools,e2e}/**/*.test.ts'],
          exclude: ['**/*.{api,faults,scale}.test.ts', '**/node_modules/**'],
          // Ends what hangs; a busy machine may take its time.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      api('sqlite'),
      api('postgres'),
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['{server,tools}/**/*.faults.test.ts'],
          env: { DRAPE_TEST_DATABASE: 'sqlite' },
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'scale',
          include: ['server/**/*.scale.test.ts'],
          env: { DRAPE_TEST_DATABASE: 'postgres' },
          globalSetup: ['tools/test/postgres.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      './web/vitest.config.ts',
    ],
  },
});
