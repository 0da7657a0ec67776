import { AppError } from '../../platform/app-error.ts';
import { checkBackup } from '../../platform/backup/check-backup.ts';
import { makeBackup } from '../../platform/backup/make-backup.ts';
import { dayMs, hourMs, plus } from '../../platform/clock.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { BackupsDependencies } from './backups.ts';
import * as figures from './figures-repository.ts';
import { nightlyFailure, noteNightly } from './nightly-failure.ts';
import { listAdminAddresses } from './repository.ts';

export type NightlyDependencies = BackupsDependencies & { mailer: Mailer };

/** Hours of the server's own clock. */
const night = { from: 2, to: 5 };

/** A backup every night, opened after it is made, kept for some days. Administrators get a notice when one fails. */
export function planNightlyBackups(dependencies: NightlyDependencies): void {
  const { database, clock, jobs, log, disk, mailer, embedded, version } = dependencies;
  if (!embedded || embedded.nightlyDays === 0) return;
  const { folder, nightlyDays, ...source } = embedded;

  const nightly = async () => (await folder.list()).filter(({ kind }) => kind === 'nightly');

  async function isDue(): Promise<boolean> {
    const now = clock.now();
    const [latest] = await nightly();
    const age = latest ? now.getTime() - Date.parse(latest.createdAt) : undefined;
    const isNight = now.getHours() >= night.from && now.getHours() < night.to;
    // A machine that is off at night is backed up by day.
    return isNight ? age === undefined || age > 20 * hourMs : age !== undefined && age > 2 * dayMs;
  }

  async function make(): Promise<void> {
    const space = await disk.space();
    const needed = await figures.storedBytes(database.read);
    if (space && space.free < needed * 1.2)
      throw new AppError('conflict', 'There is not enough space left on the disk for another copy.');
    await folder.forgetUnfinished(clock.now());
    const target = folder.fileOf(folder.newName('nightly', clock.now()));
    const progress = async () => undefined;
    await makeBackup(source, { target, version, now: clock.now(), progress });
    await checkBackup(target, folder.path);
  }

  async function forgetOld(): Promise<void> {
    // Nights are not a day apart to the minute.
    const oldest = plus(clock.now(), -(nightlyDays - 0.5) * dayMs).toISOString();
    for (const { id } of (await nightly()).filter(({ createdAt }) => createdAt < oldest))
      await folder.remove(id);
  }

  async function tell(reason: string): Promise<void> {
    if ((await nightlyFailure(database)) === reason) return;
    await noteNightly(database, reason);
    const parts = [
      `The backup of this night failed: ${reason}`,
      'Admin → Backups shows what there is. It is tried again every hour of the night.',
    ];
    for (const to of await listAdminAddresses(database.read))
      await mailer.post({ to, subject: 'The nightly backup of Drape failed', parts });
  }

  jobs.repeat('admin.nightly-backup', hourMs, async () => {
    try {
      if (!(await isDue())) return;
      await make();
      await forgetOld();
      await noteNightly(database);
    } catch (error) {
      log.error({ err: error }, 'the nightly backup failed');
      await tell(error instanceof Error ? error.message.slice(0, 300) : 'unknown');
    }
  });
}
