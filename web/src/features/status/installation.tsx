import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

type Part = { ok: boolean; kind: string; detail: string | null };

/** Wire words of `connection-status` as a person would say them. */
const kindLabels: Record<string, string> = {
  sqlite: 'SQLite, embedded',
  postgres: 'PostgreSQL',
  folder: 'Folder of this server',
  s3: 'S3-compatible store',
  embedded: 'Embedded engine',
  'language model': 'Language model',
  google: 'Google Calendar',
  smtp: 'SMTP server',
  off: 'Not set up',
};

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[11rem_1fr]">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function PartRow({ label, part }: { label: string; part: Part }) {
  const Icon = part.ok ? CircleCheck : CircleAlert;
  const unused = part.kind === 'off';
  return (
    <Row label={label}>
      <span className="flex flex-wrap items-center gap-x-2">
        {!unused && <Icon aria-hidden className={`size-4 ${part.ok ? 'text-good' : 'text-poor'}`} />}
        <span className={unused ? 'text-muted' : ''}>{kindLabels[part.kind] ?? part.kind}</span>
        {!part.ok && <span className="text-poor">does not answer</span>}
      </span>
      {part.detail !== null && <p className="mt-1 text-sm break-words text-muted">{part.detail}</p>}
    </Row>
  );
}

type Props = { version: string; parts: readonly { label: string; part: Part }[] };

/** What the installation runs on, part by part. */
export function Installation({ version, parts }: Props) {
  return (
    <dl className="border-t border-line">
      <Row label="Version">
        <span className="figures">{version}</span>
      </Row>
      {parts.map(({ label, part }) => (
        <PartRow key={label} label={label} part={part} />
      ))}
    </dl>
  );
}
