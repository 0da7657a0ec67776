import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MailSink, startMailSink } from '../../../../test/stand-ins/mail-sink.ts';
import { failure, startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { hourMs } from '../../../platform/clock.ts';

let sink: MailSink;
let test: TestApp;
beforeAll(async () => {
  sink = await startMailSink();
  test = await startTestApp({ env: { ...sink.env, PUBLIC_URL: 'https://drape.example' } });
  await test.app.jobs.start();
});
afterAll(async () => {
  await test.close();
  await sink.close();
});
/** Registering has a mail of its own, which is not what is looked at here. */
const mails = () => sink.mails.filter(({ source }) => source.includes('Subject: Your outfit'));
beforeEach(() => {
  sink.mails.length = 0;
});

const clothes = 'white cotton shirt, grey wool trousers, black leather oxfords, navy wool blazer';

async function person(timeZone: string) {
  const { client, id } = await test.signUp();
  await client.createItems({ body: { description: clothes } });
  await client.updateProfile({ body: { time_zone: timeZone } });
  return { client, id };
}

/** Regular work is put off until its next turn, so a while passes before it is asked. */
async function afterHours(hours: number): Promise<void> {
  test.clock.advance(hours * hourMs);
  await test.app.jobs.runDue();
}

const linkIn = (source = '') => /unsubscribe\?token=([\w.-]+)/.exec(source)?.[1] ?? '';

it('comes once a day at the hour of the person’s own clock, with the day’s outfit, until its link ends it', async () => {
  // It is 10:00 in London, 18:00 in Tokyo.
  const { client, id } = await person('Asia/Tokyo');
  await client.updateProfile({ body: { morning_mail: 7 } });
  await afterHours(1);
  expect(mails()).toEqual([]);
  await afterHours(11.5);
  expect(mails()).toHaveLength(1);
  const [mail] = mails();
  expect(mail?.source).toContain('Your outfit for Tuesday, May 5');
  expect(mail?.source).toContain('- White cotton shirt');
  expect(mail?.source).toMatch(
    /List-Unsubscribe:\s+<https:\/\/drape\.example\/api\/users\/morning-mail\/one-click/,
  );
  expect(mail?.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  await afterHours(1);
  expect(mails()).toHaveLength(1);
  await client.updateProfile({ body: { date_format: 'dmy' } });
  await afterHours(23.5);
  expect(mails()).toHaveLength(2);
  expect(mails()[1]?.source).toContain('Your outfit for Wednesday, 6 May');
  const token = linkIn(mail?.source);
  expect((await failure(test.client().stopMorningMail({ body: { token: `${token}x` } }))).status).toBe(404);
  await test.client().stopMorningMail({ body: { token } });
  const users = test.app.database.read.selectFrom('users').select('morning_mail').where('id', '=', id);
  expect(await users.executeTakeFirst()).toEqual({ morning_mail: null });
  await afterHours(24);
  expect(mails()).toHaveLength(2);
});

it('the button of a mail program ends it with one click, and a person who opens the address is asked', async () => {
  const { client, id } = await person('UTC');
  await client.updateProfile({ body: { morning_mail: 7 } });
  for (let hour = 0; hour < 24; hour++) await afterHours(1);
  const token = linkIn(mails().at(-1)?.source);
  const address = `${test.origin}/api/users/morning-mail/one-click?token=`;
  const click = (of: string) =>
    fetch(address + of, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  const opened = await fetch(address + token, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `/unsubscribe?token=${token}`]);
  expect((await click('wrong.token')).status).toBe(404);
  const users = test.app.database.read.selectFrom('users').select('morning_mail').where('id', '=', id);
  expect(await users.executeTakeFirst()).toEqual({ morning_mail: 7 });
  expect((await click(token)).status).toBe(200);
  expect(await users.executeTakeFirst()).toEqual({ morning_mail: null });
});

it('is for Pro, and stays away where there is nothing to wear', async () => {
  const { client, id } = await test.signUp();
  const { morning_mail } = await client.updateProfile({ body: { morning_mail: 3, time_zone: 'UTC' } });
  expect(morning_mail).toBe(3);
  const users = test.app.database.write.updateTable('users');
  await users.set({ trial_ends_at: null }).where('id', '=', id).execute();
  expect((await failure(client.updateProfile({ body: { morning_mail: 5 } }))).status).toBe(402);
  await users.set({ pro: 1 }).where('id', '=', id).execute();
  await afterHours(24);
  expect(mails()).toEqual([]);
});
