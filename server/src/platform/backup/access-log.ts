import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';

/** A second factor as its row has it: the secret encrypted, recovery codes as hashes. */
const secondFactor = z.object({
  secret: z.string(),
  recovery_hash_list: z.string(),
  last_step: z.number(),
  confirmed_at: z.string(),
});

const change = z.object({
  /**
   * Every way in was ended, but for these tokens, and for the address of the calendar and the identity provider where
   * they were kept. Passkeys need the password since then, but for those that were kept.
   */
  ended: z
    .object({
      keptTokens: z.array(z.string()),
      keptPasskeys: z.array(z.string()).default([]),
      keptFeed: z.boolean(),
      keptProvider: z.boolean().default(false),
    })
    .optional(),
  endedToken: z.string().optional(),
  endedPasskey: z.string().optional(),
  endedPasskeys: z.literal(true).optional(),
  endedProvider: z.literal(true).optional(),
  /** As it is from then on; null where there is none any more. */
  secondFactor: secondFactor.nullable().optional(),
  endedFeed: z.literal(true).optional(),
  stoppedWebhook: z.string().optional(),
  passwordHash: z.string().optional(),
  blocked: z.boolean().optional(),
  role: z.string().optional(),
  deleted: z.literal(true).optional(),
});
export type AccessChange = z.input<typeof change>;

const entry = change.extend({ at: z.string(), user: z.string() });
export type AccessEntry = z.infer<typeof entry>;

/** Changes of who may come in, kept beside the backups so that a backup from before does not undo them. */
export type AccessLog = {
  /** Called once the change is in the database. A log that cannot be written does not undo it. */
  note(userId: string, change: AccessChange): Promise<void>;
};

const name = 'access.jsonl';

/** Without a folder, where Drape makes no backups itself, nothing is noted. */
export function createAccessLog(
  folder: string | undefined,
  { clock, log }: { clock: Clock; log?: Pick<Log, 'error'> },
): AccessLog {
  return {
    async note(user, noted) {
      if (folder === undefined) return;
      const line: z.input<typeof entry> = { at: clock.now().toISOString(), user, ...noted };
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await appendFile(join(folder, name), `${JSON.stringify(line)}\n`, { mode: 0o600, flush: true });
      } catch (error) {
        if (!log) throw error;
        log.error({ err: error }, 'a change of access could not be noted beside the backups');
      }
    },
  };
}

/** What was noted at or after a moment, in order. A line that a dying process left in part is passed over. */
export async function readAccessLog(folder: string, since: string): Promise<AccessEntry[]> {
  const text = await readFile(join(folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const entries = text.split('\n').flatMap((line) => {
    try {
      return [entry.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
  return entries.filter(({ at }) => at >= since);
}
