import { limits } from '@drape/contract/wire/limits';
import { AppError } from '../../../platform/app-error.ts';
import { type Clock, dayMs, plus } from '../../../platform/clock.ts';
import { newToken } from '../../../platform/crypto.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import type { UserRow } from '../../../platform/database/schema.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { MailPart } from '../../../platform/mail/written-mail.ts';
import type { OneTimeSecrets } from '../../../platform/one-time-secrets.ts';
import { refuseTaken } from '../accounts.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import type { PasswordLogin } from '../passwords/password-login.ts';
import { passwordLink } from '../passwords/password-reset.ts';
import * as users from '../repository.ts';
import { newUser } from './new-user.ts';

export type Invited = Pick<UserRow, 'username' | 'email' | 'full_name' | 'role'>;

export type Invitation = {
  row: UserRow;
  /** Sets the password; undefined where it was mailed, and where the identity provider alone signs people in. */
  link: string | undefined;
  expiresAt: Date;
};

export type Invitations = {
  /**
   * Makes an account for somebody, who sets the password with a link. `settle` answers further columns of the row, and
   * `note` is part of the transaction. Throws `conflict` for a taken name or address, and where no mail can be sent.
   */
  invite(
    invited: Invited,
    by: 'mail' | 'link',
    settle: (row: UserRow) => Partial<UserRow>,
    note: (transaction: Executor, row: UserRow) => Promise<void>,
  ): Promise<Invitation>;
};

export type InvitationsDependencies = {
  database: Database;
  clock: Clock;
  oneTimeSecrets: OneTimeSecrets;
  mailer: Mailer;
  passwordLogin: PasswordLogin;
  publicUrl: string;
};

function wayIn(publicUrl: string, link: string | undefined): MailPart[] {
  if (link === undefined)
    return [
      'Sign in with the account that you have at your identity provider:',
      { action: 'Sign in', url: `${publicUrl}/login` },
    ];
  return [
    `This link sets your password; it works once and for ${limits.invitationDays} days:`,
    { action: 'Set your password', url: link },
  ];
}

function mailParts(
  { full_name, username }: UserRow,
  publicUrl: string,
  link: string | undefined,
): MailPart[] {
  return [
    `Hello ${full_name},`,
    `an account was made for you at Drape (${publicUrl}). Your username is ${username}.`,
    ...wayIn(publicUrl, link),
    "If you don't know what this is about, there is nothing to do: without you nobody can open the account.",
  ];
}

export function createInvitations(dependencies: InvitationsDependencies): Invitations {
  const { database, clock, oneTimeSecrets, mailer, passwordLogin, publicUrl } = dependencies;
  return {
    async invite(invited, by, settle, note) {
      const mailed = by === 'mail';
      if (mailed && !mailer.configured)
        throw new AppError('conflict', 'Mail is not set up here. Make a link and hand it over instead.');
      const now = clock.now();
      const password_hash = await hashPassword(newToken());
      const fresh = newUser({ ...invited, password_hash, community: invited.role === 'admin' ? 0 : 1 }, now);
      const row = { ...fresh, ...settle(fresh) };
      await database.transaction(async (transaction) => {
        await refuseTaken(transaction, row);
        await users.insertUser(transaction, row);
        await note(transaction, row);
      });
      const lifeMs = limits.invitationDays * dayMs;
      const options = { userId: row.id, lifeMs, mailed, publicUrl };
      const link =
        passwordLogin === 'off' ? undefined : `${await passwordLink(oneTimeSecrets, options)}&invited=1`;
      if (mailed) {
        const parts = mailParts(row, publicUrl, link);
        await mailer.post({ to: row.email, subject: 'Your account at Drape', parts });
      }
      return { row, link: mailed ? undefined : link, expiresAt: plus(now, lifeMs) };
    },
  };
}
