import type { WebhookEvent } from '@drape/contract/webhooks/webhook-options';
import type { Webhook, WebhookDelivery } from '@drape/contract/webhooks/webhooks';
import type { WebhookDeliveryRow, WebhookRow } from '../../platform/database/webhook-rows.ts';

export function presentWebhook(row: WebhookRow, latest: WebhookDeliveryRow | undefined): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: JSON.parse(row.events) as WebhookEvent[],
    active: row.active === 1,
    stopped: row.stopped,
    created_at: row.created_at,
    last_delivery: latest
      ? { state: latest.state as WebhookDelivery['state'], at: latest.finished_at ?? latest.created_at }
      : null,
  };
}

export function presentDelivery(row: WebhookDeliveryRow): WebhookDelivery {
  const { id, attempts, status, error, created_at, finished_at } = row;
  return {
    id,
    event: row.event as WebhookDelivery['event'],
    state: row.state as WebhookDelivery['state'],
    attempts,
    status,
    error,
    created_at,
    finished_at,
  };
}
