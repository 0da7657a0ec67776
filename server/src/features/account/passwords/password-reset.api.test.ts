import { limits } from '@drape/contract/wire/limits';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MailSink, type ReceivedMail, startMailSink } from '../../../../test/stand-ins/mail-sink.ts';
import { failure, startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { minuteMs } from '../../../platform/clock.ts';

let sink: MailSink;
let test: TestApp;
beforeAll(async () => {
  sink = await startMailSink();
  test = await startTestApp({ env: { ...sink.env, PUBLIC_URL: 'https://drape.example' } });
});
afterAll(async () => {
  await test.close();
  await sink.close();
});
beforeEach(() => {
  sink.mails.length = 0;
});

async function askFor(email: string): Promise<void> {
  await test.client().forgotPassword({ body: { email } });
  await test.app.jobs.runDue();
}

function tokenIn(mail: ReceivedMail | undefined): string {
  const plain = mail?.source ?? '';
  const token = /https:\/\/drape\.example\/reset-password\?token=([\w-]+)/.exec(plain)?.[1];
  return token ?? expect.fail(`no link in ${plain}`);
}

/** Registering has a mail of its own, which is not what is looked at here. */
const mails = () => sink.mails.filter(({ source }) => source.includes('Subject: A new password'));

const login = (username: string, password: string) => test.client().login({ body: { username, password } });

it('a mail comes as text and as HTML, which say the same', async () => {
  await test.signUp('plain');
  await askFor('plain@example.org');
  const source = mails()[0]?.source ?? '';
  expect(source).toContain('Content-Type: multipart/alternative');
  const [, text = '', html = ''] = source.split('Content-Type: text/');
  expect([text.slice(0, 5), html.slice(0, 4)]).toEqual(['plain', 'html']);
  for (const part of [text, html]) expect(part).toContain(`/reset-password?token=${tokenIn(mails()[0])}`);
  expect(html).toContain('>Set a new password</a>');
});

it('a mailed link sets a new password once, and ends every session and every other link', async () => {
  const { client } = await test.signUp('rosa');
  await askFor('Rosa@Example.org');
  await askFor('rosa@example.org');
  expect(mails().map(({ to }) => to)).toEqual([['rosa@example.org'], ['rosa@example.org']]);
  const [first, second] = mails().map(tokenIn);
  await test.client().resetPassword({ body: { token: second ?? '', password: 'violet-lamp' } });

  expect((await failure(client.me())).status).toBe(401);
  expect((await failure(login('rosa', 'sturdy-77'))).status).toBe(401);
  await expect(login('rosa', 'violet-lamp')).resolves.toBeTruthy();
  for (const token of [first, second]) {
    const again = await failure(
      test.client().resetPassword({ body: { token: token ?? '', password: 'other-lamp-1' } }),
    );
    expect([again.status, again.code]).toEqual([404, 'not_found']);
  }
});

it('a link works for an hour', async () => {
  await test.signUp('sven');
  await askFor('sven@example.org');
  const token = tokenIn(mails()[0]);
  test.clock.advance(limits.resetLinkMinutes * minuteMs);
  const late = await failure(test.client().resetPassword({ body: { token, password: 'violet-lamp' } }));
  expect([late.status, late.message]).toEqual([
    404,
    'This link has been used or is too old. Please ask for a new one.',
  ]);
  await expect(login('sven', 'sturdy-77')).resolves.toBeTruthy();
});

it('an unknown link is refused, and so is a weak password, which does not use the link up', async () => {
  const unknown = await failure(
    test.client().resetPassword({ body: { token: 'x'.repeat(43), password: 'violet-lamp' } }),
  );
  expect(unknown.status).toBe(404);
  await test.signUp('tara');
  await askFor('tara@example.org');
  const token = tokenIn(mails()[0]);
  for (const password of ['12345', 'password']) {
    expect((await failure(test.client().resetPassword({ body: { token, password } }))).status).toBe(422);
  }
  await expect(test.client().resetPassword({ body: { token, password: 'violet-lamp' } })).resolves.toEqual(
    {},
  );
});

it('an unknown address gets the same answer and no mail', async () => {
  await expect(test.client().forgotPassword({ body: { email: 'nobody@example.org' } })).resolves.toEqual({});
  await expect(test.client().forgotPassword({ body: { email: 'no address' } })).resolves.toEqual({});
  await test.app.jobs.runDue();
  expect(mails()).toEqual([]);
});

it('a blocked account gets no link', async () => {
  const { id } = await test.signUp('ulla');
  await test.app.database.write.updateTable('users').set({ blocked: 1 }).where('id', '=', id).execute();
  await askFor('ulla@example.org');
  expect(mails()).toEqual([]);
});

it('asking again and again is stopped, so that nobody is flooded with mail', async () => {
  await test.signUp('vera');
  for (let count = 0; count < 5; count++) await askFor('vera@example.org');
  const stopped = await failure(test.client().forgotPassword({ body: { email: 'VERA@example.org' } }));
  expect(stopped.status).toBe(429);
  expect(mails()).toHaveLength(5);
});
