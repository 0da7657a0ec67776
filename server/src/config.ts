import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { readAuthorities } from './platform/outside/authorities.ts';

const text = z.string().trim().min(1).optional();
const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional();
/** The root of a host: pages, the service worker and cookies lie there. */
const ownAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .refine((address) => /^https?:\/\/[^/?#]+\/?$/.test(address), {
    error:
      'must be an address without a path, such as https://drape.example.org: Drape takes a host of its own',
  })
  .optional();
const proxyForm =
  /^(\d{1,2}|(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d{1,3})?)(\s*,\s*(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d{1,3})?))*)$/i;
const switchOn = z.enum(['on', 'off'], 'must be on or off').default('on');

/** Names of mail domains, apart by commas or spaces. */
const domains = z
  .string()
  .transform((list) =>
    list
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((name) => name.replace(/^@/, '').toLowerCase()),
  )
  .pipe(z.array(z.string().regex(/^[^\s@.]+(\.[^\s@.]+)+$/, 'must be domains such as example.org')))
  .optional();

/** One entry per environment variable. */
export const environmentSchema = z.object({
  PORT: z.coerce.number('must be a number').int().min(0).max(65_535, 'must be at most 65535').default(3000),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  PUBLIC_URL: ownAddress,
  DATA_DIR: z.string().trim().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number('must be a number').int().min(2, 'must be at least 2').default(10),
  DRAIN_SECONDS: z.coerce.number('must be a number').min(0).max(300, 'must be at most 300').default(0),
  S3_ENDPOINT: url,
  S3_BUCKET: text,
  S3_REGION: text,
  S3_ACCESS_KEY: text,
  S3_SECRET_KEY: text,
  BACKUP_DAYS: z.coerce.number('must be a number').int().min(0).max(365, 'must be at most 365').default(7),
  UPGRADE_BACKUPS: z.coerce
    .number('must be a number')
    .int()
    .min(0)
    .max(100, 'must be at most 100')
    .default(3),
  APP_SECRET: z.string().min(16, 'must be at least 16 characters long').optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').default('admin@drape.local'),
  ADMIN_PASSWORD: z.string().min(6, 'must be at least 6 characters long').optional(),
  DEMO_ACCOUNT: switchOn,
  PHOTO_WARM_UP: switchOn,
  AI_BASE_URL: url,
  AI_API_KEY: text,
  AI_MODEL: text,
  AI_VISION_MODEL: text,
  AI_TIMEOUT_SECONDS: z.coerce.number('must be a number').min(0.1).max(40, 'must be at most 40').default(30),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_AUTH_URL: z.url('must be an address').default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: z.url('must be an address').default('https://oauth2.googleapis.com/token'),
  GOOGLE_REVOKE_URL: z.url('must be an address').default('https://oauth2.googleapis.com/revoke'),
  GOOGLE_API_URL: z.url('must be an address').default('https://www.googleapis.com'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: text,
  WEATHER_URL: z
    .union([z.literal('off'), z.url('must be an address or off')])
    .default('https://api.open-meteo.com/v1/forecast'),
  GEOCODING_URL: z
    .union([z.literal('off'), z.url('must be an address or off')])
    .default('https://geocoding-api.open-meteo.com/v1/search'),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_PRICE_ID: text,
  STRIPE_API_URL: z.url('must be an address').default('https://api.stripe.com'),
  PLANS: switchOn,
  REGISTRATION: z.enum(['open', 'closed'], 'must be open or closed').default('open'),
  PASSWORD_LOGIN: z.enum(['on', 'hidden', 'off'], 'must be on, hidden or off').default('on'),
  ADMIN_SECOND_FACTOR: z.enum(['optional', 'required'], 'must be optional or required').default('optional'),
  OIDC_ISSUER: url,
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_REGISTRATION: z.enum(['open', 'closed'], 'must be open or closed').optional(),
  OIDC_DOMAINS: domains,
  OIDC_TRUST_EMAIL: z.enum(['on', 'off'], 'must be on or off').default('off'),
  OIDC_GROUPS_CLAIM: z.string().trim().min(1).default('groups'),
  OIDC_ADMIN_GROUP: text,
  OIDC_PRO_GROUP: text,
  OIDC_LABEL: z.string().trim().min(1).max(60, 'must be at most 60 characters long').optional(),
  OIDC_REDIRECT: z.enum(['on', 'off'], 'must be on or off').default('off'),
  TRUST_PROXY: z
    .string()
    .trim()
    .regex(
      proxyForm,
      'must say which proxies in front are believed: how many there are (1), or their addresses (loopback, 10.0.0.0/8)',
    )
    .optional(),
  OPERATOR_NAME: text,
  OPERATOR_EMAIL: z.email('must be an e-mail address').optional(),
  WEBHOOKS: z.enum(['public', 'any', 'off'], 'must be public, any or off').default('public'),
  CA_FILE: text,
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be a level from fatal to silent',
    )
    .default('info'),
});

export type Environment = z.infer<typeof environmentSchema>;
export type Config = Environment & {
  dataDir: string;
  publicUrl: string;
  appSecret: string;
  /** Certificates that are believed beside the well-known ones. */
  authorities: readonly string[];
};

/** All that is wrong with the environment, one line each. */
export class ConfigError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(
      `The configuration has ${problems.length} problem(s):\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
    this.problems = problems;
  }
}

const together: (keyof Environment)[][] = [
  ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['SMTP_URL', 'MAIL_FROM'],
];

function relations(environment: Partial<Environment>): string[] {
  const problems = together.flatMap((group) => {
    const missing = group.filter((name) => environment[name] === undefined);
    if (missing.length === 0 || missing.length === group.length) return [];
    return missing.map((name) => `${name} is missing: ${group.join(', ')} belong together`);
  });
  if (environment.DATABASE_URL && !environment.APP_SECRET) {
    problems.push('APP_SECRET is required with DATABASE_URL, so that all replicas share it');
  }
  if (environment.PASSWORD_LOGIN && environment.PASSWORD_LOGIN !== 'on' && !environment.OIDC_ISSUER)
    problems.push(
      `OIDC_ISSUER is required with PASSWORD_LOGIN=${environment.PASSWORD_LOGIN}, or nobody could sign in`,
    );
  if (environment.AI_BASE_URL && !environment.AI_MODEL)
    problems.push('AI_MODEL is required with AI_BASE_URL');
  if (environment.S3_ENDPOINT && !environment.S3_BUCKET)
    problems.push('S3_BUCKET is required with S3_ENDPOINT');
  return problems;
}

/** Environment variables to a Config. Empty values count as unset. Throws a ConfigError that lists every problem. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError([...problems, ...relations(given as Partial<Environment>)]);
  }
  const problems = relations(parsed.data);
  if (problems.length > 0) throw new ConfigError(problems);
  const dataDir = resolve(parsed.data.DATA_DIR);
  const authorities = ownAuthorities(parsed.data.CA_FILE);
  return {
    ...parsed.data,
    dataDir,
    publicUrl: (
      parsed.data.PUBLIC_URL ?? `http://${shownHost(parsed.data.HOST)}:${parsed.data.PORT}`
    ).replace(/\/$/, ''),
    appSecret: parsed.data.APP_SECRET ?? keptSecret(dataDir),
    authorities,
  };
}

function ownAuthorities(file: string | undefined): string[] {
  if (file === undefined) return [];
  try {
    return readAuthorities(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError([`CA_FILE is ${file}, which cannot be used (${reason})`]);
  }
}

function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** Read or made before anything else, so a data folder that cannot be used shows itself here first. */
function keptSecret(dataDir: string): string {
  try {
    return readOrMakeSecret(join(dataDir, 'app-secret'), dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const advice = 'Check whose folder it is, and whether it can be written.';
    throw new ConfigError([`DATA_DIR is ${dataDir}, which cannot be used (${reason}). ${advice}`]);
  }
}

function readOrMakeSecret(file: string, dataDir: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return secret;
}
