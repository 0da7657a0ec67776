import { limits } from '@drape/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import { hourMs, minuteMs } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { OneTimeSecrets } from '../../platform/one-time-secrets.ts';
import type { Throttle } from '../../platform/throttle.ts';
import { hashPassword } from './password-hash.ts';
import * as users from './repository.ts';
import { refuseWeak } from './weak-password.ts';

export type PasswordReset = {
  /** Answers the same, in the same time, whether or not the address is known: the job looks it up. */
  request(email: string, address: string): Promise<void>;
  /** A link that opens /reset-password for a user, once and for an hour. */
  linkFor(userId: string): Promise<string>;
  /** Ends all sessions and pending links. Throws `not_found` for a link that is unknown, used or late. */
  reset(token: string, password: string, address: string): Promise<void>;
};

export type PasswordResetDependencies = {
  database: Database;
  jobs: Jobs;
  mailer: Mailer;
  oneTimeSecrets: OneTimeSecrets;
  throttle: Throttle;
  publicUrl: string;
};

const purpose = 'password reset';
const kind = 'account.reset-mail';

function mailText(name: string, link: string): string {
  return `Hello ${name},

somebody, hopefully you, asked for a new password for Drape. This link sets one; it works once and for an hour:

${link}

If it wasn't you, there is nothing to do: your password stays as it is.
`;
}

export function createPasswordReset(dependencies: PasswordResetDependencies): PasswordReset {
  const { database, jobs, mailer, oneTimeSecrets, throttle, publicUrl } = dependencies;

  async function linkFor(userId: string): Promise<string> {
    const lifeMs = limits.resetLinkMinutes * minuteMs;
    const token = await oneTimeSecrets.issue({ purpose, userId, lifeMs });
    return `${publicUrl}/reset-password?token=${token}`;
  }

  jobs.handle(kind, async (payload) => {
    const { email } = payload as { email: string };
    const user = await users.findUserByEmail(database.read, email);
    if (user?.kind !== 'person' || user.blocked === 1) return;
    const text = mailText(user.full_name, await linkFor(user.id));
    await mailer.post({ to: user.email, subject: 'A new password for Drape', text });
  });

  return {
    linkFor,
    async request(email, address) {
      const rules = {
        [`reset ${users.foldedKey(email)}`]: { limit: 5, windowMs: hourMs },
        [`reset from ${address}`]: { limit: 60, windowMs: hourMs },
      };
      await throttle.take(rules);
      if (mailer.configured) await jobs.enqueue(kind, { email }, { about: users.foldedKey(email) });
    },
    async reset(token, password, address) {
      const rules = { [`reset link from ${address}`]: { limit: 60, windowMs: hourMs } };
      await throttle.take(rules);
      refuseWeak(password);
      const password_hash = await hashPassword(password);
      const done = await database.transaction(async (transaction) => {
        const redeemed = await oneTimeSecrets.redeem(transaction, purpose, token);
        if (!redeemed?.userId) return false;
        await users.updateUser(transaction, redeemed.userId, { password_hash });
        await users.deleteSessionsOf(transaction, redeemed.userId);
        await oneTimeSecrets.revoke(transaction, redeemed.userId);
        return true;
      });
      if (!done)
        throw new AppError('not_found', 'This link has been used or is too old. Please ask for a new one.');
    },
  };
}
