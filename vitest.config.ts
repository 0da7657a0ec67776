import { configDefaults, defineConfig } from 'vitest/config';
import { LayerReporter } from './tools/test/vitest-report.ts';
import { messageCatalogue } from './web/build/message-catalogue.ts';

/**
 * What runs on PostgreSQL too with every `npm test`; `npm run test:all` runs the rest there as well. A place belongs here
 * when its SQL does more than read and write rows by their keys: it migrates, copies, searches, sorts, counts, sums up
 * days, forgets what is old, or has to hold against others who write at the same time. What a killed process leaves there is
 * tested with replicas (`scale`).
 */
const onBothDatabases = [
  'src/maintenance/**/*',
  'src/platform/{backup,files,jobs}/**/*',
  'src/features/account/{*,sign-in/*}',
  'src/features/analysis/*',
  'src/features/wardrobe/{items/*,photos/photo-queue,transfer/{other-tables,transfer}}',
  'src/features/{admin,calendar,community,dashboard,diary,membership,webhooks}/**/*',
  'test/{contract-walk,foreign-ids,odd-input,query-plans}',
];
const everywhere = ['**/*'];
const onPostgres = process.env.DRAPE_TEST_ALL === '1' ? everywhere : onBothDatabases;

const api = (dialect: 'sqlite' | 'postgres', places: string[]) => ({
  extends: true as const,
  test: {
    name: `api-${dialect}`,
    include: places.map((place) => `server/${place}.api.test.ts`),
    // What backs up and restores the SQLite file itself has nothing to test elsewhere.
    exclude: [...configDefaults.exclude, ...(dialect === 'postgres' ? ['**/*.sqlite.api.test.ts'] : [])],
    env: { DRAPE_TEST_DATABASE: dialect },
    // Files share what a process has read: the modules of the server, and the networks of its photo thread.
    isolate: false,
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
    // What is waited for comes late on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        plugins: [messageCatalogue()],
        test: {
          name: 'unit',
          include: ['{contract,engine,server,web,tools,e2e}/**/*.test.ts'],
          exclude: ['**/*.{api,faults,scale}.test.ts', '**/node_modules/**'],
          setupFiles: ['tools/test/text-encoder.ts'],
          // Files share what a process has read and warmed up, above all the trained data of the engine.
          isolate: false,
          // Ends what hangs; a busy machine may take its time.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      api('sqlite', everywhere),
      api('postgres', onPostgres),
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['{server,tools}/**/*.faults.test.ts'],
          env: { DRAPE_TEST_DATABASE: 'sqlite' },
          isolate: false,
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
