import type { Check } from '@drape/contract/admin/admin-installation';
import type { TriedModel } from '@drape/contract/models/models';
import { drawFlatLay } from '@drape/engine/drawing/draw-flat-lay';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, dayMs, minuteMs, plus, secondMs } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DiskSpace } from '../../platform/files/disk-space.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { fileIntegrity } from '../../platform/files/lost-files.ts';
import type { Principal } from '../../platform/http/mount.ts';
import type { PhotoAnalyser } from '../../platform/imaging/photo-analyser.ts';
import { rasterise } from '../../platform/imaging/rasterise.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { AccountService } from '../account/service.ts';
import type { Backups } from './backups.ts';
import * as figures from './figures-repository.ts';
import * as jobRows from './jobs-repository.ts';

/** Outside parts by what is configured; undefined is off. `tryIt` answers a sentence or rejects. */
export type OutsidePart = { kind: string; tryIt(signal: AbortSignal): Promise<string> };
export type OutsideParts = Record<'calendar' | 'payment' | 'identity', OutsidePart | undefined>;
/** One real call of each language model on behalf of an administrator; undefined while none is connected. */
export type TryModels = () => ((admin: Principal) => Promise<readonly TriedModel[]>) | undefined;

export type SelfCheckDependencies = {
  database: Database;
  clock: Clock;
  store: FileStore;
  disk: DiskSpace;
  mailer: Mailer;
  analyser: PhotoAnalyser;
  account: AccountService;
  outside: OutsideParts;
  tryModels: TryModels;
  version: string;
};

export type SelfCheck = {
  run(admin: Principal): Promise<{ version: string; checked_at: string; checks: Check[] }>;
  /** Throws `conflict` where mail is not set up and `upstream_failed` with what the server said. */
  sendTestMail(admin: Principal): Promise<{ sent_to: string }>;
};

type Verdict = Pick<Check, 'state' | 'detail'> & { advice?: string };
type Part = Pick<Check, 'name' | 'label' | 'kind'>;

const patienceMs = 20 * secondMs;
const gigabyte = 1024 ** 3;

const words = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300);
const ok = (detail: string): Verdict => ({ state: 'ok', detail });
const off = (detail: string, advice?: string): Verdict => ({
  state: 'off',
  detail,
  ...(advice !== undefined && { advice }),
});

/** What goes on without a part that is not set up, and what sets it up. */
const without = {
  mail: off(
    'No mail is sent. Reset links are made under Users.',
    'Set SMTP_URL and MAIL_FROM, and start Drape again.',
  ),
  calendar: off(
    'People import calendar files. Google Calendar is not connected.',
    'Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, and start Drape again.',
  ),
  payment: off(
    'Upgrade requests come to you under Users.',
    'Set STRIPE_SECRET_KEY and STRIPE_PRICE_ID, and start Drape again.',
  ),
  identity: off(
    'People sign in with a password of their own here.',
    'Set OIDC_ISSUER and its client, and start Drape again.',
  ),
};

/** A part that does not answer is a finding, never a failure of the page. */
async function tryPart(part: Part, advice: string, work: () => Promise<Verdict>): Promise<Check> {
  const start = performance.now();
  const verdict = await work().catch((error): Verdict => ({ state: 'failed', detail: words(error), advice }));
  const took_ms = verdict.state === 'off' ? null : Math.round(performance.now() - start);
  return { ...part, state: verdict.state, detail: verdict.detail, advice: verdict.advice ?? null, took_ms };
}

let drawnOutfit: Promise<Buffer> | undefined;

/** A small picture for the engine to look at, drawn once: the answer is wanted soon. */
function drawOutfit(): Promise<Buffer> {
  const items = [
    { subcategory: 'shirt', color_primary: '#f3f1ec' },
    { subcategory: 'jeans', color_primary: '#1d2743' },
  ];
  drawnOutfit ??= rasterise(drawFlatLay(items, { width: 180, height: 240, scene: 'stone' }), 180);
  return drawnOutfit;
}

/** One look at a drawn outfit, from bytes to garments. */
async function tryEngine(analyser: PhotoAnalyser): Promise<Verdict> {
  const picture = await drawOutfit();
  const { look } = await analyser.look('self-check', Uint8Array.from(picture));
  if (look.subject === 'none') throw new Error('It saw nothing in a drawn outfit');
  return ok(
    `Saw ${look.regions.length} ${look.regions.length === 1 ? 'garment' : 'garments'} in a drawn outfit`,
  );
}

/** Every configured model must answer; the first that does not says why. */
async function tryEvery(tried: readonly TriedModel[]): Promise<Verdict> {
  const failed = tried.find(({ ok }) => !ok);
  if (failed) throw new Error(`${failed.model}: ${failed.error ?? 'no answer'}`);
  const names = [...new Set(tried.map(({ model }) => model))].join(' and ');
  return ok(`${names} answered a test question`);
}

async function tryOutside(part: OutsidePart): Promise<Verdict> {
  return ok(await part.tryIt(AbortSignal.timeout(patienceMs)));
}

/** What lies in this installation itself. */
function ownChecks({ database, clock, store, disk }: SelfCheckDependencies) {
  const checkDatabase = () =>
    tryPart(
      { name: 'database', label: 'Database', kind: database.kind },
      'Is the disk full, or the server of DATABASE_URL down?',
      async () => {
        const stamp = clock.now().toISOString();
        await figures.saveSetting(database.write, 'self-check', stamp);
        if ((await figures.readSetting(database.read, 'self-check')) !== stamp)
          throw new Error('What was written did not come back');
        return ok('Writes and reads');
      },
    );
  const checkFiles = () =>
    tryPart(
      { name: 'files', label: 'Photos and files', kind: store.kind },
      'Are DATA_DIR or the S3_* settings right, and is there space left?',
      async () => {
        await store.ping();
        const { recorded, lost } = await fileIntegrity(database, store);
        if (lost.length === 0) return ok(`Writes and reads; all of ${recorded} files are there`);
        return {
          state: 'warning',
          detail: `${lost.length} of ${recorded} files are missing`,
          advice: 'Restore a backup that has them, or look at the disk: drape doctor names one.',
        };
      },
    );
  const checkJobs = () =>
    tryPart(
      { name: 'jobs', label: 'Work in the background', kind: 'jobs' },
      'The log of the server says why.',
      async () => {
        const { due, failed } = await jobRows.countJobs(
          database.read,
          plus(clock.now(), -5 * minuteMs).toISOString(),
        );
        const detail = `${due} late, ${failed} given up in seven days`;
        if (due === 0 && failed === 0) return ok('Nothing is late, nothing was given up');
        return { state: 'warning', detail, advice: 'The log of the server says why.' };
      },
    );
  const checkDisk = () =>
    tryPart({ name: 'disk', label: 'Disk', kind: 'disk' }, 'Is DATA_DIR there?', async () => {
      const space = await disk.space();
      if (!space) return off('Nothing of the installation lies on this disk');
      const gigabytes = (bytes: number) => (bytes / gigabyte).toFixed(1);
      const detail = `${gigabytes(space.free)} of ${gigabytes(space.total)} GB free`;
      if (space.free > Math.max(gigabyte, space.total * 0.05)) return ok(detail);
      return { state: 'warning', detail, advice: 'Make room before it is full: photos could not be kept.' };
    });
  return [checkDatabase, checkFiles, checkJobs, checkDisk];
}

/** What other servers, and the engine, do for it. */
function outerChecks({ database, mailer, analyser, outside, tryModels }: SelfCheckDependencies) {
  const checkMail = () =>
    tryPart(
      { name: 'mail', label: 'Mail', kind: mailer.configured ? 'smtp' : 'off' },
      'Check SMTP_URL: host, port, user and password. Mails that wait are tried again for hours.',
      async () => {
        if (!mailer.configured) return without.mail;
        await mailer.verify();
        const { waiting, error } = await jobRows.mailTrouble(database.read);
        if (error === undefined) return ok('The server greets and lets us in');
        return {
          state: 'warning',
          detail: `${waiting} mails wait. The last one failed: ${error}`,
          advice: 'The server answers again; waiting mails follow on their own.',
        };
      },
    );
  const checkAi = (admin: Principal) =>
    tryPart(
      { name: 'ai', label: 'Analysis', kind: tryModels() ? 'language model' : 'embedded' },
      'Everybody is served by the embedded engine meanwhile. Look under Language models.',
      async () => {
        const tried = await tryModels()?.(admin);
        return tried ? tryEvery(tried) : tryEngine(analyser);
      },
    );
  const checkEngine = () =>
    tryPart(
      { name: 'ai', label: 'Embedded engine', kind: 'embedded' },
      'The log of the server says why.',
      () => tryEngine(analyser),
    );
  const checkCalendar = () =>
    tryPart(
      { name: 'calendar', label: 'Calendar', kind: outside.calendar?.kind ?? 'off' },
      'Check GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, and that this server reaches Google.',
      async () => (outside.calendar ? tryOutside(outside.calendar) : without.calendar),
    );
  const checkPayment = () =>
    tryPart(
      { name: 'payment', label: 'Payment', kind: outside.payment?.kind ?? 'off' },
      'Check STRIPE_SECRET_KEY and STRIPE_PRICE_ID.',
      async () => (outside.payment ? tryOutside(outside.payment) : without.payment),
    );
  const checkIdentity = () =>
    tryPart(
      { name: 'identity', label: 'Single sign-on', kind: outside.identity?.kind ?? 'off' },
      'Check OIDC_ISSUER, and that this server reaches it: its /.well-known/openid-configuration is asked for.',
      async () => (outside.identity ? tryOutside(outside.identity) : without.identity),
    );
  const both = tryModels() ? [checkAi, checkEngine] : [checkAi];
  return [...both, checkMail, checkCalendar, checkIdentity, checkPayment];
}

function checkBackups({ clock }: SelfCheckDependencies, backups: Backups): Promise<Check> {
  const part = { name: 'backup', label: 'Backups', kind: 'backup' } as const;
  return tryPart(part, 'Is the folder of the backups readable?', async () => {
    const { embedded, backups: made, failure } = await backups.list();
    if (!embedded) return off('Made outside of Drape; the commands stand under Backups');
    if (failure !== null) throw new Error(`The last one failed: ${failure}`);
    const [latest] = made;
    const advice = 'Make one under Backups, and keep a copy on another machine.';
    if (!latest) return { state: 'warning', detail: 'There is none yet', advice };
    const days = Math.floor((clock.now().getTime() - Date.parse(latest.created_at)) / dayMs);
    const detail = days === 0 ? 'The latest is of today' : `The latest is ${days} days old`;
    return days > 14 ? { state: 'warning', detail, advice } : ok(detail);
  });
}

/** Tries every part of the installation for real: every result is from a moment ago. */
export function createSelfCheck(dependencies: SelfCheckDependencies, backups: Backups): SelfCheck {
  const { clock, mailer, account, version } = dependencies;
  const checks = [...ownChecks(dependencies), ...outerChecks(dependencies)];
  return {
    async run(admin) {
      const checked_at = clock.now().toISOString();
      const found = await Promise.all([
        ...checks.map((check) => check(admin)),
        checkBackups(dependencies, backups),
      ]);
      return { version, checked_at, checks: found };
    },
    async sendTestMail(admin) {
      if (!mailer.configured)
        throw new AppError('conflict', 'Mail is not set up: SMTP_URL and MAIL_FROM are missing.');
      const { email } = await account.rowOf(admin);
      const parts = ['This is a test mail of Drape. Mail works.'];
      await mailer.sendNow({ to: email, subject: 'A test mail of Drape', parts }).catch((error) => {
        throw new AppError('upstream_failed', `The mail server refused: ${words(error)}`, { cause: error });
      });
      return { sent_to: email };
    },
  };
}
