import type { Webhook } from '@drape/contract/webhooks/webhooks';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { formatDayAndTime } from '../../lib/format.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { resolveText } from '../../ui/resolve-text.ts';
import { deliveriesQuery } from './queries.ts';
import { deliveryWords, eventLabels } from './webhook-words.ts';

function Deliveries({ id }: { id: string }) {
  const { data, error } = useQuery(deliveriesQuery(id));
  if (error) return <Alert messages={[error.message]} />;
  if (!data) return <Skeleton className="h-24" />;
  if (data.total === 0)
    return (
      <p className="text-muted">
        <Trans>Nothing was sent yet.</Trans>
      </p>
    );
  return (
    <ul className="border-b border-line">
      {data.deliveries.map((delivery) => (
        <li key={delivery.id} className="grid gap-1 border-t border-line py-3">
          <p className="flex flex-wrap justify-between gap-x-6">
            <span>{resolveText(eventLabels[delivery.event])}</span>
            <span className="figures text-sm text-muted">
              {formatDayAndTime(new Date(delivery.created_at))}
            </span>
          </p>
          <p className={delivery.state === 'failed' ? 'text-sm text-poor' : 'text-sm text-muted'}>
            {deliveryWords(delivery)}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What was sent to one address lately, and how it was answered. */
export function WebhookLog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`Sent messages`}>
      <p className="mb-4 text-sm break-all text-muted">{webhook.url}</p>
      <Deliveries id={webhook.id} />
    </Dialog>
  );
}
