import type { Config } from '../../config.ts';
import type { ChangeableModels } from '../../platform/ai/changeable-models.ts';
import type { LanguageModels } from '../../platform/ai/model-port.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, secondMs } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Principal } from '../../platform/http/mount.ts';
import { relyingParty } from '../../platform/outside/webauthn.ts';
import type { Readiness } from '../../platform/process/readiness.ts';

type Part = { ok: boolean; kind: string; detail: string | null };

/** What the web app learns of this installation before anybody has signed in. */
export type PublicSettings = {
  version: string;
  google: { client_id: string; auth_url: string; api_url: string } | null;
  demo: boolean;
  stripe: boolean;
  mail: boolean;
  ai: boolean;
  plans: boolean;
  oidc: boolean;
  oidc_label: string | null;
  oidc_redirect: boolean;
  password_login: boolean;
  passkeys: boolean;
  password_form: boolean;
  registration: 'open' | 'closed';
  operator: { name: string; email: string };
};

export type StatusService = {
  /** Throws `unavailable` when the database does not answer, and while the process is stopping. */
  health(): Promise<{ status: 'ok'; version: string; build: string | null }>;
  connections(principal: Principal | undefined): Promise<{
    status: 'ok' | 'degraded';
    database: Part;
    files: Part;
    ai: Part;
    calendar: Part;
    mail: Part;
  }>;
  settings(): Promise<PublicSettings>;
};

export type StatusDependencies = {
  config: Config;
  clock: Clock;
  database: Database;
  store: FileStore;
  version: string;
  /** The commit that runs, where it is known. */
  build: string | null;
  models: ChangeableModels;
  readiness: Readiness;
};

const probedForMs = 10 * secondMs;

/** Asks a part whether it works, at most once in ten seconds, since anybody may ask for the answer. */
function createProbe(clock: Clock, kind: string, ping: () => Promise<void>) {
  let known: { until: number; problem: Promise<string | undefined> } | undefined;
  return async (isAdmin: boolean): Promise<Part> => {
    const now = clock.now().getTime();
    if (!known || known.until <= now) {
      const problem = ping().then(
        () => undefined,
        (error) => String(error).slice(0, 500),
      );
      known = { until: now + probedForMs, problem };
    }
    const problem = await known.problem;
    return { ok: problem === undefined, kind, detail: isAdmin ? (problem ?? null) : null };
  };
}

function configured(isAdmin: boolean, kind: string, setting: string | undefined): Part {
  return { ok: true, kind: setting ? kind : 'off', detail: isAdmin && setting ? setting : null };
}

async function isConnected(models: ChangeableModels): Promise<boolean> {
  await models.refresh();
  return models.status() !== undefined;
}

function modelPart(models: LanguageModels, isAdmin: boolean): Part {
  const status = models.status();
  if (!status) return { ok: true, kind: 'embedded', detail: null };
  const resting = status.models.find(({ breaker }) => breaker.state === 'resting');
  const names = status.models.map(({ name }) => name).join(', ');
  const detail = resting ? `${resting.name}: ${resting.breaker.lastFailure}` : names;
  return { ok: !resting, kind: 'language model', detail: isAdmin ? detail : null };
}

export function createStatusService(dependencies: StatusDependencies): StatusService {
  const { config, clock, database, store, version, build, models, readiness } = dependencies;
  const probeDatabase = createProbe(clock, database.kind, () => database.ping());
  const probeFiles = createProbe(clock, store.kind, () => store.ping());
  return {
    async health() {
      if (!readiness.isReady())
        throw new AppError('unavailable', 'This server is about to stop', { retryAfterSeconds: 5 });
      await database.ping().catch((error) => {
        throw new AppError('unavailable', 'The database does not answer', {
          cause: error,
          retryAfterSeconds: 5,
        });
      });
      return { status: 'ok', version, build };
    },
    async connections(principal) {
      await models.refresh();
      const isAdmin = principal?.role === 'admin';
      const parts = {
        database: await probeDatabase(isAdmin),
        files: await probeFiles(isAdmin),
        ai: modelPart(models, isAdmin),
        calendar: configured(isAdmin, 'google', config.GOOGLE_CLIENT_ID),
        mail: configured(isAdmin, 'smtp', config.MAIL_FROM),
      };
      const status = Object.values(parts).every((part) => part.ok) ? 'ok' : 'degraded';
      return { status, ...parts };
    },
    settings: async () => ({
      version: build === null ? version : `${version} (${build})`,
      google: config.GOOGLE_CLIENT_ID
        ? {
            client_id: config.GOOGLE_CLIENT_ID,
            auth_url: config.GOOGLE_AUTH_URL,
            api_url: config.GOOGLE_API_URL,
          }
        : null,
      demo: config.DEMO_ACCOUNT === 'on' && config.PASSWORD_LOGIN !== 'off',
      stripe: config.STRIPE_SECRET_KEY !== undefined,
      mail: config.SMTP_URL !== undefined,
      ai: await isConnected(models),
      plans: config.PLANS === 'on',
      oidc: config.OIDC_ISSUER !== undefined,
      oidc_label: config.OIDC_LABEL ?? null,
      oidc_redirect: config.OIDC_ISSUER !== undefined && config.OIDC_REDIRECT === 'on',
      password_login: config.PASSWORD_LOGIN !== 'off',
      password_form: config.PASSWORD_LOGIN === 'on',
      passkeys: config.PASSWORD_LOGIN !== 'off' && relyingParty(config.publicUrl) !== undefined,
      registration: config.REGISTRATION,
      operator: { name: config.OPERATOR_NAME ?? '', email: config.OPERATOR_EMAIL ?? '' },
    }),
  };
}
