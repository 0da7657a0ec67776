import { limits } from '@drape/contract/wire/limits';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { type Clock, hourMs, minuteMs } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { MailPart } from '../../../platform/mail/written-mail.ts';
import type { OneTimeSecrets } from '../../../platform/one-time-secrets.ts';
import type { Throttle } from '../../../platform/throttle.ts';
import type { Access } from '../access.ts';
import * as users from '../repository.ts';
import { deletePasskeysOf } from '../second-factor/passkey-repository.ts';
import { deleteSecondFactor } from '../second-factor/second-factor-repository.ts';
import { hashPassword } from './password-hash.ts';
import { type PasswordLogin, refuseWithoutPasswords } from './password-login.ts';
import { refuseWeak } from './weak-password.ts';

export type PasswordReset = {
  /** Answers the same, in the same time, whether or not the address is known: the job looks it up. */
  request(email: string, network: string): Promise<void>;
  /** A link that opens /reset-password for a user, once and for an hour. */
  linkFor(userId: string): Promise<string>;
  /** Ends every way in that was open; answers whose. Throws `not_found` for a link that is unknown, used or late. */
  reset(token: string, password: string, network: string): Promise<string>;
};

export type PasswordResetDependencies = {
  database: Database;
  jobs: Jobs;
  mailer: Mailer;
  oneTimeSecrets: OneTimeSecrets;
  throttle: Throttle;
  access: Access;
  clock: Clock;
  passwordLogin: PasswordLogin;
  publicUrl: string;
};

const purpose = 'password reset';
const kind = 'account.reset-mail';

const wasMailed = z.object({ mailed: z.literal(true) });

/** A link that an administrator handed over shows nothing of who reads the mail. */
function provesAddress(payload: unknown): boolean {
  return wasMailed.safeParse(payload).success;
}

function mailParts(name: string, link: string): MailPart[] {
  return [
    `Hello ${name},`,
    'somebody, hopefully you, asked for a new password for Drape. This link sets one; it works once and for an hour:',
    { action: 'Set a new password', url: link },
    "If it wasn't you, there is nothing to do: your password stays as it is.",
  ];
}

type LinkOptions = { userId: string; lifeMs: number; mailed: boolean; publicUrl: string };

/** A link that opens /reset-password for a user, once. */
export async function passwordLink(
  oneTimeSecrets: Pick<OneTimeSecrets, 'issue'>,
  { userId, lifeMs, mailed, publicUrl }: LinkOptions,
): Promise<string> {
  const token = await oneTimeSecrets.issue({ purpose, userId, lifeMs, payload: { mailed } });
  return `${publicUrl}/reset-password?token=${token}`;
}

export function createPasswordReset(dependencies: PasswordResetDependencies): PasswordReset {
  const { database, jobs, mailer, oneTimeSecrets, throttle, access, clock, passwordLogin, publicUrl } =
    dependencies;

  const linkFor = (userId: string, mailed = false) =>
    passwordLink(oneTimeSecrets, { userId, lifeMs: limits.resetLinkMinutes * minuteMs, mailed, publicUrl });

  jobs.handle(kind, async (payload) => {
    const { email } = payload as { email: string };
    const user = await users.findUserByEmail(database.read, email);
    if (user?.kind !== 'person' || user.blocked === 1) return;
    const parts = mailParts(user.full_name, await linkFor(user.id, true));
    await mailer.post({ to: user.email, subject: 'A new password for Drape', parts });
  });

  return {
    async linkFor(userId) {
      refuseWithoutPasswords(passwordLogin);
      return linkFor(userId);
    },
    async request(email, network) {
      refuseWithoutPasswords(passwordLogin);
      const rules = {
        [`reset ${users.foldedKey(email)}`]: { limit: 5, windowMs: hourMs },
        [`reset from ${network}`]: { limit: 60, windowMs: hourMs },
      };
      await throttle.take(rules);
      if (mailer.configured) await jobs.enqueue(kind, { email }, { about: users.foldedKey(email) });
    },
    async reset(token, password, network) {
      refuseWithoutPasswords(passwordLogin);
      const rules = { [`reset link from ${network}`]: { limit: 60, windowMs: hourMs } };
      await throttle.take(rules);
      refuseWeak(password);
      const password_hash = await hashPassword(password);
      let userId: string | undefined;
      await access.endWith(async (transaction) => {
        const redeemed = await oneTimeSecrets.redeem(transaction, purpose, token);
        const owner = redeemed?.userId && (await users.findUser(transaction, redeemed.userId));
        if (!redeemed?.userId || !owner) return undefined;
        // Thrown in here, a refusal does not use the link up.
        refuseWeak(password, owner);
        await users.updateUser(transaction, redeemed.userId, {
          password_hash,
          ...(provesAddress(redeemed.payload) ? { email_proven_at: clock.now().toISOString() } : {}),
        });
        userId = owner.id;
        if (provesAddress(redeemed.payload)) return { userId, also: { passwordHash: password_hash } };
        // Handed over by an administrator, the link is also the way back for people who lost their devices.
        await deleteSecondFactor(transaction, owner.id);
        await deletePasskeysOf(transaction, owner.id);
        return { userId, also: { passwordHash: password_hash, secondFactor: null, endedPasskeys: true } };
      });
      if (userId === undefined)
        throw new AppError('not_found', 'This link has been used or is too old. Please ask for a new one.');
      return userId;
    },
  };
}
