import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileOf, outfitPhoto } from '../../test/photos.ts';
import { startAiStandIn } from '../../test/stand-ins/ai-stand-in.ts';
import { failure, startTestApp, type TestApp } from '../../test/test-app.ts';
import { readConfig } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { useDataFolder } from '../platform/process/data-folder-use.ts';
import { UsageError } from './command.ts';
import { commandOf, helpText } from './run-command.ts';

const onSqlite = process.env.DRAPE_TEST_DATABASE !== 'postgres';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { ADMIN_PASSWORD: 'steady-88' } });
});
afterAll(() => test.close());

type Typed = { password?: string; confirms?: boolean; folder?: string; env?: Record<string, string> };

/** What a command says and whether it is content. */
async function drape(words: string[], { password = '', confirms = false, folder, env = {} }: Typed = {}) {
  const said: string[] = [];
  // What a command seals the server must be able to open.
  const APP_SECRET = readFileSync(join(test.folder, 'app-secret'), 'utf8').trim();
  const elsewhere = onSqlite ? {} : { DATABASE_URL: 'postgres://not-asked', APP_SECRET };
  const content = await commandOf(words)({
    config: readConfig({ DATA_DIR: folder ?? test.folder, ...elsewhere, ...env }),
    database: folder ? { file: join(folder, 'drape.sqlite') } : test.location,
    clock: systemClock,
    version: 'test',
    say: (line) => said.push(line),
    readPassword: async () => password,
    confirm: async () => confirms,
  });
  return { content, said: said.join('\n') };
}

const signIn = (username: string, password: string) => test.client().login({ body: { username, password } });

it('another administrator is made beside a running server, and the audit log tells', async () => {
  const words = ['admin', 'create', '--username', 'second', '--email', 'second@example.org'];
  await expect(drape(words, { password: '12345' })).rejects.toThrow('at least 6 characters');
  await expect(drape(words, { password: 'password' })).rejects.toThrow('too common');
  await drape(words, { password: 'quiet-lamp-4' });
  const { access_token, user_info } = await signIn('second', 'quiet-lamp-4');
  expect(user_info.role).toBe('admin');
  const { entries } = await test.client(access_token).auditLog();
  expect(entries[0]).toMatchObject({ action: 'user.create', actor: null, target: 'second' });
  expect(entries[0]?.detail).toEqual({ by: 'command line' });
  await expect(drape(words, { password: 'quiet-lamp-4' })).rejects.toThrow('already');
});

it('somebody gets an account from the command line and sets the password with the printed link', async () => {
  const words = ['user', 'create', '--username', 'cousin', '--email', 'cousin@example.org', '--plan', 'pro'];
  const { said } = await drape(words);
  const token = /token=([\w-]+)/.exec(said)?.[1] ?? '';
  await test.client().resetPassword({ body: { token, password: 'violet-lamp' } });
  const { user_info, access_token } = await signIn('cousin', 'violet-lamp');
  expect(user_info).toMatchObject({ role: 'user', full_name: 'cousin' });
  expect((await test.client(access_token).pricingTier()).tier).toBe('pro');
  await expect(drape(words)).rejects.toThrow('already taken');
  await expect(drape([...words, '--role', 'king'])).rejects.toThrow(UsageError);
});

it('a new password ends the sessions of an administrator and lets a blocked one in again', async () => {
  const { access_token, user_info } = await signIn('admin', 'steady-88');
  const { database } = test.app;
  await database.write.updateTable('users').set({ blocked: 1 }).where('id', '=', user_info.id).execute();
  await drape(['admin', 'reset-password', 'admin@drape.local'], { password: 'other-lamp-5' });
  expect((await failure(test.client(access_token).me())).status).toBe(401);
  expect((await failure(signIn('admin', 'steady-88'))).status).toBe(401);
  const again = await signIn('admin', 'other-lamp-5');
  const { entries } = await test.client(again.access_token).auditLog();
  expect(entries[0]).toMatchObject({ action: 'user.reset-password', actor: null, target: 'admin' });
});

it('nobody but an administrator gets a password that somebody else knows', async () => {
  await test.signUp('ordinary');
  const asked = drape(['admin', 'reset-password', 'ordinary'], { password: 'other-lamp-5' });
  await expect(asked).rejects.toThrow('no administrator');
  await expect(drape(['admin', 'reset-password', 'nobody'])).rejects.toThrow('no account');
});

it('the doctor finds a sound installation, and a file that is gone', async () => {
  const { client } = await test.signUp('patient');
  await client.uploadAnalyze({ file: fileOf(await outfitPhoto({ width: 240 })) });
  const sound = (await drape(['doctor'])).said;
  expect(sound).toMatch(/ok +Database/);
  expect(sound).toMatch(/ok +Administrators +2 can sign in/);
  expect(sound).toMatch(/ok +Photos and files +2 are there/);
  rmSync(join(test.folder, 'files'), { recursive: true });
  const sick = await drape(['doctor']);
  expect(sick.said).toMatch(/failed +Photos and files +2 of 2 are missing/);
  expect(sick.content).toBe(false);
  expect((await drape(['migrate'])).said).toBe('The tables were up to date.');
});

it('the doctor asks a language model for real and says what came back', async () => {
  const standIn = await startAiStandIn();
  const answered = await drape(['doctor'], { env: standIn.env });
  standIn.mood = 'unauthorized';
  standIn.moodLasts = Number.POSITIVE_INFINITY;
  const refused = await drape(['doctor'], { env: standIn.env });
  await standIn.close();
  expect(answered.said).toMatch(/ok +Language model +text .*: answers, vision .*: answers/);
  expect(refused.said).toMatch(/failed +Language model +text .*401/);
});

it('every command is named in the help, and what is typed wrongly is refused before anything happens', () => {
  for (const name of [
    'backup',
    'restore',
    'user create',
    'admin create',
    'admin reset-password',
    'migrate',
    'move',
    'doctor',
  ])
    expect(helpText()).toContain(`drape ${name}`);
  for (const words of [['frob'], ['admin'], ['restore'], ['backup', '--into', 'x'], ['migrate', 'now']])
    expect(() => commandOf(words), words.join(' ')).toThrow(UsageError);
});

if (!onSqlite)
  it('where the data lies elsewhere, backup and restore say which programs do it and fail', async () => {
    for (const words of [['backup'], ['restore', 'some.zip']]) {
      const { content, said } = await drape(words);
      expect([content, said]).toEqual([false, expect.stringContaining('pg_dump')]);
    }
  });

if (onSqlite) {
  const folder = mkdtempSync(join(tmpdir(), 'drape-commands-'));
  const archive = join(folder, 'kept.zip');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('a backup is restored into an empty folder, and over another one only after a safety copy', async () => {
    await drape(['backup', '--to', archive]);
    await expect(drape(['backup', '--to', archive])).rejects.toThrow('already');
    const empty = join(folder, 'empty');
    expect((await drape(['restore', archive], { folder: empty })).content).toBe(false);
    expect(existsSync(join(empty, 'drape.sqlite'))).toBe(false);
    await drape(['restore', archive, '--yes'], { folder: empty });
    expect(readdirSync(empty)).toEqual(expect.arrayContaining(['app-secret', 'drape.sqlite']));
    await drape(['restore', archive], { folder: empty, confirms: true });
    const [safety, ...others] = readdirSync(join(empty, 'backups'));
    expect([safety, others]).toEqual([expect.stringContaining('safety'), []]);
    expect((await drape(['doctor'], { folder: empty })).said).toMatch(/ok +Database/);
  });

  it('nothing is restored under a running server, nor from what is no backup', async () => {
    const used = mkdtempSync(join(folder, 'used-'));
    const server = useDataFolder(used);
    await expect(drape(['restore', archive, '--yes'], { folder: used })).rejects.toThrow('is running');
    server.end();
    const damaged = join(folder, 'damaged.zip');
    writeFileSync(damaged, 'no archive');
    await expect(drape(['restore', damaged, '--yes'], { folder: used })).rejects.toThrow('damaged');
    await expect(drape(['restore', 'nothing.zip', '--yes'], { folder: used })).rejects.toThrow('no backup');
    expect(readdirSync(used).filter((name) => name !== 'app-secret' && name !== 'in-use.sqlite')).toEqual([]);
  });

  it('as a process of its own it reads the password from what is piped in, and ends with its verdict', async () => {
    const entry = fileURLToPath(new URL('../drape.ts', import.meta.url));
    const run = async (words: string[], input = '') => {
      const env = { PATH: process.env.PATH ?? '', DATA_DIR: join(folder, 'process') };
      const child = spawn(process.execPath, [entry, ...words], { env });
      child.stdin.end(input);
      const ended = new Promise<number | null>((done) => child.once('close', done));
      const [out, problems] = await Promise.all([text(child.stdout), text(child.stderr)]);
      return { code: await ended, out, problems };
    };
    const create = ['admin', 'create', '--username', 'piped', '--email', 'piped@example.org'];
    expect(await run(create, 'quiet-lamp-4\n')).toMatchObject({ code: 1, out: '' });
    expect((await run(['migrate'])).code).toBe(0);
    expect(await run(create, 'quiet-lamp-4\n')).toMatchObject({ code: 0, problems: '' });
    expect(await run(create)).toMatchObject({ code: 1, problems: expect.stringContaining('already') });
    expect(await run(['frob'])).toMatchObject({ code: 2, problems: expect.stringContaining('--help') });
    expect((await run(['--help'])).out).toContain('drape restore');
  }, 60_000);
}
