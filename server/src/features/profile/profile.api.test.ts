import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccount } from '@drape/contract/first-run/demo';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDemoTemplate } from '../../../test/demo-template.ts';
import { fileOf, outfitPhoto } from '../../../test/photos.ts';
import { failure, startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { ADMIN_PASSWORD: 'steady-88' } });
});
afterAll(() => test.close());

const addressOf = (path: string | null) => new URL(path ?? expect.fail('no address'), test.origin);
const avatarFiles = (userId: string) => readdirSync(join(test.folder, 'files', 'avatars', userId));

describe('the profile', () => {
  it('changes the given parts and leaves the others', async () => {
    const { client } = await test.signUp();
    const before = await client.getProfile();
    const change = { home_town: 'Leeds', units: 'imperial' as const, time_zone: 'Asia/Tokyo' };
    expect(await client.updateProfile({ body: change })).toEqual({
      ...before,
      ...change,
      version: before.version + 1,
    });
    expect(await client.updateProfile({ body: { home_town: null, country: 'JP' } })).toMatchObject({
      home_town: null,
      country: 'JP',
      units: 'imperial',
    });
    expect((await client.me()).time_zone).toBe('Asia/Tokyo');
  });

  it.each([
    ['an unknown key', { role: 'admin' }],
    ['the e-mail', { email: 'new@example.org' }],
    ['an unknown country', { country: 'XX' }],
    ['an unknown time zone', { time_zone: 'Mars/Olympus' }],
    ['a name of spaces', { full_name: '  ' }],
    ['a username with an @', { username: 'a@b' }],
    ['an avatar from elsewhere', { avatar: 'https://elsewhere.example/me.png' }],
  ])('refuses %s', async (_, change) => {
    const { client } = await test.signUp();
    const before = await client.getProfile();
    const error = await failure(client.updateProfile({ body: change as never }));
    expect([error.status, error.code]).toEqual([422, 'invalid']);
    expect(await client.getProfile()).toEqual(before);
  });

  it('refuses a stale version and lets one of two editors through', async () => {
    const { client } = await test.signUp();
    const { version } = await client.getProfile();
    const outcomes = await Promise.allSettled([
      client.updateProfile({ body: { home_town: 'York', version } }),
      client.updateProfile({ body: { home_town: 'Bath', version } }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const stale = await failure(client.updateProfile({ body: { home_town: 'Hull', version } }));
    expect([stale.status, stale.code]).toEqual([409, 'conflict']);
  });

  it('refuses a username that is taken in another letter case, and takes the own in another', async () => {
    await test.signUp('Mona');
    const { client } = await test.signUp('nora');
    for (const username of ['mona', 'MONA', 'demo', 'Admin']) {
      const error = await failure(client.updateProfile({ body: { username } }));
      expect([error.status, error.message]).toEqual([409, 'This username is already taken']);
    }
    expect((await client.updateProfile({ body: { username: 'NORA' } })).username).toBe('NORA');
    await expect(
      test.client().login({ body: { username: 'nora', password: 'sturdy-77' } }),
    ).resolves.toBeTruthy();
  });

  it('lets the administrator keep the name admin', async () => {
    const { access_token } = await test
      .client()
      .login({ body: { username: 'admin', password: 'steady-88' } });
    const body = { username: 'admin', full_name: 'Head of House' };
    expect((await test.client(access_token).updateProfile({ body })).full_name).toBe('Head of House');
  });
});

describe('the avatar', () => {
  it('is changed thirty times an hour at most', async () => {
    const { client } = await test.signUp();
    const file = fileOf(await outfitPhoto({ width: 80 }));
    for (let n = 0; n < 30; n++) await client.uploadAvatar({ file });
    expect((await failure(client.uploadAvatar({ file }))).status).toBe(429);
  });

  it('is cut square, served, and replaced with its former file gone', async () => {
    const { client, id } = await test.signUp();
    const first = await client.uploadAvatar({ file: fileOf(await outfitPhoto()) });
    const response = await fetch(addressOf(first.avatar));
    expect(response.headers.get('content-type')).toBe('image/webp');
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(width).toBe(height);

    const second = await client.uploadAvatar({ file: fileOf(await outfitPhoto({ variant: 2 })) });
    expect(second.avatar).not.toBe(first.avatar);
    expect((await client.me()).avatar).toBe(second.avatar);
    expect((await fetch(addressOf(first.avatar))).status).toBe(404);
    expect(avatarFiles(id)).toHaveLength(1);

    expect((await client.updateProfile({ body: { avatar: null } })).avatar).toBeNull();
    expect((await fetch(addressOf(second.avatar))).status).toBe(404);
    expect(avatarFiles(id)).toEqual([]);
  });

  it('is also taken as a data address', async () => {
    const { client } = await test.signUp();
    const avatar = `data:image/jpeg;base64,${Buffer.from(await outfitPhoto({ width: 120 })).toString('base64')}`;
    const { avatar: address } = await client.updateProfile({ body: { avatar } });
    expect((await fetch(addressOf(address))).status).toBe(200);
  });

  it('that is no picture is refused and nothing changes', async () => {
    const { client } = await test.signUp();
    const before = await client.getProfile();
    const file = new File(['just text, for sure no picture'], 'me.png', { type: 'image/png' });
    const uploaded = await failure(client.uploadAvatar({ file }));
    expect([uploaded.status, uploaded.code]).toEqual([415, 'unsupported_media']);
    const avatar = `data:image/png;base64,${Buffer.from('just text').toString('base64')}`;
    expect((await failure(client.updateProfile({ body: { avatar } }))).status).toBe(415);
    expect(await client.getProfile()).toEqual(before);
  });

  it('sent with a stale version leaves no file behind', async () => {
    const { client, id } = await test.signUp();
    const avatar = `data:image/jpeg;base64,${Buffer.from(await outfitPhoto({ width: 120 })).toString('base64')}`;
    expect((await failure(client.updateProfile({ body: { avatar, version: 99 } }))).status).toBe(409);
    expect(avatarFiles(id)).toEqual([]);
  });
});

it('a demo visitor keeps the name of the account', async () => {
  await addDemoTemplate(test);
  const { access_token } = await test.client().login({ body: demoAccount });
  const client = test.client(access_token);
  const error = await failure(client.updateProfile({ body: { username: 'mine' } }));
  expect([error.status, error.code]).toEqual([409, 'conflict']);
  expect((await client.updateProfile({ body: { home_town: 'Leeds' } })).username).toBe('demo');
});

it('avatars are counted, so that nobody keeps the decoders busy with them', async () => {
  const { client } = await test.signUp();
  const file = fileOf(Uint8Array.from([1, 2, 3]));
  const statuses: number[] = [];
  for (let sent = 0; sent < 31; sent++) statuses.push((await failure(client.uploadAvatar({ file }))).status);
  expect([new Set(statuses.slice(0, 30)), statuses.at(-1)]).toEqual([new Set([415]), 429]);
});
