import type { Check } from '@drape/contract/admin-installation';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleMinus, RefreshCw, TriangleAlert } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { failureSentences } from '../../lib/failure.ts';
import { formatDayAndTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { AdminSection } from './admin-section.tsx';
import { Loaded } from './loaded.tsx';
import { selfCheckQuery } from './queries.ts';

const looks = {
  ok: { Icon: CircleCheck, look: 'text-good', word: 'Works' },
  warning: { Icon: TriangleAlert, look: 'text-fair', word: 'Needs attention' },
  failed: { Icon: CircleAlert, look: 'text-poor', word: 'Does not work' },
  off: { Icon: CircleMinus, look: 'text-muted', word: 'Not set up' },
};

const kinds: Record<string, string> = {
  sqlite: 'SQLite, embedded',
  postgres: 'PostgreSQL',
  folder: 'Folder of this server',
  s3: 'S3-compatible store',
  embedded: 'Embedded engine',
  'language model': 'Language model',
  google: 'Google Calendar',
  smtp: 'SMTP server',
  stripe: 'Stripe',
};

function TestMail() {
  const send = useMutation({
    mutationFn: () => api.sendTestMail(),
    onSuccess: ({ sent_to }) => showToast({ title: 'The test mail is sent', description: `To ${sent_to}` }),
    onError: (error) =>
      showToast({
        tone: 'error',
        title: 'The test mail failed',
        description: failureSentences(error).join(' '),
      }),
  });
  return (
    <Button size="sm" pending={send.isPending} onClick={() => send.mutate()}>
      Send me a test mail
    </Button>
  );
}

function CheckRow({ check }: { check: Check }) {
  const { Icon, look, word } = looks[check.state];
  return (
    <li className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[12rem_1fr]">
      <span className="text-sm text-muted">{check.label}</span>
      <div className="grid min-w-0 justify-items-start gap-1.5">
        <p className="flex flex-wrap items-center gap-x-2">
          <Icon aria-hidden className={`size-4 ${look}`} />
          <span className={check.state === 'off' ? 'text-muted' : 'font-medium'}>{word}</span>
          {kinds[check.kind] !== undefined && <span className="text-muted">{kinds[check.kind]}</span>}
          {check.took_ms !== null && <span className="figures text-sm text-muted">{check.took_ms} ms</span>}
        </p>
        <p className="text-sm break-words text-muted">{check.detail}</p>
        {check.advice !== null && <p className="text-sm">{check.advice}</p>}
        {check.name === 'mail' && check.state !== 'off' && <TestMail />}
      </div>
    </li>
  );
}

function summary(checks: readonly Check[]): string {
  const bad = checks.filter(({ state }) => state === 'failed').length;
  const odd = checks.filter(({ state }) => state === 'warning').length;
  if (bad > 0) return bad === 1 ? 'One part does not work.' : `${bad} parts do not work.`;
  if (odd > 0) return odd === 1 ? 'One part needs attention.' : `${odd} parts need attention.`;
  return 'Every part works.';
}

/** Every part of the installation, tried at this moment. */
export function SelfCheckPanel() {
  const query = useQuery(selfCheckQuery);
  return (
    <AdminSection
      title="Self-check"
      lead="Each part is tried for real: written and read, greeted, asked."
      action={
        <Button size="sm" pending={query.isFetching} onClick={() => void query.refetch()}>
          {!query.isFetching && <RefreshCw aria-hidden />}
          Check again
        </Button>
      }
    >
      <Loaded query={query}>
        {({ version, checked_at, checks }) => (
          <>
            <p role="status" className="font-display text-lg">
              {summary(checks)}
            </p>
            <p className="figures mt-1 mb-5 text-sm text-muted">
              Version {version}, checked {formatDayAndTime(new Date(checked_at))}
            </p>
            <ul className="border-t border-line">
              {checks.map((check) => (
                <CheckRow key={`${check.name} ${check.label}`} check={check} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </AdminSection>
  );
}
