import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import type { UserRow } from '../../../platform/database/schema.ts';
import type { StoredFiles } from '../../../platform/files/stored-files.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { MailPart } from '../../../platform/mail/written-mail.ts';
import { findUser } from '../repository.ts';
import * as rows from './removal-repository.ts';

export type RemovalDependencies = {
  database: Database;
  files: StoredFiles;
  mailer: Mailer;
  publicUrl: string;
  /** What outside of this installation is bound to an account, such as a subscription; answers how to end it. */
  outside?: (userId: string) => Promise<() => Promise<void>>;
  /** Told after somebody is gone, for what other features keep in memory. */
  onUserDeleted?: () => void;
};

export type Removal = {
  /**
   * Removes a user with everything that belongs to them, from every table and from the file store. `alongside` runs in
   * the same transaction, before the row is gone. Throws `conflict` for the last administrator.
   */
  remove(userId: string, alongside?: (transaction: Executor) => Promise<void>): Promise<void>;
  /** Ends files whose owner is gone, for instance where a process died between row and file. */
  sweep(): Promise<void>;
};

const ownersAtOnce = 400;

function mailParts({ full_name, username }: UserRow, publicUrl: string): MailPart[] {
  return [
    `Hello ${full_name},`,
    `your account ${username} at Drape (${publicUrl}) was deleted, with everything in it. This is the last mail from there.`,
    "If it wasn't you who asked for it, please write to the people who run that installation.",
  ];
}

/** The row goes first: from then on whatever is still being uploaded finds no owner and is thrown away. */
export function createRemoval({
  database,
  files,
  mailer,
  publicUrl,
  outside,
  onUserDeleted,
}: RemovalDependencies): Removal {
  return {
    async remove(userId, alongside) {
      const endOutside = await outside?.(userId);
      const removed = await database.transaction(async (transaction) => {
        const user = await findUser(transaction, userId);
        if (!user) return undefined;
        const isLast = user.role === 'admin' && (await rows.countOtherAdmins(transaction, userId)) === 0;
        if (isLast)
          throw new AppError('conflict', 'This is the last administrator. Make somebody else one first.');
        await alongside?.(transaction);
        await rows.forgetTraces(transaction, user);
        await rows.deleteUser(transaction, userId);
        return user;
      });
      onUserDeleted?.();
      await files.purgeAll(userId);
      await endOutside?.();
      if (removed?.kind === 'person') {
        const parts = mailParts(removed, publicUrl);
        await mailer.post({ to: removed.email, subject: 'Your account at Drape is deleted', parts });
      }
    },
    async sweep() {
      for (let last = ''; ; ) {
        const owners = await rows.ownersAfter(database.read, last, ownersAtOnce);
        if (owners.length === 0) return;
        for (const userId of await rows.goneAmong(database.read, owners)) await files.purgeAll(userId);
        last = owners.at(-1) ?? last;
        await nextTurn();
      }
    },
  };
}
