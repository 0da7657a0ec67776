import type { Check } from '@drape/contract/admin/admin-installation';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleMinus, LoaderCircle, RefreshCw, TriangleAlert } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { failureSentences } from '../../lib/failure.ts';
import { formatDayAndTime } from '../../lib/format.ts';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/notices/toast.tsx';
import { resolveText, type Text } from '../../ui/resolve-text.ts';
import { AdminHead } from './admin-head.tsx';
import { Loaded } from './loaded.tsx';
import { selfCheckQuery } from './queries.ts';

const looks = {
  ok: { Icon: CircleCheck, look: 'text-good', word: msg`Works` },
  warning: { Icon: TriangleAlert, look: 'text-fair', word: msg`Needs attention` },
  failed: { Icon: CircleAlert, look: 'text-poor', word: msg`Does not work` },
  off: { Icon: CircleMinus, look: 'text-muted', word: msg`Not set up` },
};

const kinds: Record<string, Text> = {
  sqlite: msg`SQLite, embedded`,
  postgres: 'PostgreSQL',
  folder: msg`Folder of this server`,
  s3: msg`S3-compatible store`,
  embedded: msg`Embedded engine`,
  'language model': msg`Language model`,
  google: msg`Google Calendar`,
  smtp: msg`SMTP server`,
  stripe: msg`Stripe`,
};

function TestMail() {
  const send = useMutation({
    mutationFn: () => api.sendTestMail(),
    onSuccess: ({ sent_to }) => showToast({ title: t`The test mail is sent`, description: t`To ${sent_to}` }),
    onError: (error) =>
      showToast({
        tone: 'error',
        title: t`The test mail failed`,
        description: failureSentences(error).join(' '),
      }),
  });
  return (
    <Button size="sm" pending={send.isPending} onClick={() => send.mutate()}>
      <Trans>Send me a test mail</Trans>
    </Button>
  );
}

function CheckRow({ check }: { check: Check }) {
  const { Icon, look, word } = looks[check.state];
  const kind = kinds[check.kind];
  const isUrgent = check.state === 'failed' || check.state === 'warning';
  return (
    <li className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[14rem_1fr]">
      <span className={isUrgent ? 'font-medium' : 'text-sm text-muted'}>{check.label}</span>
      <div className="grid min-w-0 justify-items-start gap-1.5">
        <p className="flex flex-wrap items-center gap-x-2">
          <Icon aria-hidden className={`size-4 ${look}`} />
          <span className={check.state === 'off' ? 'text-muted' : 'font-medium'}>{t(word)}</span>
          {kind !== undefined && <span className="text-muted">{resolveText(kind)}</span>}
          {check.took_ms !== null && (
            <span className="figures text-sm text-muted">
              <Trans>{check.took_ms} ms</Trans>
            </span>
          )}
        </p>
        <p className="text-sm wrap-anywhere text-muted">{check.detail}</p>
        {check.advice !== null && <p className="text-sm">{check.advice}</p>}
        {check.name === 'backup' && check.state !== 'ok' && (
          <Button asChild size="sm">
            <Link to="/admin?tab=backups">
              <Trans>Open Backups</Trans>
            </Link>
          </Button>
        )}
        {check.name === 'mail' && check.state !== 'off' && <TestMail />}
      </div>
    </li>
  );
}

const parts = [msg`Database`, msg`Photos and files`, msg`Work in the background`, msg`Disk`, msg`Analysis`];

/** While every part is tried, which takes seconds. */
function Trying() {
  return (
    <ul aria-busy className="border-t border-line">
      {parts.map((part) => (
        <li
          key={part.id}
          className="grid items-center gap-x-8 border-b border-line py-4 text-sm text-muted sm:grid-cols-[14rem_1fr]"
        >
          {t(part)}
          <span className="flex items-center gap-2">
            <LoaderCircle aria-hidden className="size-4 animate-spin" />
            <Trans>Checking...</Trans>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What needs somebody stands first. */
const urgency = { failed: 0, warning: 1, ok: 2, off: 3 };
const byUrgency = (one: Check, other: Check) => urgency[one.state] - urgency[other.state];

function summary(checks: readonly Check[]): string {
  const bad = checks.filter(({ state }) => state === 'failed').length;
  const odd = checks.filter(({ state }) => state === 'warning').length;
  if (bad > 0) return plural(bad, { one: 'One part does not work.', other: `${bad} parts do not work.` });
  if (odd > 0)
    return plural(odd, { one: 'One part needs attention.', other: `${odd} parts need attention.` });
  return t`Every part works.`;
}

/** Every part of the installation, tried at this moment. */
export function SelfCheckPanel() {
  const query = useQuery(selfCheckQuery);
  return (
    <section aria-labelledby="self-check">
      <AdminHead
        id="self-check"
        title={t`Self-check`}
        lead={t`Runs a live check of every component.`}
        action={
          <Button pending={query.isFetching} onClick={() => void query.refetch()}>
            {!query.isFetching && <RefreshCw aria-hidden />}
            <Trans>Check again</Trans>
          </Button>
        }
      />
      <Loaded query={query} waiting={<Trying />}>
        {({ version, checked_at, checks }) => (
          <>
            <p role="status" className="font-display text-lg">
              {summary(checks)}
            </p>
            <p className="figures mt-1 mb-5 text-sm text-muted">
              <Trans>
                Version {version}, checked {formatDayAndTime(new Date(checked_at))}
              </Trans>
            </p>
            <ul className="border-t border-line">
              {checks.toSorted(byUrgency).map((check) => (
                <CheckRow key={`${check.name} ${check.label}`} check={check} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  );
}
