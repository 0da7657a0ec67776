import type { Webhook } from '@drape/contract/webhooks/webhooks';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentences } from '../../lib/failure.ts';
import { formatDayAndTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { resolveText } from '../../ui/resolve-text.ts';
import { useWebhooks, webhooksQuery } from './queries.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookLog } from './webhook-log.tsx';
import { eventLabels } from './webhook-words.ts';

function standing({ active, stopped, last_delivery }: Webhook): string {
  if (!active) return stopped === null ? t`Switched off` : t`Switched off: ${stopped}`;
  if (!last_delivery) return t`Nothing sent yet`;
  const at = formatDayAndTime(new Date(last_delivery.at));
  if (last_delivery.state === 'failed') return t`Last message never arrived, ${at}`;
  return last_delivery.state === 'done' ? t`Last message arrived ${at}` : t`A message is on its way`;
}

type RowProps = { webhook: Webhook; onShowLog: () => void };

function WebhookRow({ webhook, onShowLog }: RowProps) {
  const { setActive, test, remove } = useWebhooks();
  const { id, url, events, active } = webhook;
  const sendTest = () => test.mutate(id, { onSuccess: onShowLog });
  const failure = setActive.error ?? test.error ?? remove.error;
  return (
    <li className="grid gap-3 border-t border-line py-4">
      <div className="min-w-0">
        <p className="break-all">{url}</p>
        <p className="text-sm text-muted">
          {events.map((event) => resolveText(eventLabels[event])).join(', ')}
        </p>
        <p className="figures text-sm text-muted">{standing(webhook)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onShowLog}>
          <Trans>Sent messages</Trans>
        </Button>
        <Button size="sm" pending={test.isPending} onClick={sendTest}>
          <Trans>Send a test</Trans>
        </Button>
        <Button
          size="sm"
          pending={setActive.isPending}
          onClick={() => setActive.mutate({ id, active: !active })}
        >
          {active ? <Trans>Switch off</Trans> : <Trans>Switch on</Trans>}
        </Button>
        <Button size="sm" variant="danger" pending={remove.isPending} onClick={() => remove.mutate(id)}>
          <Trans>
            Delete<span className="sr-only"> {url}</span>
          </Trans>
        </Button>
      </div>
      {failure && <Alert messages={failureSentences(failure)} />}
    </li>
  );
}

/** Addresses of other programs that hear of what happens. */
export function WebhookList() {
  const { data, error } = useQuery(webhooksQuery);
  const [adding, setAdding] = useState(false);
  const [shown, setShown] = useState<Webhook>();
  if (error) return <Alert messages={[error.message]} />;
  if (!data) return <Skeleton className="h-16" />;
  return (
    <div className="grid gap-4">
      {data.total > 0 && (
        <ul className="border-b border-line">
          {data.webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onShowLog={() => setShown(webhook)} />
          ))}
        </ul>
      )}
      {data.reach === 'off' ? (
        <p className="text-muted">
          <Trans>Webhooks are switched off on this server.</Trans>
        </p>
      ) : (
        <Button size="sm" onClick={() => setAdding(true)} className="justify-self-start">
          <Trans>Add a webhook</Trans>
        </Button>
      )}
      <WebhookDialog open={adding} onOpenChange={setAdding} />
      {shown && <WebhookLog webhook={shown} onClose={() => setShown(undefined)} />}
    </div>
  );
}
