import type { Transporter } from 'nodemailer';
import type { Secrets } from '../crypto.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type MailPart, mailHtml, mailText } from './written-mail.ts';

export type Mail = {
  to: string;
  subject: string;
  parts: readonly MailPart[];
  /** Where mails of this kind are ended with a POST, by the button of a mail program (RFC 8058). */
  oneClickUrl?: string;
};

export type Mailer = {
  configured: boolean;
  /** Hands the mail to the job queue, which tries for hours; does nothing where mail is not configured. */
  post(mail: Mail): Promise<void>;
  /** Sends at once. Rejects when the server does not take it. */
  sendNow(mail: Mail): Promise<void>;
  /** Greets the server and signs in. Rejects when that fails. */
  verify(): Promise<void>;
};

type Dependencies = { jobs: Jobs; secrets: Secrets; smtpUrl: string | undefined; from: string | undefined };

const kind = 'mail.send';

/** The library is loaded only where mail is sent. */
async function transportTo(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 });
}

/** Greets the server and signs in. Rejects when that fails. */
export async function verifyMail(smtpUrl: string): Promise<void> {
  const transport = await transportTo(smtpUrl);
  await transport.verify().finally(() => transport.close());
}

/** As it waits in the queue; one that an earlier version queued has no HTML. */
type ReadyMail = { to: string; subject: string; text: string; html?: string; oneClickUrl?: string };

function written({ parts, ...mail }: Mail): ReadyMail {
  return { ...mail, text: mailText(parts), html: mailHtml(mail.subject, parts) };
}

/** Mails wait encrypted in the queue, since they may carry links that open an account. */
export function createMailer({ jobs, secrets, smtpUrl, from }: Dependencies): Mailer {
  if (!smtpUrl || !from) {
    const nothing = async () => undefined;
    return { configured: false, post: nothing, sendNow: nothing, verify: nothing };
  }
  let opened: Promise<Transporter> | undefined;
  const transport = () => {
    opened ??= transportTo(smtpUrl);
    return opened;
  };
  jobs.handle(kind, async (payload) => {
    const { sealed } = payload as { sealed: string };
    const mail = JSON.parse(secrets.decrypt(kind, sealed)) as ReadyMail;
    const { oneClickUrl, ...plain } = mail;
    const headers = oneClickUrl
      ? {
          'List-Unsubscribe': `<${oneClickUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {};
    await (await transport()).sendMail({ from, ...plain, headers });
  });
  return {
    configured: true,
    sendNow: async (mail) => void (await (await transport()).sendMail({ from, ...written(mail) })),
    verify: async () => void (await (await transport()).verify()),
    post: (mail) =>
      jobs.enqueue(
        kind,
        { sealed: secrets.encrypt(kind, JSON.stringify(written(mail))) },
        { maxAttempts: 10 },
      ),
  };
}
