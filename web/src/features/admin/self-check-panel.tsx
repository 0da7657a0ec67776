import type { Check } from '@drape/contract/admin/admin-installation';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  ChevronDown,
  CircleAlert,
  CircleCheck,
  CircleMinus,
  LoaderCircle,
  RefreshCw,
  TriangleAlert,
} from 'lucide-react';
import { Fragment } from 'react';
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

const opener =
  'inline-flex min-h-9 cursor-pointer list-none items-center gap-1 rounded-[2px] hover:text-ink [&::-webkit-details-marker]:hidden';
/** On a desk a line of a table: mark, name, and what was found. */
const row =
  'grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 border-b border-line py-3.5 md:grid-cols-[auto_13rem_minmax(0,1fr)] md:gap-x-4';
const found = 'grid min-w-0 justify-items-start gap-1.5 text-sm max-md:col-[2/-1] max-md:row-start-2';
const dotted = 'before:me-1.5 before:content-["·"]';
/** On a phone a line of its own. */
const dottedOnDesk = 'min-w-0 wrap-anywhere max-md:basis-full md:before:me-1.5 md:before:content-["·"]';

function CheckRow({ check }: { check: Check }) {
  const { Icon, look, word } = looks[check.state];
  const kind = kinds[check.kind];
  const isUrgent = check.state === 'failed' || check.state === 'warning';
  return (
    <li className={row}>
      <Icon aria-hidden className={`size-4.5 translate-y-1 self-start ${look}`} />
      <span className="font-medium">{check.label}</span>
      <div className={found}>
        <p className="flex flex-wrap gap-x-1.5 text-muted">
          <span className={isUrgent ? 'font-medium text-ink' : 'text-ink'}>{t(word)}</span>
          {kind !== undefined && <span className={dotted}>{resolveText(kind)}</span>}
          <span className={dottedOnDesk}>{check.detail}</span>
        </p>
        {check.advice !== null && <p>{check.advice}</p>}
        {check.name === 'backup' && check.state !== 'ok' && (
          <Button asChild size="sm">
            <Link to="/admin?tab=backups">
              <Trans>Open Backups</Trans>
            </Link>
          </Button>
        )}
        {check.name === 'mail' && <TestMail />}
      </div>
    </li>
  );
}

/** How long each part took to answer, for those who look for what is slow. */
function Durations({ checks }: { checks: readonly Check[] }) {
  return (
    <details className="group mt-4 text-sm text-muted">
      <summary className={opener}>
        <Trans>How long each took</Trans>
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <dl className="figures grid max-w-md grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1.5 pt-1">
        {checks.map(({ name, label, took_ms: took }) => (
          <Fragment key={`${name} ${label}`}>
            <dt>{label}</dt>
            <dd className="text-end">{took !== null && <Trans>{(took / 1000).toFixed(2)} s</Trans>}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}

/** What is not set up here, and how to set it up. */
function NotSetUp({ checks }: { checks: readonly Check[] }) {
  if (checks.length === 0) return null;
  return (
    <section aria-labelledby="not-set-up" className="mt-10">
      <h3 id="not-set-up" className="mb-3 font-display text-lg">
        <Trans>Not set up</Trans>
      </h3>
      <ul className="border-t border-line">
        {checks.map((check) => (
          <li key={`${check.name} ${check.label}`} className={row}>
            <CircleMinus aria-hidden className="size-4.5 translate-y-1 self-start text-muted" />
            <span className="font-medium">{check.label}</span>
            <div className={found}>
              <p className="wrap-anywhere text-muted">{check.detail}</p>
              {check.advice !== null && (
                <details className="group text-muted">
                  <summary className={opener}>
                    <Trans>How to switch it on</Trans>
                    <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
                  </summary>
                  <p className="wrap-anywhere text-ink">{check.advice}</p>
                </details>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const parts = [msg`Database`, msg`Photos and files`, msg`Work in the background`, msg`Disk`, msg`Analysis`];

/** While every part is tried, which takes seconds. */
function Trying() {
  return (
    <ul aria-busy className="border-t border-line">
      {parts.map((part) => (
        <li key={part.id} className={row}>
          <LoaderCircle aria-hidden className="size-4.5 translate-y-1 animate-spin self-start text-muted" />
          <span className="font-medium">{t(part)}</span>
          <span className="text-sm text-muted max-md:col-start-2">
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

/** The mark of the part that is worst off. */
function Verdict({ checks }: { checks: readonly Check[] }) {
  const worst = checks.filter(({ state }) => state !== 'off').toSorted(byUrgency)[0]?.state ?? 'ok';
  const { Icon, look } = looks[worst];
  return <Icon aria-hidden className={`size-7 shrink-0 ${look}`} strokeWidth={1.5} />;
}

/** Every part of the installation, tried at this moment. */
export function SelfCheckPanel() {
  const query = useQuery(selfCheckQuery);
  return (
    <section aria-labelledby="self-check">
      <AdminHead
        id="self-check"
        title={t`Self-check`}
        lead={t`Tries every part of Drape right now.`}
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
            <div className="mb-5 flex items-center gap-4 rounded-photo bg-wash p-5 md:px-8 md:py-6">
              <Verdict checks={checks} />
              <div className="grid min-w-0">
                <p role="status" className="font-display text-lg md:text-xl">
                  {summary(checks)}
                </p>
                <p className="figures text-sm text-muted">
                  <Trans>
                    Version {version}, checked {formatDayAndTime(new Date(checked_at))}
                  </Trans>
                </p>
              </div>
            </div>
            <ul className="border-t border-line">
              {checks
                .filter(({ state }) => state !== 'off')
                .toSorted(byUrgency)
                .map((check) => (
                  <CheckRow key={`${check.name} ${check.label}`} check={check} />
                ))}
            </ul>
            <Durations checks={checks.filter(({ state }) => state !== 'off')} />
            <NotSetUp checks={checks.filter(({ state }) => state === 'off')} />
          </>
        )}
      </Loaded>
    </section>
  );
}
