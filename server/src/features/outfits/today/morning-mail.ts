import { oneClickPath } from '@drape/contract/outfits/morning-mail';
import { notFound } from '../../../platform/app-error.ts';
import { type Clock, hourMs, localDay, plus } from '../../../platform/clock.ts';
import type { Secrets } from '../../../platform/crypto.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { startOfDay } from '../../../platform/local-time.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { AccountService } from '../../account/service.ts';
import * as rows from '../repository.ts';
import { morningMailText } from './morning-mail-text.ts';
import type { Today } from './today.ts';

export type MorningMailDependencies = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  mailer: Mailer;
  secrets: Secrets;
  publicUrl: string;
  account: Pick<AccountService, 'rowOf'>;
  /** Somebody without a session; undefined for who is gone or blocked. */
  principalOf(userId: string): Promise<Principal | undefined>;
  today: Today;
};

const purpose = 'morning mail';
const kind = 'outfits.morning-mail';
/** A mail that could not be sent in the morning is not sent at night. */
const latestHours = 3;

/** A mail a day, at an hour of the person's own clock, with the day's weather and an outfit for it. */
export function createMorningMail(dependencies: MorningMailDependencies) {
  const { database, clock, jobs, mailer, secrets, publicUrl } = dependencies;
  const tokenOf = (userId: string) => `${userId}.${secrets.sign(purpose, userId)}`;

  /** The mail is noted before it is handed on: rather none than two. */
  async function send(userId: string, day: string): Promise<void> {
    const principal = await dependencies.principalOf(userId);
    if (!principal?.isPro || localDay(clock.now(), principal.timeZone) !== day) return;
    const user = await dependencies.account.rowOf(principal);
    const today = await dependencies.today.today(principal, 0);
    if (!today.outfit || today.worn_on !== null) return;
    const token = tokenOf(userId);
    const stopUrl = `${publicUrl}/unsubscribe?token=${token}`;
    const oneClickUrl = `${publicUrl}/api${oneClickPath}?token=${token}`;
    const { full_name: name } = user;
    const dateFormat = user.date_format ?? 'mdy';
    const mail = morningMailText({ name, dateFormat, today, publicUrl, stopUrl });
    if (!(await rows.claimMail(database.write, userId, day))) return;
    await mailer.post({ to: user.email, oneClickUrl, ...mail });
  }

  jobs.handle(kind, async (payload) => {
    const { userId, day } = payload as { userId: string; day: string };
    await send(userId, day);
  });

  return {
    /** Hands each mail that is due to the job queue. */
    async sendDue(): Promise<void> {
      if (!mailer.configured) return;
      const now = clock.now();
      for (const { id, time_zone, morning_mail, morning_mail_day } of await rows.listMailed(database.read)) {
        const day = localDay(now, time_zone);
        const due = plus(startOfDay(day, time_zone), (morning_mail ?? 0) * hourMs);
        const isDue = now >= due && now < plus(due, latestHours * hourMs);
        if (!isDue || (morning_mail_day !== null && morning_mail_day >= day)) continue;
        await jobs.enqueue(
          kind,
          { userId: id, day },
          { uniqueKey: `${kind} ${id} ${day}`, keepEarlier: true },
        );
      }
    },

    /** Throws `not_found` for a link that was not made here. */
    async stop(token: string): Promise<{ stopped: true }> {
      const [userId = '', signature = ''] = token.split('.');
      if (!secrets.verify(purpose, userId, signature)) throw notFound('This link');
      await rows.stopMail(database.write, userId);
      return { stopped: true };
    },
  };
}
