import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';
import { moment } from '../wire/wire.ts';

/** One part that was tried. `state` is `off` for what is not set up and does not need to be. */
export const check = z.object({
  name: z.enum([
    'database',
    'files',
    'mail',
    'ai',
    'calendar',
    'identity',
    'payment',
    'jobs',
    'disk',
    'backup',
  ]),
  label: z.string(),
  state: z.enum(['ok', 'warning', 'failed', 'off']),
  kind: z.string(),
  detail: z.string(),
  advice: z.string().nullable(),
  took_ms: z.number().int().nullable(),
});
export type Check = z.infer<typeof check>;

export const backup = z.object({
  id: z.string(),
  created_at: moment,
  bytes: z.number().int(),
  /** `safety`: made before a restore. `nightly`: made by itself. `upgrade`: made before the tables change. */
  kind: z.enum(['manual', 'safety', 'nightly', 'upgrade']),
});
export type Backup = z.infer<typeof backup>;

const backupName = z.object({ id: z.string().regex(/^[\w-]{1,64}$/, 'This is no name of a backup') });

export const adminInstallationEndpoints = {
  selfCheck: endpoint({
    ...paths.selfCheck,
    summary: 'Tries every part of the installation for real',
    response: z.object({ version: z.string(), checked_at: moment, checks: z.array(check) }),
  }),
  sendTestMail: endpoint({
    ...paths.sendTestMail,
    summary: 'Sends a mail to the administrator who asks, at once',
    response: z.object({ sent_to: z.string() }),
    errors: ['conflict', 'upstream_failed'],
  }),
  listBackups: endpoint({
    ...paths.listBackups,
    summary: 'The backups on this server, newest first; commands where data lies elsewhere',
    response: z.object({
      /** Whether Drape makes them itself: with the embedded database and files in a folder. */
      embedded: z.boolean(),
      backups: z.array(backup),
      total: z.number().int(),
      running: z.object({ progress: z.number().int(), restores: z.boolean() }).nullable(),
      /** Why the last one failed, if it did. */
      failure: z.string().nullable(),
      folder: z.string().nullable(),
      commands: z.array(z.object({ label: z.string(), command: z.string() })),
    }),
  }),
  makeBackup: endpoint({
    ...paths.makeBackup,
    summary: 'Begins a backup of database, files and secret',
    response: z.object({ started: z.literal(true) }),
    errors: ['conflict'],
  }),
  downloadBackup: endpoint({
    ...paths.downloadBackup,
    summary: 'An address that hands out a backup for some minutes',
    params: backupName,
    response: z.object({ url: z.string(), expires_at: moment }),
    errors: ['not_found'],
  }),
  restoreBackup: endpoint({
    ...paths.restoreBackup,
    summary: 'Makes a safety copy, then replaces everything by a backup and starts again',
    params: backupName,
    response: z.object({ started: z.literal(true) }),
    errors: ['not_found', 'conflict'],
  }),
  removeBackup: endpoint({
    ...paths.removeBackup,
    summary: 'Deletes a backup',
    params: backupName,
    response: z.object({ id: z.string() }),
    errors: ['not_found', 'conflict'],
  }),
};
