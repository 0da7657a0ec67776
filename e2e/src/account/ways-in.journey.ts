import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { SMTPServer } from 'smtp-server';
import { test as base, expect, register, signIn, signOut } from '../journey.ts';
import { startForJourneys } from '../product.ts';

type Outside = { mails: string[]; provider: OAuth2Server };

async function startMailSink(mails: string[]) {
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      text(stream).then((source) => {
        mails.push(source.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
        done();
      }, done);
    },
  });
  const server = sink.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise<void>((resolve) => sink.close(() => resolve())) };
}

/** A product with a mail server and an identity provider beside it. */
const test = base.extend<object, { outside: Outside }>({
  outside: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const provider = new OAuth2Server();
      await provider.issuer.keys.generate('RS256');
      await provider.start(0, '127.0.0.1');
      await use({ mails: [], provider });
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ outside }, use) => {
      const sink = await startMailSink(outside.mails);
      const product = await startForJourneys({
        SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
        MAIL_FROM: 'drape@example.org',
        OIDC_ISSUER: outside.provider.issuer.url ?? '',
        OIDC_CLIENT_ID: 'drape',
        OIDC_CLIENT_SECRET: 'between-us',
        DEMO_ACCOUNT: 'off',
      });
      await use(product);
      await product.stop();
      await sink.close();
    },
    { scope: 'worker' },
  ],
});

// One after the other, so that there is one such product.
test.describe.configure({ mode: 'default' });

test.describe('a forgotten password', () => {
  test.use({ provokedStatuses: [401, 404] });

  test('is replaced by a link that works once', async ({ visitor, account, outside }) => {
    await register(visitor, account);
    await signOut(visitor);
    await visitor.getByRole('link', { name: 'Forgot password?' }).click();
    await visitor.getByLabel('Email', { exact: true }).fill(account.email);
    await visitor.getByRole('button', { name: 'Send the link' }).click();
    await expect(
      visitor.getByText('If an account with this email exists, a link is on its way.'),
    ).toBeVisible();

    const linkOf = () =>
      outside.mails
        .filter((mail) => mail.includes(account.email))
        .map((mail) => /https?:\/\/\S+\/reset-password\?token=[\w-]+/.exec(mail)?.[0])
        .at(-1);
    await expect.poll(linkOf, { timeout: 20_000 }).toBeTruthy();
    const link = linkOf() ?? '';
    await visitor.goto(link);
    await visitor.getByLabel('New password', { exact: true }).fill('violet-lamp');
    await visitor.getByLabel('Confirm new password', { exact: true }).fill('violet-lamp');
    await visitor.getByRole('button', { name: 'Set the password' }).click();
    await visitor.getByRole('link', { name: 'Go to login' }).click();
    await signIn(visitor, account);
    await expect(visitor.getByRole('alert')).toContainText('Incorrect username or password');
    await signIn(visitor, { ...account, password: 'violet-lamp' });
    await expect(visitor).toHaveURL(/\/profile$/);

    await visitor.goto(link);
    await visitor.getByLabel('New password', { exact: true }).fill('other-lamp-1');
    await visitor.getByLabel('Confirm new password', { exact: true }).fill('other-lamp-1');
    await visitor.getByRole('button', { name: 'Set the password' }).click();
    await expect(visitor.getByRole('alert')).toContainText('This link has been used or is too old');
  });
});

test('the identity provider leads to the page that was asked for', async ({ visitor, account, outside }) => {
  const claims = { sub: account.username, email: account.email, email_verified: true, name: 'Robin Vale' };
  outside.provider.service.on('beforeTokenSigning', (token: MutableToken) => {
    Object.assign(token.payload, claims);
  });
  await visitor.goto('/camera');
  await expect(visitor).toHaveURL(/\/login$/);
  await visitor.getByRole('button', { name: 'Sign in with your identity provider' }).click();
  await expect(visitor).toHaveURL(/\/camera$/);
  await visitor.getByRole('button', { name: 'User menu' }).click();
  await expect(visitor.getByRole('navigation', { name: 'User menu' })).toContainText(account.email);
});

test('somebody who is signed in connects their account there, and signs in with it from then on', async ({
  visitor,
  account,
  outside,
}) => {
  // Their address there is another one, so that no sign-in could have found the account by it.
  const claims = { sub: `work ${account.username}`, email: `work-${account.email}`, email_verified: true };
  outside.provider.service.on('beforeTokenSigning', (token: MutableToken) => {
    Object.assign(token.payload, claims);
  });
  await register(visitor, account);
  await visitor.goto('/profile#provider');
  await visitor.getByRole('button', { name: 'Connect your account' }).click();
  const dialog = visitor.getByRole('dialog', { name: 'Connect your account' });
  await dialog.getByLabel('Your password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(visitor.getByText('Your account is connected', { exact: true })).toBeVisible();
  await expect(visitor).toHaveURL(/\/profile#provider$/);
  await expect(visitor.getByRole('region', { name: 'Connected account' })).toContainText('Connected since');
  await signOut(visitor);
  await visitor.getByRole('button', { name: 'Sign in with your identity provider' }).click();
  await expect(visitor).toHaveURL(/\/profile$/);
  await visitor.getByRole('button', { name: 'User menu' }).click();
  await expect(visitor.getByRole('navigation', { name: 'User menu' })).toContainText(account.email);
  await visitor.goto('/profile#provider');
  await visitor.getByRole('button', { name: 'Disconnect' }).click();
  const leaving = visitor.getByRole('dialog', { name: 'Disconnect your account' });
  await leaving.getByLabel('Your password', { exact: true }).fill(account.password);
  await leaving.getByRole('button', { name: 'Disconnect' }).click();
  await expect(visitor.getByText('Not connected')).toBeVisible();
});

test('an answer of the provider that nobody asked for is refused', async ({ visitor }) => {
  await visitor.goto('/login?code=stolen&state=made-up');
  await expect(visitor.getByRole('alert')).toContainText(
    'This answer does not belong to a sign-in from this browser',
  );
  await expect(visitor).toHaveURL(/\/login$/);
});
