import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs, hourMs } from '../src/platform/clock.ts';
import { fileOf, outfitPhoto } from './photos.ts';
import { scansOf } from './query-plans.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
let heard: Map<string, CompiledQuery> | undefined;
beforeAll(async () => {
  test = await startTestApp({
    onStatement: (statement) => {
      if (/^(select|insert|update|delete|with)\b/i.test(statement.sql)) heard?.set(statement.sql, statement);
    },
  });
});
afterAll(() => test.close());

/** Tables whose rows are counted in days, months and settings, not in people or what people have. */
const small = new Set([
  ...['installation', 'figure_days', 'trait_days', 'trend_counts', 'request_tallies', 'model_usage_days'],
]);

/** Indices of a few rows among many: reading one of them is reading what is asked for. */
const few = new Set([
  ...[
    'analyses_untallied',
    'analyses_undescribed',
    'users_admins',
    'users_pro',
    'users_forgetting',
    'upgrade_requests_waiting',
  ],
]);

/** What administrators see counted over the whole installation; such counts are kept once they are slow. */
const countedWhole = new Set(['activity_days', 'stored_files', 'trait_people', 'audit_log']);

/**
 * Which large tables the statements of some work read from end to end. Every table of `about` must have been in one of
 * them: of work that was not heard, nothing could be found.
 */
async function scansDuring(
  about: string[],
  work: () => Promise<unknown>,
  countWhole = false,
): Promise<string[]> {
  heard = new Map();
  await work();
  const statements = [...heard.values()];
  heard = undefined;
  const missing = about.filter((table) => !statements.some(({ sql }) => sql.includes(`"${table}"`)));
  expect(missing, 'tables in none of the statements').toEqual([]);
  const found = await scansOf(test.app.database, statements);
  expect(found.filter(({ sql, steps }) => /^(select|with)/i.test(sql) && steps === 0)).toEqual([]);
  return found.flatMap(({ sql, scans }) =>
    scans
      .filter(({ table, index }) => !small.has(table) && !few.has(index ?? '') && table !== 'people')
      .filter(({ table, index }) => !(countWhole && countedWhole.has(table) && index !== undefined))
      .map(({ table, index }) => `${table}${index ? ` by ${index}` : ''}: ${sql}`),
  );
}

/** Everything that lists or counts what a person has. */
async function readAll(client: TestApp['client'] extends (token?: string) => infer C ? C : never) {
  const window = { startDate: '2026-05-01', endDate: '2026-05-31' };
  await client.me();
  await client.history();
  await client.history({ query: { page: 2, limit: 5 } });
  await client.dashboard();
  await client.insights();
  await client.listItems();
  await client.wardrobeInsights();
  await client.listQueuedPhotos();
  await client.listEvents({ query: window });
  await client.listPlans({ query: window });
  await client.listOutfits();
  await client.listTrips();
  await client.getTaste();
  await client.todaysOutfit();
  await client.getProfile();
  await client.getStyleGuide();
  await client.planDetails();
  await client.listSessions();
  await client.listTokens();
  await client.listOutsideCalls();
  await client.leaderboard();
  await client.fashionIcon();
}

it('a search that no index answers is found', async () => {
  const { full_name } = await (await test.signUp()).client.me();
  const search = () =>
    test.app.database.read.selectFrom('users').select('id').where('full_name', '=', full_name).execute();
  expect(await scansDuring(['users'], search)).toEqual([expect.stringMatching(/^users: select/)]);
  await expect(scansDuring(['users', 'analyses'], search)).rejects.toThrow(
    'tables in none of the statements',
  );
});

it('nothing that a person does reads a table from end to end', async () => {
  const photo = fileOf(await outfitPhoto({ width: 240 }));
  const about = [
    ...['users', 'sessions', 'preferences', 'wardrobe_items', 'analyses', 'stored_files'],
    ...['feedback', 'calendar_events', 'outfit_plans', 'trips', 'chat_messages', 'api_tokens'],
  ];
  const scans = await scansDuring(about, async () => {
    const person = await test.signUp();
    const { client } = person;
    await client.login({ body: { username: (await client.me()).username, password: 'sturdy-77' } });
    const lines = 'white shirt\nnavy trousers\nblack loafers\ncamel coat';
    await client.createItems({ body: { description: lines } });
    const analysis = await client.uploadAnalyze({ file: photo });
    const params = { id: String(analysis.id) };
    await client.getAnalysis({ params });
    await client.listFeedback({ params });
    await client.createEvent({
      body: { title: 'Office', start_time: '2026-05-05T09:00:00Z', end_time: '2026-05-05T10:00:00Z' },
    });
    await client.chat({ body: { message: 'Which coats do I have?' } });
    await readAll(client);
    await client.deleteAnalysis({ params });
    await client.restoreAnalysis({ params });
    await client.deleteAnalysis({ params });
    await client.logout();
  });
  expect(scans).toEqual([]);
});

it('an account is exported and deleted, and a demo visitor forgotten, by their own rows alone', async () => {
  const person = await test.signUp();
  await person.client.createItems({ body: { description: 'white shirt' } });
  const scans = await scansDuring(['users', 'sessions', 'wardrobe_items'], async () => {
    const { token } = await person.client.requestDeletion({ body: { password: 'sturdy-77' } });
    const { username } = await person.client.me();
    await person.client.confirmDeletion({ body: { token, username } });
  });
  expect(scans).toEqual([]);
  const tables = await test.app.database.read.introspection.getTables();
  const owned = tables.filter(({ columns }) => columns.some(({ name }) => name === 'user_id'));
  expect(owned.length).toBeGreaterThan(20);
  const reads = owned.map(({ name }) =>
    test.app.database.read
      .selectFrom(name as 'preferences')
      .selectAll()
      .where('user_id', '=', 'somebody')
      .compile(),
  );
  const found = await scansOf(test.app.database, reads);
  expect(found.filter(({ steps }) => steps > 0)).toHaveLength(owned.length);
  expect(found.filter(({ scans: some }) => some.length > 0)).toEqual([]);
});

it('work in the background finds what is due by an index', async () => {
  const scans = await scansDuring(['jobs', 'sessions', 'analyses'], async () => {
    await test.app.jobs.start();
    await test.app.jobs.runDue();
    test.clock.advance(2 * dayMs + hourMs);
    await test.app.jobs.runDue();
    await test.app.jobs.stop();
  });
  expect(scans).toEqual([]);
});

it('administrators’ lists come from an index, and what is counted as a whole is counted in one', async () => {
  const admin = await test.signUp();
  await test.app.database.write
    .updateTable('users')
    .set({ role: 'admin' })
    .where('id', '=', admin.id)
    .execute();
  const { client } = admin;
  const work = async () => {
    for (const period of ['week', 'all'] as const) {
      await client.statistics({ query: { period } });
      await client.trends({ query: { period } });
      await client.listReviews({ query: { period } });
    }
    await client.listUsers();
    await client.listUsers({ query: { filter: 'pro' } });
    await client.auditLog();
    await client.feedbackAgreement();
    await client.recogniserConfusion();
  };
  const about = ['users', 'activity_days', 'reviews', 'audit_log', 'feedback'];
  const scans = await scansDuring(about, work, true);
  expect(scans).toEqual([]);
});
