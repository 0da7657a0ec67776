import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { OAuth2Server } from 'oauth2-mock-server';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';

// A certificate for localhost of an authority that no system knows, both valid for a hundred years.
const file = (name: string) => fileURLToPath(new URL(`certificates/${name}`, import.meta.url));
const [key, cert] = [file('server-key.pem'), file('server.pem')];
const command = fileURLToPath(new URL('../src/drape.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'drape-authority-'));
const provider = new OAuth2Server(key, cert);
const mail = new SMTPServer({
  secure: true,
  key: readFileSync(key),
  cert: readFileSync(cert),
  authOptional: true,
});
// Who does not believe the certificate hangs up.
mail.on('error', () => undefined);

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, 'localhost');
  await once(mail.listen(0, 'localhost'), 'listening');
});
afterAll(async () => {
  await provider.stop();
  await new Promise<void>((resolve) => mail.close(() => resolve()));
  rmSync(folder, { recursive: true, force: true });
});

/** What the command says of an installation whose mail server and identity provider speak TLS. */
async function doctor(changes: Record<string, string>) {
  const { port } = mail.server.address() as AddressInfo;
  const env = {
    PATH: process.env.PATH ?? '',
    DATA_DIR: join(folder, 'data'),
    WEATHER_URL: 'off',
    GEOCODING_URL: 'off',
    SMTP_URL: `smtps://localhost:${port}`,
    MAIL_FROM: 'drape@example.org',
    OIDC_ISSUER: provider.issuer.url ?? '',
    OIDC_CLIENT_ID: 'drape',
    OIDC_CLIENT_SECRET: 'between-us',
    ...changes,
  };
  const child = spawn(process.execPath, [command, 'doctor'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, problems] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { out, problems };
}

it('mail server and identity provider of a private authority are reached once CA_FILE names it', async () => {
  const { out: without } = await doctor({});
  for (const part of ['Mail', 'Identity']) expect(without).not.toMatch(new RegExp(`ok +${part}`));
  const { out } = await doctor({ CA_FILE: file('authority.pem') });
  expect(out).toMatch(/ok +Mail +The server greets and lets us in/);
  expect(out).toMatch(/ok +Identity +https:\/\/localhost:\d+ answers/);
}, 60_000);

it('a file that holds no certificate is told before anything else happens', async () => {
  const empty = join(folder, 'empty.pem');
  writeFileSync(empty, 'not a certificate');
  expect((await doctor({ CA_FILE: empty })).problems).toContain(
    `CA_FILE is ${empty}, which cannot be used (it holds no certificate in PEM form)`,
  );
  expect((await doctor({ CA_FILE: join(folder, 'none.pem') })).problems).toContain('CA_FILE is');
}, 60_000);
