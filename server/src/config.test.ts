import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ConfigError, environmentSchema, readConfig } from './config.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'drape-config-'));

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig({ DATA_DIR: folder(), ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('configuration', () => {
  it('needs nothing: the defaults of the embedded installation stand', () => {
    const config = readConfig({ DATA_DIR: folder() });
    expect(config).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      PLANS: 'on',
    });
  });

  it('lists every problem at once, each with the name of its variable', () => {
    const problems = problemsOf({
      PORT: 'abc',
      PUBLIC_URL: 'drape',
      DEMO_ACCOUNT: 'maybe',
      DATABASE_URL: 'postgres://h/d',
    });
    for (const name of ['PORT', 'PUBLIC_URL', 'DEMO_ACCOUNT', 'APP_SECRET']) {
      expect(problems.some((line) => line.startsWith(name))).toBe(true);
    }
  });

  it.each([
    [{ S3_BUCKET: 'photos' }, 'S3_REGION'],
    [{ PASSWORD_LOGIN: 'off' }, 'OIDC_ISSUER'],
    [{ PASSWORD_LOGIN: 'hidden' }, 'OIDC_ISSUER'],
    [{ OIDC_DOMAINS: 'example' }, 'OIDC_DOMAINS'],
    [{ PUBLIC_URL: 'https://example.org/drape' }, 'PUBLIC_URL must be an address without a path'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must say which proxies'],
    [{ TRUST_PROXY: 'my-proxy' }, 'TRUST_PROXY must say which proxies'],
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET'],
    [{ AI_BASE_URL: 'http://127.0.0.1:1234/v1' }, 'AI_MODEL'],
    [{ SMTP_URL: 'smtp://mail' }, 'MAIL_FROM'],
    [{ APP_SECRET: 'short' }, 'APP_SECRET'],
  ])('finds what is missing beside %j', (env, name) => {
    expect(problemsOf(env).join('\n')).toContain(name);
  });

  it('takes empty values as unset', () => {
    expect(problemsOf({ PORT: '', AI_BASE_URL: ' ' })).toEqual([]);
  });

  it.each(['1', '2', 'loopback', '10.0.0.0/8, 192.168.1.1', '::1', 'loopback,fd00::/8'])(
    'takes %j for the proxies in front',
    (TRUST_PROXY) => expect(problemsOf({ TRUST_PROXY, PUBLIC_URL: 'https://example.org/' })).toEqual([]),
  );

  it('makes the secret once, keeps it, and lets nobody else read it', () => {
    const DATA_DIR = folder();
    const { appSecret } = readConfig({ DATA_DIR });
    expect(readConfig({ DATA_DIR }).appSecret).toBe(appSecret);
    expect(statSync(join(DATA_DIR, 'app-secret')).mode & 0o077).toBe(0);
  });

  it('.env.example names exactly the variables that exist, with their defaults', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    const lines = [...example.matchAll(/^#([A-Z0-9_]+)=(.*)$/gm)];
    expect(lines.map(([, name]) => name).sort()).toEqual(Object.keys(environmentSchema.shape).sort());
    const given = Object.fromEntries(lines.map(([, name, value]) => [name, value]));
    const config = readConfig({ ...given, DATA_DIR: folder() });
    expect({ ...config, appSecret: '', dataDir: '', DATA_DIR: '' }).toEqual({
      ...readConfig({ DATA_DIR: folder() }),
      appSecret: '',
      dataDir: '',
      DATA_DIR: '',
    });
  });

  it('names the data folder that it cannot use', () => {
    const file = join(folder(), 'no-folder');
    writeFileSync(file, '');
    expect(problemsOf({ DATA_DIR: file })).toEqual([
      expect.stringContaining(`DATA_DIR is ${file}, which cannot`),
    ]);
  });
});

const deployed = (name: string) => fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url));

describe('the systemd unit', () => {
  it('keeps its own settings beside a copy of .env.example, which overrides nothing', () => {
    const unit = readFileSync(deployed('drape.service'), 'utf8');
    const own = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, pairs = '']) => pairs.split(' '));
    expect(own).toContain('DATA_DIR=/var/lib/drape');
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    expect(parseEnv(example)).toEqual({});
  });

  // Where systemd is.
  if (existsSync('/usr/bin/systemd-analyze'))
    it('is one that systemd takes', () => {
      const unit = readFileSync(deployed('drape.service'), 'utf8').replace(
        /^ExecStart=\S+/m,
        'ExecStart=/bin/true',
      );
      const copy = join(folder(), 'drape.service');
      writeFileSync(copy, unit);
      const { status, stderr } = spawnSync('/usr/bin/systemd-analyze', ['verify', copy], {
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([0, '']);
    });
});
