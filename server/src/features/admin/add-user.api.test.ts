import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailSink, startMailSink } from '../../../test/stand-ins/mail-sink.ts';
import { failure, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { dayMs } from '../../platform/clock.ts';

type Client = ReturnType<TestApp['client']>;

let sink: MailSink;
let test: TestApp;
let admin: Client;
const login = { username: 'admin', password: 'steady-88', remember_me: true };

async function signIn(app: TestApp): Promise<Client> {
  return app.client((await app.client().login({ body: login })).access_token);
}

beforeAll(async () => {
  sink = await startMailSink();
  test = await startTestApp({ env: { ...sink.env, ADMIN_PASSWORD: 'steady-88', REGISTRATION: 'closed' } });
  admin = await signIn(test);
});
afterAll(async () => {
  await test.close();
  await sink.close();
});

const person = (username: string) => ({ full_name: 'Rosa Vale', username, email: `${username}@example.org` });
const tokenOf = (link: string | null) => new URL(link ?? '').searchParams.get('token') ?? '';

it('where nobody may register, an administrator adds somebody, who sets a password with the link', async () => {
  const { user, link, mailed } = await admin.addUser({
    body: { ...person('rosa'), plan: 'pro', role: 'admin' },
  });
  expect([user.tier, user.role, mailed]).toEqual(['pro', 'admin', false]);
  expect(link).toContain('&invited=1');
  expect((await admin.auditLog()).entries[0]).toMatchObject({
    action: 'user.create',
    target: 'rosa',
    detail: { role: 'admin', plan: 'pro', invite: 'link' },
  });
  test.clock.advance(6 * dayMs);
  await test.client().resetPassword({ body: { token: tokenOf(link), password: 'violet-lamp' } });
  const signedIn = await test.client().login({ body: { username: 'rosa', password: 'violet-lamp' } });
  expect(signedIn.user_info).toMatchObject({ full_name: 'Rosa Vale', role: 'admin' });
  admin = await signIn(test);
});

it('the plan is what was chosen: a trial that begins now, free, or Pro', async () => {
  const tierOf = async (plan: 'free' | 'trial' | 'pro') =>
    (await admin.addUser({ body: { ...person(`plan-${plan}`), plan } })).user.tier;
  expect([await tierOf('free'), await tierOf('trial'), await tierOf('pro')]).toEqual([
    'free',
    'trial',
    'pro',
  ]);
});

it('a name or an address that somebody has is refused, and nothing is made', async () => {
  await admin.addUser({ body: person('taken') });
  const again = { ...person('taken'), email: 'other@example.org' };
  expect((await failure(admin.addUser({ body: again }))).message).toContain('username is already taken');
  const mail = { ...person('untaken'), email: 'taken@example.org' };
  expect((await failure(admin.addUser({ body: mail }))).message).toContain('already exists');
  const wrong = await failure(admin.addUser({ body: { ...person('wrong'), email: 'wrong' } }));
  expect([wrong.status, wrong.body?.detail]).toEqual([422, expect.anything()]);
  expect((await admin.listUsers({ query: { search: 'untaken' } })).total).toBe(0);
});

it('an invitation that is mailed is in the mail alone, and proves the address', async () => {
  const { link, mailed } = await admin.addUser({ body: { ...person('posted'), invite: 'mail' } });
  expect([link, mailed]).toEqual([null, true]);
  await test.app.jobs.runDue();
  const mail = sink.mails.at(-1) ?? expect.fail('no mail came');
  expect(mail.to).toEqual(['posted@example.org']);
  expect(mail.source).toContain('Your username is posted.');
  const token = /token=([\w-]+)&invited=1/.exec(mail.source)?.[1] ?? '';
  await test.client().resetPassword({ body: { token, password: 'violet-lamp' } });
  const row = await test.app.database.read
    .selectFrom('users')
    .select('email_proven_at')
    .where('username', '=', 'posted')
    .executeTakeFirstOrThrow();
  expect(row.email_proven_at).not.toBeNull();
});

it('only administrators add people, and a mail is refused where none can be sent', async () => {
  const open = await startTestApp({ env: { ADMIN_PASSWORD: 'steady-88' } });
  const { client } = await open.signUp('ordinary');
  expect((await failure(client.addUser({ body: person('friend') }))).status).toBe(403);
  const boss = await signIn(open);
  const refused = await failure(boss.addUser({ body: { ...person('friend'), invite: 'mail' } }));
  expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('Mail is not set up')]);
  expect((await boss.listUsers({ query: { search: 'friend' } })).total).toBe(0);
  await open.close();
});
