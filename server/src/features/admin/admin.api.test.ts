import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { outfitPhoto } from '../../../test/photos.ts';
import { failure, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { dayMs, hourMs, secondMs } from '../../platform/clock.ts';

type Client = ReturnType<TestApp['client']>;

let test: TestApp;
let admin: Client;
const adminLogin = { username: 'admin', password: 'steady-88', remember_me: true };
const signInAsAdmin = async () => test.client((await test.client().login({ body: adminLogin })).access_token);

beforeAll(async () => {
  test = await startTestApp({ env: { ADMIN_PASSWORD: 'steady-88' } });
  admin = await signInAsAdmin();
});
afterAll(() => test.close());
beforeEach(() => test.clock.advance(secondMs));

const find = async (search: string) => {
  const { users } = await admin.listUsers({ query: { search } });
  return users[0] ?? expect.fail(`nobody is called ${search}`);
};
const latest = async () => (await admin.auditLog()).entries[0];

it('users are found by a part of name, username or email, whatever its case, and signs stand for themselves', async () => {
  const account = {
    username: 'Zoë.under_score',
    email: 'Zoe_1@example.org',
    password: 'sturdy-77',
    full_name: 'Zoë Vale',
  };
  const { access_token } = await test.client().register({ body: account });
  const found = async (search: string) =>
    (await admin.listUsers({ query: { search } })).users.map(({ username }) => username);
  expect(await found('ZOË')).toEqual(['Zoë.under_score']);
  expect(await found('r_s')).toEqual(['Zoë.under_score']);
  expect(await found('zoe_1@EXAMPLE')).toEqual(['Zoë.under_score']);
  expect(await found('%')).toEqual([]);
  expect(await found("' or 1=1 --")).toEqual([]);
  await test.client(access_token).updateProfile({ body: { full_name: 'Mira Öhlund' } });
  expect(await found('öhl')).toEqual(['Zoë.under_score']);
});

it('the list is paged, newest first, and filters count what they show', async () => {
  for (let n = 0; n < 27; n++)
    await test.app.database.write
      .insertInto('users')
      .values({
        id: `bulk${n}`,
        username: `bulk${n}`,
        username_key: `bulk${n}`,
        username_look: `bulk${n}`,
        access_renewed_at: null,
        email_proven_at: null,
        email: `b${n}@x.org`,
        email_key: `b${n}@x.org`,
        full_name: 'Bulk',
        name_key: 'bulk',
        password_hash: '-',
        avatar_key: null,
        role: 'user',
        country: null,
        gender: null,
        time_zone: 'UTC',
        trial_ends_at: null,
        kind: 'person',
        pro: 0,
        pro_source: null,
        units: null,
        date_format: null,
        time_format: null,
        photo_days: null,
        community: 0,
        home_town: null,
        oidc_subject: null,
        blocked: 0,
        last_active_at: null,
        created_at: '2026-05-04T09:00:00.000Z',
        updated_at: '',
        version: 1,
      })
      .execute();
  const first = await admin.listUsers({ query: { search: 'bulk' } });
  expect([first.users.length, first.total, first.total_pages]).toEqual([25, 27, 2]);
  const second = await admin.listUsers({ query: { search: 'bulk', page: 2 } });
  expect(second.users).toHaveLength(2);
  expect((await admin.listUsers({ query: { filter: 'free' } })).total).toBe(27);
  expect((await admin.listUsers({ query: { filter: 'admins' } })).users.map(({ role }) => role)).toEqual([
    'admin',
  ]);
});

it('a plan is changed, counts at once, and stands in the audit log', async () => {
  const { client, id } = await test.signUp('paula');
  const before = await find('paula');
  expect(before).toMatchObject({ tier: 'trial', analyses: 0, items: 0, blocked: false });
  const pro = await admin.updateUser({ params: { id }, body: { plan: 'pro', version: before.version } });
  expect([pro.tier, (await client.pricingTier()).tier]).toEqual(['pro', 'pro']);
  expect(await latest()).toMatchObject({
    actor: 'admin',
    target: 'paula',
    action: 'user.change',
    detail: { plan: 'pro' },
  });
  const free = await admin.updateUser({ params: { id }, body: { plan: 'free', version: pro.version } });
  expect([free.tier, (await client.pricingTier()).tier]).toEqual(['free', 'free']);
  const trial = await admin.updateUser({ params: { id }, body: { plan: 'trial', version: free.version } });
  expect(trial.tier).toBe('trial');
});

it('of two administrators who edit one user, the second gets a conflict and nothing is lost', async () => {
  const { id } = await test.signUp('edited');
  const { version } = await find('edited');
  await admin.updateUser({ params: { id }, body: { plan: 'pro', version } });
  const other = await signInAsAdmin();
  const error = await failure(other.updateUser({ params: { id }, body: { blocked: true, version } }));
  expect([error.status, error.code]).toEqual([409, 'conflict']);
  expect(await find('edited')).toMatchObject({ tier: 'pro', blocked: false });
});

it('a blocked account is signed out everywhere and cannot sign in', async () => {
  const { client, id } = await test.signUp('blocky');
  const { version } = await find('blocky');
  const { version: next } = await admin.updateUser({ params: { id }, body: { blocked: true, version } });
  expect((await failure(client.me())).status).toBe(401);
  const login = { username: 'blocky', password: 'sturdy-77' };
  expect((await failure(test.client().login({ body: login }))).status).toBe(401);
  await admin.updateUser({ params: { id }, body: { blocked: false, version: next } });
  expect((await test.client().login({ body: login })).user_info.username).toBe('blocky');
});

it('the last administrator can neither demote, block nor delete themself, and another one makes it possible', async () => {
  const self = await find('admin@drape.local');
  const change = (body: { role?: 'user'; blocked?: boolean }) =>
    failure(admin.updateUser({ params: { id: self.id }, body: { ...body, version: self.version } }));
  expect((await change({ role: 'user' })).message).toContain('last administrator');
  expect((await change({ blocked: true })).status).toBe(409);
  expect((await failure(admin.removeUser({ params: { id: self.id } }))).message).toContain(
    'last administrator',
  );
  const { client, id } = await test.signUp('second');
  await admin.updateUser({
    params: { id },
    body: { role: 'admin', version: (await find('second')).version },
  });
  expect((await client.listUsers()).total).toBeGreaterThan(0);
  const demoted = await client.updateUser({
    params: { id: self.id },
    body: { role: 'user', version: (await find('admin@drape.local')).version },
  });
  expect(demoted.role).toBe('user');
  expect((await failure(admin.listUsers())).status).toBe(403);
  await client.updateUser({ params: { id: self.id }, body: { role: 'admin', version: demoted.version } });
  await admin.updateUser({ params: { id }, body: { role: 'user', version: (await find('second')).version } });
});

it('a link that an administrator made sets a password once and not after an hour', async () => {
  const { id } = await test.signUp('linked');
  const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
  const used = tokenOf((await admin.makeResetLink({ params: { id } })).link);
  await test.client().resetPassword({ body: { token: used, password: 'sturdy-78' } });
  const again = await failure(test.client().resetPassword({ body: { token: used, password: 'sturdy-79' } }));
  expect(again.status).toBe(404);
  const late = tokenOf((await admin.makeResetLink({ params: { id } })).link);
  test.clock.advance(hourMs + 1);
  expect(
    (await failure(test.client().resetPassword({ body: { token: late, password: 'sturdy-80' } }))).status,
  ).toBe(404);
  expect(await latest()).toMatchObject({ action: 'user.reset-link', target: 'linked' });
});

it('a deleted user is gone from the list, and the audit log forgets the name', async () => {
  const { id } = await test.signUp('leaver');
  expect(await admin.removeUser({ params: { id } })).toEqual({ id });
  expect((await admin.listUsers({ query: { search: 'leaver' } })).total).toBe(0);
  expect(await latest()).toMatchObject({ action: 'user.delete', actor: 'admin', target: null });
  expect((await failure(admin.removeUser({ params: { id } }))).status).toBe(404);
});

it('figures, trends and the report come from what people did', async () => {
  const fresh = await startTestApp({ env: { ADMIN_PASSWORD: 'steady-88' } });
  const boss = fresh.client((await fresh.client().login({ body: adminLogin })).access_token);
  const empty = await boss.statistics();
  expect(empty.cards).toMatchObject({
    total_users: { value: 1 },
    analyses_today: { value: 0, before: 0, change: 0 },
    active_sessions: { value: 1, before: null },
  });
  expect(empty.average_score.value).toBeNull();
  expect((await boss.trends()).trends).toEqual([]);

  const { client } = await fresh.signUp('wearer');
  const result = await client.uploadAnalyze({ file: new Blob([await outfitPhoto()]) });
  fresh.clock.advance(dayMs / 2);
  const figures = await boss.statistics({ query: { period: 'month' } });
  expect(figures.cards.analyses_today.value).toBe(1);
  expect(figures.cards.total_users.value).toBe(2);
  expect(figures.cards.system_health.value).toBe(100);
  const metric = (name: string) => figures.metrics.find((row) => row.name === name);
  expect(metric('new_users')).toMatchObject({ value: 2, target: null });
  expect(metric('active_users')).toMatchObject({ value: 2 });
  expect(metric('analyses')).toMatchObject({ value: 1 });
  expect(figures.average_score.value).toBe(Math.round(result.analysis.overall_rating * 10));
  expect(figures.activity.find(({ day }) => day === '2026-05-04')).toMatchObject({
    analyses: 1,
    active_users: 2,
  });
  const bar = (name: string) => figures.performance.find((row) => row.name === name);
  expect(bar('analysis_p50')?.value).toBeGreaterThan(0);
  expect(bar('api_p95')?.value).toBeGreaterThan(0);

  const { trends, analyses } = await boss.trends();
  expect(analyses).toBe(1);
  const colours = trends.filter(({ kind }) => kind === 'color').map(({ value }) => value);
  const worn = result.evidence.palette.filter(({ share }) => share >= 0.1).map(({ basic }) => basic);
  expect(colours.sort()).toEqual([...new Set(worn)].sort());
  expect(trends.every(({ people, growth }) => people === 1 && growth === null)).toBe(true);

  await boss.setTargets({ body: { period: 'month', targets: { analyses: 10, new_users: 4 } } });
  await boss.setTargets({ body: { period: 'month', targets: { new_users: null } } });
  const { metrics } = await boss.statistics();
  expect(metrics.map(({ name, target }) => [name, target])).toContainEqual(['analyses', 10]);
  expect(metrics.map(({ name, target }) => [name, target])).toContainEqual(['new_users', null]);

  await client.sendReview({ body: { rating: 2, category: 'issue', comment: '=HYPERLINK("http://x","y")' } });
  const { csv, file_name } = await boss.report({ query: { period: 'month' } });
  expect(file_name).toBe('drape-report-month-2026-05-04.csv');
  expect(csv).toContain('users,analyses,1,0,,10,');
  expect(csv).not.toMatch(/(^|[,\r\n"])[=+@-]HYPERLINK/m);
  await fresh.close();
});

it('what users write is shown with its stars, by period and category, and only for their own analyses', async () => {
  const { client } = await test.signUp('critic');
  const { client: stranger } = await test.signUp('stranger');
  const { id: analysis_id } = await client.uploadAnalyze({ file: new Blob([await outfitPhoto()]) });
  const body = { rating: 5, category: 'positive' as const, comment: 'It saw my scarf.', analysis_id };
  await client.sendReview({ body });
  expect((await failure(stranger.sendReview({ body }))).status).toBe(404);
  expect((await failure(client.sendReview({ body: { ...body, rating: 6 } }))).status).toBe(422);
  const listed = await admin.listReviews({ query: { category: 'positive' } });
  expect(listed.reviews[0]).toMatchObject({
    user: 'critic',
    rating: 5,
    comment: 'It saw my scarf.',
    analysis_id,
  });
  expect((await admin.listReviews({ query: { category: 'issue' } })).total).toBe(0);
  for (let n = 1; n < 20; n++) await client.sendReview({ body });
  expect((await failure(client.sendReview({ body }))).status).toBe(429);
});
