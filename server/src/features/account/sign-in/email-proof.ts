import { limits } from '@drape/contract/wire/limits';
import { AppError } from '../../../platform/app-error.ts';
import { type Clock, dayMs, hourMs } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { UserRow } from '../../../platform/database/schema.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { MailPart } from '../../../platform/mail/written-mail.ts';
import type { OneTimeSecrets } from '../../../platform/one-time-secrets.ts';
import { countedFor, type Throttle } from '../../../platform/throttle.ts';
import * as users from '../repository.ts';

export type EmailProof = {
  /** Has a link mailed to the address of an account; nothing where no mail is set up or it is proven. */
  begin(user: Pick<UserRow, 'id' | 'kind' | 'email_proven_at'>): Promise<void>;
  /** The same when the person asks for it. Throws `conflict` where it cannot be, `too_many_requests`. */
  ask(principal: Principal): Promise<void>;
  /** Throws `not_found` for a link that is unknown, used or late. */
  confirm(token: string, network: string): Promise<void>;
  /** Whether the address is proven; null where no mail is set up to prove it with. */
  stateOf(user: Pick<UserRow, 'kind' | 'email_proven_at'>): boolean | null;
};

export type EmailProofDependencies = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  mailer: Mailer;
  oneTimeSecrets: OneTimeSecrets;
  throttle: Throttle;
  publicUrl: string;
};

const purpose = 'email proof';
const kind = 'account.proof-mail';

function mailParts(name: string, link: string): MailPart[] {
  return [
    `Hello ${name},`,
    'this address was used for an account at Drape. If it was you, please confirm it:',
    { action: 'Confirm the address', url: link },
    `The link works for ${limits.emailProofDays} days. If it wasn't you, don't open it: when you sign in with this address later, the other person loses access.`,
  ];
}

/** Proves with a mailed link that an account belongs to the reader of its mail. */
export function createEmailProof(dependencies: EmailProofDependencies): EmailProof {
  const { database, clock, jobs, mailer, oneTimeSecrets, throttle, publicUrl } = dependencies;

  jobs.handle(kind, async (payload) => {
    const { userId } = payload as { userId: string };
    const user = await users.findUser(database.read, userId);
    if (user?.kind !== 'person' || user.blocked === 1 || user.email_proven_at !== null) return;
    const token = await oneTimeSecrets.issue({ purpose, userId, lifeMs: limits.emailProofDays * dayMs });
    const parts = mailParts(user.full_name, `${publicUrl}/confirm-email?token=${token}`);
    await mailer.post({ to: user.email, subject: 'Confirm your address for Drape', parts });
  });

  async function begin(user: Pick<UserRow, 'id' | 'kind' | 'email_proven_at'>): Promise<void> {
    if (!mailer.configured || user.kind !== 'person' || user.email_proven_at !== null) return;
    await jobs.enqueue(kind, { userId: user.id }, { about: user.id });
  }

  return {
    begin,
    async ask({ userId }) {
      const user = await users.findUser(database.read, userId);
      if (user?.kind !== 'person' || !mailer.configured)
        throw new AppError('conflict', 'This address cannot be confirmed here');
      if (user.email_proven_at !== null) throw new AppError('conflict', 'Your address is confirmed already');
      await throttle.take({ [countedFor(userId, 'email proof')]: { limit: 5, windowMs: hourMs } }, userId);
      await begin(user);
    },
    async confirm(token, network) {
      await throttle.take({ [`email proof from ${network}`]: { limit: 60, windowMs: hourMs } });
      const done = await database.transaction(async (transaction) => {
        const redeemed = await oneTimeSecrets.redeem(transaction, purpose, token);
        if (!redeemed?.userId) return false;
        const email_proven_at = clock.now().toISOString();
        return users.updateUser(transaction, redeemed.userId, { email_proven_at });
      });
      if (!done)
        throw new AppError(
          'not_found',
          'This link has been used or is too old. Your profile sends a new one.',
        );
    },
    stateOf: ({ kind: of, email_proven_at }) =>
      mailer.configured && of === 'person' ? email_proven_at !== null : null,
  };
}
