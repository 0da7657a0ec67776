import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = {
  to: string[];
  /** Head and text, soft line breaks undone. */
  source: string;
};

export type MailSink = {
  /** Settings that lead the product's mail here. */
  env: { SMTP_URL: string; MAIL_FROM: string };
  mails: ReceivedMail[];
  close(): Promise<void>;
};

/** Lines of quoted-printable that are broken softly end in `=`, and `=3D` is an equals sign. */
function plain(source: string): string {
  return source.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
}

/** A mail server that keeps what it is sent. */
export async function startMailSink(): Promise<MailSink> {
  const mails: ReceivedMail[] = [];
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      text(stream).then((source) => {
        mails.push({ to, source: plain(source) });
        done();
      }, done);
    },
  });
  await once(sink.listen(0, '127.0.0.1'), 'listening');
  const { port } = sink.server.address() as AddressInfo;
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'drape@example.org' },
    mails,
    close: () => new Promise<void>((resolve) => sink.close(() => resolve())),
  };
}
